import './style/index.css'
import { createRoot } from 'react-dom/client'
import { SchemaBook } from '../check/explain/schema-book'
import { type EditorData, editorDataId } from '../store/editor-data'
import { endWorkers } from './connection/end-workers'
import { holdReloads } from './connection/hold-reloads'
import { keepChosen } from './connection/keep-chosen'
import { previewSurroundings } from './connection/preview-surroundings'
import { windowId } from './connection/window-id'
import { FileManager } from './model/files/file-manager'
import { Session } from './model/session/session'
import { Editor } from './shell/Editor'
import { EditorProvider } from './views/use-editor'

/** Removes the data of the editor from the document, where the page in the frame could read it. */
function takeEditorData(): EditorData {
  const element = document.getElementById(editorDataId)
  element?.remove()
  return JSON.parse(element?.textContent ?? '{}')
}

/** Keeps drafts when the editor is closed; the browser asks first while nothing can be written. */
function keepDraftsOnClose(session: Session): void {
  addEventListener('pagehide', () => session.outbox.keep())
  addEventListener('beforeunload', (event) => {
    if (session.state.waits !== undefined && !session.outbox.isEmpty) event.preventDefault()
  })
}

/** Opens the editor in the document that the preview serves at /__editor/<path of a page>. */
async function start(): Promise<void> {
  const data = takeEditorData()
  if (await endWorkers()) return
  const surroundings = previewSurroundings(data.token)
  const { store, live } = surroundings
  const session = new Session(store, new SchemaBook(data.schemas), surroundings.pageOf(location))
  const files = new FileManager(session, store, data.files)
  // Small windows show the page first.
  session.fold('outline', innerWidth < 1100)
  session.fold('fields', innerWidth < 900)
  live.announceWindow(windowId())
  holdReloads(session, live)
  keepDraftsOnClose(session)
  keepChosen(session)
  const root = document.getElementById('editor')
  if (!root) throw new Error('The document of the editor has no element for it.')
  createRoot(root).render(
    <EditorProvider value={{ session, files, surroundings }}>
      <Editor />
    </EditorProvider>,
  )
}

void start()
