import './style/index.css'
import { createRoot } from 'react-dom/client'
import { type EditorData, editorDataId } from '../model/editor-data'
import { openBook } from './page/open-page'
import { Session } from './session/session'
import { SessionProvider } from './session/use-session'
import { pageOf } from './shell/address'
import { Editor } from './shell/Editor'
import { PublishingProvider } from './shell/publish/use-publishing'
import { endWorkers } from './store/end-workers'
import { holdReloads } from './store/hold-reloads'
import { createHttpPublishing } from './store/http-publishing'
import { createHttpStore } from './store/http-store'
import { announceWindow } from './store/window-id'

/** Takes what the document carries for this script out of it: the page in the frame could read it there. */
function takeEditorData(): EditorData {
  const element = document.getElementById(editorDataId)
  element?.remove()
  return JSON.parse(element?.textContent ?? '{}')
}

/** Keeps what is typed when the editor is closed, and lets the browser ask first where nothing can be written. */
function keepWhatIsTyped(session: Session): void {
  addEventListener('pagehide', () => session.outbox.keep())
  addEventListener('beforeunload', (event) => {
    if (session.state.waits !== undefined && !session.outbox.isEmpty) event.preventDefault()
  })
}

/** Opens the editor in the document that the preview serves at /__editor/<path of a page>. */
async function start(): Promise<void> {
  const data = takeEditorData()
  if (await endWorkers()) return
  const session = new Session(
    createHttpStore(data.token),
    data.files,
    openBook(data.schemas),
    pageOf(location.pathname),
  )
  // The page itself comes first where there is little room.
  session.fold('outline', innerWidth < 1100)
  session.fold('fields', innerWidth < 900)
  announceWindow()
  holdReloads(session)
  keepWhatIsTyped(session)
  const root = document.getElementById('editor')
  if (!root) throw new Error('The document of the editor has no place for it.')
  createRoot(root).render(
    <SessionProvider value={session}>
      <PublishingProvider value={createHttpPublishing(data.token)}>
        <Editor />
      </PublishingProvider>
    </SessionProvider>,
  )
}

void start()
