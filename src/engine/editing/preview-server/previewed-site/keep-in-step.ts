import { join, sep } from 'node:path'
import { contentSecurityPolicy } from '../../../building/host-config/policy'
import type { LiveSocket } from '../../../building/static-server/live-socket'
import { watchFile, watchFolder } from '../../../folders/site-folder/folder-watcher'
import { editorViewFile } from '../../../folders/studio-folder/read-schemas'
import { ChangeClock } from '../../site-preview/change-clock'
import { noteState, type Send } from '../../site-preview/send-change'
import type { createEditorHelp } from '../code-editor-help'
import type { LiveSite } from './live-site'

/** Milliseconds: the browser paints the edit before warnings are counted. */
const idleDelay = 600

interface Parts {
  live: LiveSite
  socket: LiveSocket
  editorHelp: ReturnType<typeof createEditorHelp>
  checked: string[]
  site: string
  onText: () => Promise<unknown>
}

/** Changes are handled one after another; those that arrive during one are handled together. */
export function keepInStep({ live, socket, editorHelp, checked, site, onText }: Parts) {
  const files = join(site, 'public')
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()
  let isWaiting = false
  /** Whether something else than the text may have changed. */
  let isMore = false
  let sent = ''
  let isStopped = false
  let warnings = 0
  let hadErrors = false
  let replaced = new Set<string>()

  const policyNow = () => live.hosted && contentSecurityPolicy(live.hosted)

  const send: Send = (name, data) => socket.send(name, data)

  const clock = new ChangeClock(() => {
    live.forgetTime()
    noteChange()
  })

  const problemsNow = () => ({ ...live.problems, found: live.found })

  function sendProblems(problems: object = problemsNow()): void {
    sent = JSON.stringify(live.problems)
    send('site:problems', problems)
  }

  async function refresh(): Promise<void> {
    isWaiting = false
    const addresses = [...replaced]
    replaced = new Set()
    const isText = !isMore
    isMore = false
    const sendChange = noteState(live.shown)
    const policyBefore = policyNow()
    await live.refresh()
    await onText()
    const { report } = live
    if (report) {
      console.error(`\n${report}`)
      sendProblems(isText ? problemsNow() : live.problems)
    } else {
      if (hadErrors) console.log('All is well again: the preview shows pages.json as it is.')
      if (policyBefore !== undefined && policyNow() !== policyBefore) send('site:policy', {})
      sendChange(
        send,
        { edited: live.shown.history.last?.pages, ...(isText && { revision: live.revision }) },
        addresses,
      )
      if (JSON.stringify(live.problems) !== sent) sendProblems()
    }
    hadErrors = report !== ''
    if (!isStopped) clock.waitFor(live.nextChange())
    if (!isStopped) timer = setTimeout(() => enqueue(countWarnings), idleDelay)
  }

  async function countWarnings(): Promise<void> {
    if (isWaiting) return
    await live.refreshWarnings()
    const count = live.report ? 0 : live.countWarnings()
    if (count > 0 && count !== warnings)
      console.log(`Warnings: ${count}. "npm run check" shows what to do, and so does the page.`)
    warnings = count
    sendProblems()
  }

  function enqueue(job: () => Promise<unknown>): Promise<void> {
    work = work
      .then(async () => void (isStopped || (await job())))
      .catch((error: Error) => console.error(error.message))
    return work
  }

  function noteChange(): void {
    isMore = true
    noteText()
  }

  function noteText(): void {
    clearTimeout(timer)
    editorHelp.noteChange()
    if (isWaiting) return
    isWaiting = true
    void enqueue(refresh)
  }

  const stops = [
    watchFile(join(site, 'pages.json'), () => void enqueue(async () => (await live.isCurrent()) || noteText())),
    watchFolder(files, (paths) => {
      live.forgetFiles()
      for (const path of paths) replaced.add(path.slice(files.length).split(sep).join('/'))
      noteChange()
    }),
    ...checked.map((folder) =>
      watchFolder(folder, (paths) => {
        if (paths.every((path) => path.endsWith(editorViewFile))) return
        live.forgetSchemas()
        editorHelp.forgetSchemas()
        noteChange()
      }),
    ),
  ]
  // A page reports its state when it begins to listen: it missed what was sent while it loaded.
  socket.on<{ state: string }>('site:listening', ({ state }, page) => {
    page.send('site:problems', problemsNow())
    page.send('site:times', live.shown.times)
    if (state !== undefined && Number(state) !== live.shown.number) page.send('site:changed', {})
  })
  noteChange()

  return {
    whenReady: () => work,
    sendProblems: () => sendProblems(),
    lookAgain: noteChange,
    noteText,
    /** Resolves when the change in progress is handled. */
    async stop() {
      isStopped = true
      clearTimeout(timer)
      clock.stop()
      for (const stopWatching of stops) stopWatching()
      await work
    },
  }
}
