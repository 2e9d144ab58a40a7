import { type FSWatcher, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** In milliseconds. An editor writes a file in several steps. */
const debounceTime = 20

/** Calls `onChange` once for changes in quick succession, with the paths of the changed files. */
export class FolderWatcher {
  readonly #watchers = new Map<string, FSWatcher>()
  #changed = new Set<string>()
  #timer?: NodeJS.Timeout

  constructor(private readonly onChange: (paths: string[]) => void) {}

  /** Does nothing if the folder is watched already, or does not exist. */
  add(folder: string, matters: (name: string) => boolean, { recursive = false } = {}): void {
    if (this.#watchers.has(folder)) return
    try {
      const watcher = watch(folder, { recursive }, (_, name) => {
        // Some systems do not name the file.
        if (name === null || matters(name)) this.#note(join(folder, name ?? ''))
      })
      this.#watchers.set(folder, watcher)
      watcher.on('error', () => this.remove(folder))
    } catch {
      // The caller may try again later.
    }
  }

  remove(folder: string): void {
    this.#watchers.get(folder)?.close()
    this.#watchers.delete(folder)
  }

  close(): void {
    clearTimeout(this.#timer)
    for (const folder of [...this.#watchers.keys()]) this.remove(folder)
  }

  #note(path: string): void {
    this.#changed.add(path)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const paths = [...this.#changed]
      this.#changed = new Set()
      this.onChange(paths)
    }, debounceTime)
  }
}

/**
 * Calls back after each change of a file, and returns how to stop. Watches its folder, because many editors save by
 * replacing the file.
 */
export function watchFile(path: string, onChange: () => void): () => void {
  const watcher = new FolderWatcher(() => onChange())
  watcher.add(dirname(path), (name) => name === basename(path))
  return () => watcher.close()
}

/** Calls back with the files that have changed in a folder, also after it was removed and created again. Returns how to stop. */
export function watchFolder(folder: string, onChange: (paths: string[]) => void): () => void {
  const watcher = new FolderWatcher(onChange)
  const add = () => watcher.add(folder, () => true, { recursive: true })
  add()
  watcher.add(dirname(folder), (name) => {
    if (name !== basename(folder)) return false
    watcher.remove(folder)
    add()
    return true
  })
  return () => watcher.close()
}
