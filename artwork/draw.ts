/**
 * Draws the scenes: `npx tsx artwork/draw.ts [group]` writes public/images/<key>.svg when its text changed, and beside it
 * a sheet of drawings for each of its moving parts. Stills are drawn and looked over as well; `npm run rasterise` writes
 * them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allScenes, isStill } from './all-scenes'
import { type FaceBox, listFaces } from './kit/faces'
import { drawSheet } from './moving'

const out = fileURLToPath(new URL('../public/images', import.meta.url))
const seen = new Map<string, string>()
const faces: Record<string, FaceBox[]> = {}
let [written, same, bad] = [0, 0, 0]

/** Writes where faces are in the pictures of banners and projects, for `npm run inspect -- faces`. Visitors load none of it. */
function writeFaces(): void {
  const lines = Object.entries(faces)
    .filter(([key, boxes]) => boxes.length > 0 && !isStill(key))
    .map(([key, boxes]) => `  ${JSON.stringify(key)}: ${JSON.stringify(boxes)}`)
  writeFileSync(fileURLToPath(new URL('./faces.json', import.meta.url)), `{\n${lines.sort().join(',\n')}\n}\n`)
}

function write(key: string, svg: string): void {
  const path = join(out, `${key}.svg`)
  if (existsSync(path) && readFileSync(path, 'utf8') === svg) same++
  else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, svg)
    written++
  }
}

function report(key: string, problems: string): void {
  bad++
  console.error(`${key}: ${problems}`)
}

const fault = (svg: string) =>
  [/NaN|undefined|Infinity/.test(svg) ? 'a coordinate is missing' : '', /<text/.test(svg) ? 'has <text>' : ''].filter(
    Boolean,
  )

for await (const { group, key, draw, limit, moving } of allScenes(process.argv[2])) {
  listFaces()
  const svg = draw()
  if (/^(banners|projects)\//.test(key)) faces[key] = listFaces()
  const problems = [
    seen.has(key) ? `also in ${seen.get(key)}` : '',
    svg.length > limit ? `${svg.length} bytes` : '',
    ...fault(svg),
  ].filter(Boolean)
  if (problems.length) report(`${group}: ${key}`, problems.join(', '))
  seen.set(key, group)
  if (!isStill(key)) write(key, svg)
  for (const [index, part] of moving.entries()) {
    const still = moving.map(() => 0)
    const name = `${key}-moving${index ? `-${index + 1}` : ''}`
    try {
      const sheet = await drawSheet((drawing) => draw(...still.with(index, drawing)), part)
      if (fault(sheet).length) report(name, fault(sheet).join(', '))
      write(name, sheet)
    } catch (error) {
      report(name, (error as Error).message)
    }
  }
}
if (!process.argv[2]) writeFaces()
console.log(`${seen.size} scenes: ${written} written, ${same} unchanged, ${bad} with problems`)
if (bad) process.exitCode = 1
