import { join, sep } from 'node:path'
import { contentSecurityPolicy } from '../../../building/host-config/policy'
import type { LiveSocket } from '../../../building/static-server/live-socket'
import { watchFile, watchFolder } from '../../../folders/site-folder/folder-watcher'
import { editorViewFile } from '../../../folders/studio-folder/read-schemas'
import { LiveUpdates } from '../../site-preview/live-updates'
import type { Send } from '../../site-preview/send-change'
import type { createEditorHelp } from '../code-editor-help'
import type { LiveSite } from './live-site'

interface Parts {
  live: LiveSite
  socket: LiveSocket
  editorHelp: ReturnType<typeof createEditorHelp>
  checked: string[]
  site: string
  onText: () => Promise<unknown>
}

/** Follows the files of a site, and tells open pages what changes. */
export function keepInStep({ live, socket, editorHelp, checked, site, onText }: Parts) {
  const files = join(site, 'public')
  const { shown, checker } = live
  let sent = ''
  let warnings = 0
  let hadErrors = false

  const policyNow = () => live.hosted && contentSecurityPolicy(live.hosted)

  const send: Send = (name, data) => socket.send(name, data)

  const problemsNow = () => ({ ...live.problems, found: live.found })

  function sendProblems(problems: object = problemsNow()): void {
    sent = JSON.stringify(live.problems)
    send('site:problems', problems)
  }

  async function show(tell: (change: object) => void, isOnlyText: boolean): Promise<void> {
    editorHelp.noteChange()
    const policyBefore = policyNow()
    await live.refresh()
    await onText()
    const { report } = live
    if (report) {
      console.error(`\n${report}`)
      sendProblems(isOnlyText ? problemsNow() : live.problems)
    } else {
      if (hadErrors) console.log('All is well again: the preview shows pages.json as it is.')
      if (policyBefore !== undefined && policyNow() !== policyBefore) send('site:policy', {})
      tell({ edited: shown.history.last?.pages, ...(isOnlyText && { revision: live.revision }) })
      if (JSON.stringify(live.problems) !== sent) sendProblems()
    }
    hadErrors = report !== ''
  }

  async function countWarnings(): Promise<void> {
    await live.refreshWarnings()
    const count = live.report ? 0 : live.countWarnings()
    if (count > 0 && count !== warnings)
      console.log(`Warnings: ${count}. "npm run check" shows what to do, and so does the page.`)
    warnings = count
    sendProblems()
  }

  const updates = new LiveUpdates({
    ...{ shown, checker, send, show },
    findWarnings: () => updates.enqueue(countWarnings),
    onError: (error) => console.error(error.message),
  })
  const stops = [
    watchFile(join(site, 'pages.json'), () =>
      updates.enqueue(async () => (await live.isCurrent()) || updates.noteText()),
    ),
    watchFolder(files, (paths) => {
      checker.forgetFiles()
      updates.noteFiles(paths.map((path) => path.slice(files.length).split(sep).join('/')))
    }),
    ...checked.map((folder) =>
      watchFolder(folder, (paths) => {
        if (paths.every((path) => path.endsWith(editorViewFile))) return
        live.forgetSchemas()
        editorHelp.forgetSchemas()
        updates.refresh()
      }),
    ),
  ]
  // A page reports its state when it begins to listen: it missed what was sent while it loaded.
  socket.on<{ state: string }>('site:listening', ({ state }, page) => {
    page.send('site:problems', problemsNow())
    page.send('site:times', shown.times)
    if (state !== undefined && Number(state) !== shown.number) page.send('site:changed', {})
  })
  updates.refresh()

  return {
    updates,
    sendProblems: () => sendProblems(),
    /** Resolves when the change in progress is handled. */
    async stop() {
      updates.stop()
      for (const stopWatching of stops) stopWatching()
      await updates.whenShown().catch(() => undefined)
    },
  }
}
