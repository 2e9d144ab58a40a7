import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { editorApiAddress, editorTokenHeader, editorWindowHeader } from '../../base/shared-types/addresses'
import { parseJson } from '../../base/shared-types/json'
import { readBody, sendJson, sendText } from '../../building/static-server/http-server'
import type { EditedSite } from '../edited-site/edited-site'
import { createCommands, type FolderPublishing } from '../edited-site/requests/commands'
import { notUnderstood } from '../edited-site/sentences'
import { isUpload, takeUpload } from './files/take-upload'
import { isWindowId } from './open-windows'

/** Bytes. A command holds the texts that it expects, such as a page that is removed. */
const maxCommand = 8 * 1024 * 1024

/** Longer bodies are refused unread. For a file, a sentence explains its size. */
export function maxBodyAt(path: string): number | undefined {
  if (isUpload(path)) return Number.POSITIVE_INFINITY
  return path.startsWith(editorApiAddress) ? maxCommand : undefined
}

const problem = (words: string) => ({ kind: 'problem' as const, problem: words })

function windowOf({ headers }: IncomingMessage): string {
  const sent = String(headers[editorWindowHeader] ?? '')
  return isWindowId(sent) ? sent : ''
}

/** Pages of other sites cannot read the token. */
function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const sent = Buffer.from(String(headers[editorTokenHeader] ?? ''))
  const own = Buffer.from(token)
  return sent.length === own.length && timingSafeEqual(sent, own)
}

/** Before the request is read. */
function findRefusal(
  request: IncomingMessage,
  token: string,
  type: RegExp,
): [status: number, words: string] | undefined {
  if (request.method !== 'POST') return [405, 'Edits are sent with POST.']
  if (request.headers.origin === undefined || !hasToken(request, token))
    return [403, 'Only the editor that this preview has opened may change the site. Load the editor again.']
  if (!type.test(request.headers['content-type'] ?? '')) return [415, 'Edits are sent as JSON, files as bytes.']
  return undefined
}

const reportBug = (response: ServerResponse) => (error: unknown) => {
  console.error(error)
  sendJson(response, problem('Something went wrong, and nothing was saved. Details are shown in the terminal.'), 500)
}

export function createEditing(token: string, store: EditedSite, publishing?: FolderPublishing) {
  const commands = createCommands({ store, files: store.files, ...(publishing && { publishing }) })

  async function handle(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = findRefusal(
      request,
      token,
      isUpload(path) ? /^application\/octet-stream$/i : /^application\/json\b/i,
    )
    if (refusal) {
      if (refusal[0] === 405) response.setHeader('allow', 'POST')
      return sendText(response, ...refusal)
    }
    if (isUpload(path)) return takeUpload(store.files, request, response).catch(reportBug(response))
    const command = commands.get(path.slice(editorApiAddress.length))
    if (!command) return sendText(response, 404, 'The editor has no such command.')
    const bytes = await readBody(request, maxCommand)
    if (!bytes) {
      response.setHeader('connection', 'close')
      return sendText(response, 413, 'This is too much for one change. Make it in several steps.')
    }
    const values = parseJson(bytes.toString())
    if (!Array.isArray(values)) return sendJson(response, problem(notUnderstood), 400)
    await command(values, windowOf(request)).then((answer) => sendJson(response, answer), reportBug(response))
  }

  return handle
}
