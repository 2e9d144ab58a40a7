import type { EventEmitter } from 'node:events'
import { statSync } from 'node:fs'

export type FileEvent = 'add' | 'change' | 'unlink'

/** Vite's watcher drops events of a file for 50 ms after a change, so the file is examined again after this time. */
const lookAgainAfter = 60

function stateOf(path: string): string {
  const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {}
  return `${size} ${mtimeMs}`
}

/** Calls back when a watched file is added, changed or deleted. It never misses the last of several quick changes. */
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
