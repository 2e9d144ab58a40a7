/**
 * Draws the scenes: `npx tsx artwork/draw.ts [group]` writes public/images/<key>.svg when its text changed. Stills are
 * drawn and looked over as well; `npm run rasterise` writes them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allScenes, isStill } from './all-scenes'
import { LIMIT } from './kit/fit'

const out = fileURLToPath(new URL('../public/images', import.meta.url))
const seen = new Map<string, string>()
let [written, same, bad] = [0, 0, 0]

for await (const { group, key, draw } of allScenes(process.argv[2])) {
  const svg = draw()
  const problems = [
    seen.has(key) ? `also in ${seen.get(key)}` : '',
    svg.length > LIMIT ? `${svg.length} bytes` : '',
    /NaN|undefined|Infinity/.test(svg) ? 'a coordinate is missing' : '',
    /<text/.test(svg) ? 'has <text>' : '',
  ].filter(Boolean)
  if (problems.length) {
    bad++
    console.error(`${group}: ${key}: ${problems.join(', ')}`)
  }
  seen.set(key, group)
  if (isStill(key)) continue
  const path = join(out, `${key}.svg`)
  if (existsSync(path) && readFileSync(path, 'utf8') === svg) same++
  else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, svg)
    written++
  }
}
console.log(`${seen.size} scenes: ${written} written, ${same} unchanged, ${bad} with problems`)
if (bad) process.exitCode = 1
