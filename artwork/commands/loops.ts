/** Writes the film files of the loops that are named, or of all. A loop with a problem is not written. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { filmPath, loopNames, readLoop, writeFilm } from '../motion/loop-files'
import { problemsOf } from '../motion/loop-problems'
import { drawingsOf } from '../motion/timeline'

async function write(name: string): Promise<boolean> {
  const drawings = drawingsOf(await readLoop(name))
  const text = writeFilm(drawings)
  const problems = await problemsOf(drawings, text.length)
  if (problems.length) {
    console.error(`${name}: not written: ${problems.join('; ')}`)
    return false
  }
  const path = filmPath(name)
  const same = existsSync(path) && readFileSync(path, 'utf8') === text
  mkdirSync(dirname(path), { recursive: true })
  if (!same) writeFileSync(path, text)
  const seconds = drawings.reduce((sum, { ms }) => sum + ms, 0) / 1000
  const sent = Math.round(brotliCompressSync(text).length / 1000)
  const bytes = `${Math.round(text.length / 1000)} kB, sent as ${sent} kB`
  console.log(`${name}: ${drawings.length} drawings, ${seconds.toFixed(1)} s, ${bytes}${same ? ', unchanged' : ''}`)
  return true
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !loopNames.includes(name))
if (unknown.length > 0) {
  console.error(`There is no loop ${unknown.join(', ')}. The loops: ${loopNames.join(', ')}`)
  process.exitCode = 1
} else for (const name of names.length > 0 ? names : loopNames) if (!(await write(name))) process.exitCode = 1
