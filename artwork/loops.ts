/**
 * The projects' short films: `npm run loops` writes public/loops/<name>.json for every file of loops/; with names, only
 * those. A loop with a problem is not written.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { filmOf } from './motion/film'
import { problemsOf } from './motion/judge'
import { type Drawing, drawingsOf, type Loop } from './motion/timeline'

const folder = fileURLToPath(new URL('./loops', import.meta.url))
const out = fileURLToPath(new URL('../public/loops', import.meta.url))

/** The loop of a project. */
export async function readLoop(name: string): Promise<Loop> {
  const module: { loop: Loop } = await import(pathToFileURL(join(folder, `${name}.ts`)).href)
  return module.loop
}

/** The names of all loops. */
export const loopNames = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))

/** Where a loop's film file is. */
export const pathOf = (name: string): string => join(out, `${name}.json`)

/** The film file of drawings, as it is written. */
export const fileOf = (drawings: readonly Drawing[]): string => `${JSON.stringify(filmOf(drawings, 1600, 1000))}\n`

async function write(name: string): Promise<boolean> {
  const drawings = drawingsOf(await readLoop(name))
  const text = fileOf(drawings)
  const problems = await problemsOf(drawings, text.length)
  if (problems.length) {
    console.error(`${name}: not written: ${problems.join('; ')}`)
    return false
  }
  const path = pathOf(name)
  const same = existsSync(path) && readFileSync(path, 'utf8') === text
  mkdirSync(out, { recursive: true })
  if (!same) writeFileSync(path, text)
  const seconds = drawings.reduce((sum, { ms }) => sum + ms, 0) / 1000
  const sent = Math.round(brotliCompressSync(text).length / 1000)
  const bytes = `${Math.round(text.length / 1000)} kB, sent as ${sent} kB`
  console.log(`${name}: ${drawings.length} drawings, ${seconds.toFixed(1)} s, ${bytes}${same ? ', unchanged' : ''}`)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of process.argv.length > 2 ? process.argv.slice(2) : loopNames)
    if (!(await write(name))) process.exitCode = 1
}
