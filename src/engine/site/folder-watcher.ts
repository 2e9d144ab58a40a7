import { type FSWatcher, watch } from 'node:fs'

/** How long changes are gathered, in milliseconds: an editor writes a file in several steps. */
const gatherFor = 20

/** Watches folders, and calls `onChange` once for all changes that come close together. */
export class FolderWatcher {
  readonly #watchers = new Map<string, FSWatcher>()
  #timer?: NodeJS.Timeout

  constructor(private readonly onChange: () => void) {}

  /** Watches the files of a folder whose names matter. Does nothing where it is watched already, or is not there (yet). */
  follow(folder: string, matters: (name: string) => boolean, { recursive = false } = {}): void {
    if (this.#watchers.has(folder)) return
    try {
      const watcher = watch(folder, { recursive }, (_, name) => {
        // Some systems do not name the file.
        if (name === null || matters(name)) this.#gather()
      })
      this.#watchers.set(folder, watcher)
      watcher.on('error', () => this.forget(folder))
    } catch {
      // It is for the caller to try again.
    }
  }

  /** Stops watching a folder. */
  forget(folder: string): void {
    this.#watchers.get(folder)?.close()
    this.#watchers.delete(folder)
  }

  /** Stops watching all folders. What has been gathered is dropped. */
  close(): void {
    clearTimeout(this.#timer)
    for (const folder of [...this.#watchers.keys()]) this.forget(folder)
  }

  #gather(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.onChange, gatherFor)
  }
}
