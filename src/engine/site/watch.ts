import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'

/** How long changes are gathered: an editor writes a file in several steps. */
const gatherFor = 30

/** How often a folder that has gone is looked for again. */
const lookAgainAfter = 500

/**
 * Calls `onChange` at once, and after each change of a site's pages.json or of a file in its public/, until `signal`
 * ends it. While one call works, further changes wait and are one.
 */
export function watchSite(site: string, onChange: () => Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const watchers = new Map<string, FSWatcher>()
    let timer: NodeJS.Timeout | undefined
    let isWorking = false
    let isStale = false

    const work = async () => {
      if (isWorking) {
        isStale = true
        return
      }
      isWorking = true
      do {
        isStale = false
        await onChange()
      } while (isStale && !signal.aborted)
      isWorking = false
    }
    const gather = () => {
      clearTimeout(timer)
      timer = setTimeout(work, gatherFor)
    }
    const forget = (folder: string) => {
      watchers.get(folder)?.close()
      watchers.delete(folder)
    }
    const follow = (folder: string, recursive: boolean, isOurs: (name: string | null) => boolean) => {
      if (watchers.has(folder)) return
      try {
        const watcher = watch(folder, { recursive, signal }, (_, name) => {
          if (isOurs(name)) gather()
        })
        watchers.set(folder, watcher)
        watcher.on('error', () => forget(folder))
      } catch {
        // It is not there (yet): it is looked for again.
      }
    }
    const publicFolder = join(site, 'public')
    const followPublic = () => follow(publicFolder, true, () => true)
    const followBoth = () => {
      follow(site, false, (name) => {
        if (name !== 'public') return name === 'pages.json' || name === null
        // The folder is new, or another one: what was watched is gone with the old one.
        forget(publicFolder)
        followPublic()
        return true
      })
      followPublic()
    }
    followBoth()
    work()
    const lookout = setInterval(followBoth, lookAgainAfter)
    signal.addEventListener('abort', () => {
      clearInterval(lookout)
      clearTimeout(timer)
      for (const folder of [...watchers.keys()]) forget(folder)
      resolve()
    })
  })
}
