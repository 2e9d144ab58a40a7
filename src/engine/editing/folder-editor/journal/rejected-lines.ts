import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plural } from '../../../base/text/numbers'
import { removeUnfinished, writeAtomicallySync } from '../../../folders/site-folder/write-atomically'
import { readEnd } from './editor-folder'

const name = 'journal.rejected'

export const readRejected = (folder: string, mostBytes: number): Buffer => {
  const path = join(folder, name)
  return existsSync(path) ? readEnd(path, mostBytes).bytes : Buffer.alloc(0)
}

/** For a person to look at: the latest lines. */
export function keepRejected(folder: string, lines: readonly Buffer[], mostBytes: number): void {
  if (lines.length === 0) return
  removeUnfinished(join(folder, name))
  const bytes = Buffer.concat([readRejected(folder, mostBytes), ...lines]).subarray(-mostBytes)
  writeAtomicallySync(join(folder, name), (unfinished) =>
    writeFileSync(unfinished, bytes, { flag: 'wx', mode: 0o600, flush: true }),
  )
}

export const explainRejected = (count: number): string =>
  `Undo has lost ${plural(count, 'entry', 'entries')}: damaged, or written by an older version of the editor. Your pages are unchanged. A copy is in .editor/${name}.`
