import { join } from 'node:path'
import { FolderWatcher } from './folder-watcher'

/** How often a folder that has gone is looked for again, in milliseconds. */
const lookAgainAfter = 500

/** Returns the job as one that never runs twice at a time: calls while it runs become one run after it. */
function oneAtATime(job: () => Promise<void>, signal: AbortSignal): () => Promise<void> {
  let isWorking = false
  let isStale = false
  return async () => {
    isStale = true
    if (isWorking) return
    isWorking = true
    while (isStale && !signal.aborted) {
      isStale = false
      await job()
    }
    isWorking = false
  }
}

/**
 * Calls `onChange` at once, and after each change of a site's pages.json or of a file in its public/, until `signal`
 * ends it. While one call works, further changes wait and are one.
 */
export function watchSite(site: string, onChange: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const publicFolder = join(site, 'public')
  const work = oneAtATime(onChange, signal)
  const watcher = new FolderWatcher(work)
  const followPublic = () => watcher.follow(publicFolder, () => true, { recursive: true })
  const matters = (name: string) => {
    if (name !== 'public') return name === 'pages.json'
    // The folder is new, or another one: what was watched is gone with the old one.
    watcher.forget(publicFolder)
    followPublic()
    return true
  }
  const followBoth = () => {
    watcher.follow(site, matters)
    followPublic()
  }
  followBoth()
  work()
  const lookout = setInterval(followBoth, lookAgainAfter)
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      clearInterval(lookout)
      watcher.close()
      resolve()
    })
  })
}
