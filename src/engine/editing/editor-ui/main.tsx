import './style/index.css'
import { createRoot } from 'react-dom/client'
import { type EditorData, editorDataId } from '../edited-site/editor-data'
import { endWorkers } from './connection/end-workers'
import { openEditor } from './connection/open-editor'
import { previewSurroundings } from './connection/preview-surroundings'
import { Editor } from './shell/Editor'
import { EditorProvider } from './views/use-editor'

/** Removes the data of the editor from the document, where the page in the frame could read it. */
function takeEditorData(): EditorData {
  const element = document.getElementById(editorDataId)
  element?.remove()
  return JSON.parse(element?.textContent ?? '{}')
}

/** Opens the editor in the document that the preview serves at /__editor/<path of a page>. */
async function start(): Promise<void> {
  const data = takeEditorData()
  if (await endWorkers()) return
  const root = document.getElementById('editor')
  if (!root) throw new Error('The document of the editor has no element for it.')
  createRoot(root).render(
    <EditorProvider value={openEditor(previewSurroundings(data.token), data.schemas, data.files)}>
      <Editor />
    </EditorProvider>,
  )
}

void start()
