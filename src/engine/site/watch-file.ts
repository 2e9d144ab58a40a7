import { watch } from 'node:fs'
import { basename, dirname } from 'node:path'

/** How long changes are gathered, in milliseconds: an editor writes a file in several steps. */
const gatherDelay = 20

/**
 * Calls back after each change of one file. Its folder is watched, not the file: many editors save by putting a new
 * file in the place of the old one. Returns how to stop.
 */
export function watchFile(path: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(dirname(path), (_, name) => {
    if (name !== null && name !== basename(path)) return
    clearTimeout(timer)
    timer = setTimeout(onChange, gatherDelay)
  })
  watcher.on('error', () => watcher.close())
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
