/** Draws the scenes: `npx tsx artwork/draw.ts [group]` writes public/images/<key>.svg when its text changed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { LIMIT } from './kit/fit'

const here = dirname(fileURLToPath(import.meta.url))
const out = join(here, '../public/images')
const only = process.argv[2]
const seen = new Map<string, string>()
let [written, same, bad] = [0, 0, 0]

for (const file of readdirSync(join(here, 'scenes')).sort()) {
  const name = file.replace(/\.ts$/, '')
  if (!file.endsWith('.ts') || (only && only !== name)) continue
  const module: { scenes: Record<string, () => string> } = await import(pathToFileURL(join(here, 'scenes', file)).href)
  for (const [key, draw] of Object.entries(module.scenes)) {
    const svg = draw()
    const problems = [
      seen.has(key) ? `also in ${seen.get(key)}` : '',
      svg.length > LIMIT ? `${svg.length} bytes` : '',
      /NaN|undefined|Infinity/.test(svg) ? 'a coordinate is missing' : '',
      /<text/.test(svg) && !/^(logos|clients|association)/.test(key) ? 'has <text>' : '',
    ].filter(Boolean)
    if (problems.length) {
      bad++
      console.error(`${name}: ${key}: ${problems.join(', ')}`)
    }
    seen.set(key, name)
    const path = join(out, `${key}.svg`)
    if (existsSync(path) && readFileSync(path, 'utf8') === svg) same++
    else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, svg)
      written++
    }
  }
}
console.log(`${seen.size} scenes: ${written} written, ${same} unchanged, ${bad} with problems`)
if (bad) process.exitCode = 1
