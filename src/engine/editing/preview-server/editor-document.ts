import type { IncomingMessage, ServerResponse } from 'node:http'
import { isFailure } from '../../base/shared-types/failure'
import { sendHtml, sendText } from '../../building/static-server/http-server'
import type { RequestTarget } from '../../building/static-server/request-target'
import type { SiteChecker } from '../../commands/check-command/site-checker'
import { type EditorData, editorDataId } from '../edited-site/editor-data'
import type { PageCode } from './code/page-code'
import { jsonTag } from './json-tag'
import { createNonce, editorHeaders } from './policy'

interface Parts {
  code: PageCode
  checker: SiteChecker
  token: string
}

async function renderEditor({ code, checker, token }: Parts, nonce: string): Promise<string> {
  const { schemas, files } = await checker.tools()
  const data: EditorData = { token, schemas, files: [...files.keys()] }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content"><title>Editor</title><link rel="icon" href="data:,">${await code.headOf(['editor'], nonce)}</head><body><div id="editor"></div>${jsonTag(editorDataId, data)}</body></html>`
}

/** The answer to a visit from another site: a person can continue, a script cannot. */
const entrance =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Editor</title></head><body><p>Another site has opened this address. <a href="">Open the editor</a></p></body></html>'

/**
 * Sends the document that carries the token to a window that navigates there, never to a frame, a script or a service worker.
 * Programs other than browsers send none of these headers.
 */
export async function sendEditor(
  { headers }: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
  parts: Parts,
): Promise<void> {
  const {
    'sec-fetch-dest': dest = 'document',
    'sec-fetch-mode': mode = 'navigate',
    'sec-fetch-site': site = 'none',
  } = headers
  if (dest !== 'document' || mode !== 'navigate')
    return sendText(response, 403, 'The editor opens in a window of its own.')
  const nonce = createNonce()
  for (const [name, value] of Object.entries(editorHeaders(target, nonce))) response.setHeader(name, value)
  if (site !== 'none' && site !== 'same-origin') return sendHtml(response, entrance, 403)
  try {
    sendHtml(response, await renderEditor(parts, nonce))
  } catch (error) {
    if (!isFailure(error)) throw error
    sendText(response, 500, error.message)
  }
}
