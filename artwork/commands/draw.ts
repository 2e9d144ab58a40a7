/** Draws the pictures whose address begins with the given one, or all: writes those of public/images that have changed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FaceBox } from '../kit/faces'
import { type DrawnFile, drawScene, writeFaces } from '../pictures/draw-scene'
import { allScenes, isStill } from '../pictures/scenes'
import { facesFile, images } from '../places'

const [prefix = ''] = process.argv.slice(2)
const drawnIn = new Map<string, string>()
const faces = new Map<string, FaceBox[]>()
let [written, same, bad] = [0, 0, 0]

function write({ name, svg }: DrawnFile): void {
  const path = join(images, `${name}.svg`)
  if (existsSync(path) && readFileSync(path, 'utf8') === svg) same++
  else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, svg)
    written++
  }
}

function report(name: string, problems: string[]): void {
  if (problems.length === 0) return
  bad++
  console.error(`${name}: ${problems.join(', ')}`)
}

const faultsOf = ({ svg }: DrawnFile): string[] => [
  ...(/NaN|undefined|Infinity/.test(svg) ? ['a coordinate is missing'] : []),
  ...(/<text/.test(svg) ? ['has <text>'] : []),
]

for await (const scene of allScenes(prefix)) {
  const { key, file, limit } = scene
  const other = drawnIn.get(key)
  drawnIn.set(key, file)
  try {
    const drawn = await drawScene(scene)
    const { picture, sheets } = drawn
    const { length } = picture.svg
    report(`${file}: ${key}`, [
      ...(other ? [`also in ${other}`] : []),
      ...(length > limit ? [`${length} bytes, the limit is ${limit}`] : []),
      ...faultsOf(picture),
    ])
    for (const sheet of sheets) report(sheet.name, faultsOf(sheet))
    for (const one of isStill(key) ? sheets : [picture, ...sheets]) write(one)
    faces.set(key, drawn.faces)
  } catch (error) {
    report(`${file}: ${key}`, [(error as Error).message])
  }
}
if (drawnIn.size === 0) {
  console.error(`No picture of scenes/ has an address that begins with "${prefix}".`)
  bad++
}
if (!prefix) writeFileSync(facesFile, writeFaces(faces))
console.log(`${drawnIn.size} scenes: ${written} written, ${same} unchanged, ${bad} with problems`)
if (bad) process.exitCode = 1
