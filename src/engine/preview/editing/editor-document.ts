import type { ViteDevServer } from 'vite'
import { type EditorData, editorDataId } from '../../model/editor-data'
import type { SiteChecker } from '../live/site-checker'

/** The script that shows the editor. */
export const editorScript = '/src/engine/editor/main.tsx'

/** Returns the document of the editor, with what its script needs. */
export async function renderEditor(vite: ViteDevServer, checker: SiteChecker, token: string): Promise<string> {
  const { schemas, files } = await checker.tools()
  const data: EditorData = { token, schemas, files: [...files.keys()] }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Editor</title><link rel="icon" href="data:,"></head><body><div id="editor"></div><script type="application/json" id="${editorDataId}">${json}</script><script type="module" src="${editorScript}"></script></body></html>`
  return vite.transformIndexHtml('/', html)
}
