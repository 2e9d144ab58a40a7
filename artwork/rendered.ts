/**
 * Files whose bytes depend on the program that renders them: pixels, documents, typefaces. rendered.json has a hash of
 * each file together with its source, so a change of either is found without rendering it.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nameOf } from './places'

export interface Rendering {
  path: string
  /** Everything it is rendered from, settings included. */
  source: string
}

const record = join(import.meta.dirname, 'rendered.json')
const readRecord = (): Record<string, string> => JSON.parse(readFileSync(record, 'utf8'))

const hashOf = ({ path, source }: Rendering): string =>
  createHash('sha256').update(source).update('\0').update(readFileSync(path)).digest('hex')

export const isCurrent = (rendering: Rendering): boolean =>
  existsSync(rendering.path) && readRecord()[nameOf(rendering.path)] === hashOf(rendering)

/** Whether a file was rendered here and has changed since, or its source has. */
export const isOutdated = (rendering: Rendering): boolean =>
  existsSync(rendering.path) && nameOf(rendering.path) in readRecord() && !isCurrent(rendering)

export function writeRendering(rendering: Rendering, bytes: Uint8Array): void {
  const { path } = rendering
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  const entries = Object.entries({ ...readRecord(), [nameOf(path)]: hashOf(rendering) })
  // An entry goes with its file.
  const kept = entries.filter(([name]) => existsSync(join(import.meta.dirname, '..', name)))
  const sorted = Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(record, `${JSON.stringify(sorted, null, 2)}\n`)
}
