import type { EventEmitter } from 'node:events'
import { statSync } from 'node:fs'

/** What happens to a file. */
export type FileEvent = 'add' | 'change' | 'unlink'

/** Vite's watcher drops what happens to a file for 50 ms after a change that it has reported: it is looked at again then. */
const lookAgainAfter = 60

function stateOf(path: string): string {
  const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {}
  return `${size} ${mtimeMs}`
}

/**
 * Calls back when a file that Vite watches is added, changed or deleted. The last change is never missed, however soon it
 * follows another one.
 */
export function onFileEvent(watcher: EventEmitter, handle: (event: FileEvent, path: string) => void): void {
  const noteChange = (path: string) => {
    const seen = stateOf(path)
    handle('change', path)
    setTimeout(() => {
      if (stateOf(path) !== seen) noteChange(path)
    }, lookAgainAfter)
  }
  watcher.on('add', (path) => handle('add', path))
  watcher.on('unlink', (path) => handle('unlink', path))
  watcher.on('change', noteChange)
}
