import { join } from 'node:path'
import { FolderWatcher } from './folder-watcher'

/** Milliseconds. A removed folder is looked for this often. */
const retryInterval = 500

/** One at a time. Calls while it runs become one run after it. */
function serialize(job: () => Promise<void>, signal: AbortSignal): () => Promise<void> {
  let isRunning = false
  let isStale = false
  return async () => {
    isStale = true
    if (isRunning) return
    isRunning = true
    while (isStale && !signal.aborted) {
      isStale = false
      await job()
    }
    isRunning = false
  }
}

/** `onChange` runs now and after each change of pages.json or public/, until `signal` aborts. */
export function watchSite(site: string, onChange: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const publicFolder = join(site, 'public')
  const work = serialize(onChange, signal)
  const watcher = new FolderWatcher(() => void work())
  const addPublic = () => watcher.addTree(publicFolder)
  const matters = (name: string) => {
    if (name !== 'public') return name === 'pages.json'
    // The folder may be a new one: what was watched was the old one.
    watcher.remove(publicFolder)
    addPublic()
    return true
  }
  const addBoth = () => {
    watcher.add(site, matters)
    addPublic()
  }
  addBoth()
  work()
  const timer = setInterval(addBoth, retryInterval)
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      watcher.close()
      resolve()
    })
  })
}
