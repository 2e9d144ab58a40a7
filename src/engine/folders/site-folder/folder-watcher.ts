import { type FSWatcher, readdirSync, type WatchListener, type WatchOptions, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Milliseconds. An editor writes a file in several steps. */
const debounceTime = 20

/** Milliseconds. Files that arrive one after another are handled together, but not later. */
const longestDelay = 1000

/**
 * On Linux, Node lists a whole folder at each change in it: ten thousand new files would stop the program for minutes.
 * So each folder is watched alone.
 */
const watchesTrees = ['darwin', 'win32'].includes(process.platform)

/** Links are not followed. */
function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.flatMap((entry) => (entry.isDirectory() ? [join(folder, entry.name)] : []))
  } catch {
    return []
  }
}

function pathsBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  } catch {
    return []
  }
}

/** Changes in quick succession are one call, with all paths. */
export class FolderWatcher {
  private readonly watchers = new Map<string, FSWatcher>()
  private changed = new Set<string>()
  private altered = new Set<string>()
  private timer?: NodeJS.Timeout
  private latest = 0

  constructor(private readonly onChange: (paths: string[]) => void) {}

  add(folder: string, matters: (name: string) => boolean): void {
    this.watch(folder, {}, (_, name) => {
      // Some systems do not name the file.
      if (name === null || matters(name)) this.note(join(folder, name ?? ''))
    })
  }

  addTree(folder: string): void {
    if (this.watchers.has(folder)) return
    this.watch(folder, { recursive: watchesTrees }, (event, name) => {
      const path = join(folder, name ?? '')
      if (event === 'rename' && name !== null && !watchesTrees) {
        // Another folder may have the name now.
        this.remove(path)
        this.altered.add(folder)
      }
      this.note(path)
    })
    if (!watchesTrees) for (const below of foldersIn(folder)) this.addTree(below)
  }

  remove(folder: string): void {
    for (const watched of this.watchers.has(folder) ? [...this.watchers.keys()] : []) {
      if (watched !== folder && !watched.startsWith(join(folder, '/'))) continue
      this.watchers.get(watched)?.close()
      this.watchers.delete(watched)
    }
  }

  close(): void {
    clearTimeout(this.timer)
    for (const folder of [...this.watchers.keys()]) this.remove(folder)
  }

  private watch(folder: string, options: WatchOptions, onEvent: WatchListener<string>): void {
    if (this.watchers.has(folder)) return
    try {
      const watcher = watch(folder, options, onEvent)
      this.watchers.set(folder, watcher)
      watcher.on('error', () => this.remove(folder))
    } catch {}
  }

  private note(path: string): void {
    const now = Date.now()
    if (this.changed.size === 0) this.latest = now + longestDelay
    this.changed.add(path)
    clearTimeout(this.timer)
    // One file is shown at once. After several files, more are likely.
    const delay = Math.min(debounceTime + this.changed.size, this.latest - now)
    this.timer = setTimeout(() => this.report(), delay)
  }

  private report(): void {
    const [paths, altered] = [this.changed, this.altered]
    this.changed = new Set()
    this.altered = new Set()
    for (const folder of [...altered].flatMap(foldersIn)) {
      if (this.watchers.has(folder)) continue
      this.addTree(folder)
      for (const path of pathsBelow(folder)) paths.add(path)
    }
    this.onChange([...paths])
  }
}

/** Of the folder: many editors save by replacing the file. Returns how to stop. */
export function watchFile(path: string, onChange: () => void): () => void {
  const watcher = new FolderWatcher(() => onChange())
  watcher.add(dirname(path), (name) => name === basename(path))
  return () => watcher.close()
}

/** Also after the folder was removed and created again. Returns how to stop. */
export function watchFolder(folder: string, onChange: (paths: string[]) => void): () => void {
  const watcher = new FolderWatcher(onChange)
  const add = () => watcher.addTree(folder)
  add()
  watcher.add(dirname(folder), (name) => {
    if (name !== basename(folder)) return false
    watcher.remove(folder)
    add()
    return true
  })
  return () => watcher.close()
}
