import { basename, dirname } from 'node:path'
import { FolderWatcher } from './folder-watcher'

/**
 * Calls back after each change of one file. Its folder is watched, not the file: many editors save by putting a new
 * file in the place of the old one. Returns how to stop.
 */
export function watchFile(path: string, onChange: () => void): () => void {
  const watcher = new FolderWatcher(onChange)
  watcher.follow(dirname(path), (name) => name === basename(path))
  return () => watcher.close()
}
