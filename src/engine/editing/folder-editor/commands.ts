import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { editorApiAddress, editorTokenHeader, editorWindowHeader } from '../../base/shared-types/addresses'
import { asText, isObject } from '../../base/shared-types/json'
import { readBody, sendJson, sendText } from '../../building/static-server/http-server'
import type { EditCommand } from '../edited-site/command'
import type { EditedSite } from '../edited-site/edited-site'
import type { PageChange } from '../edited-site/page-changes'
import { readCommand, readDraft, readPageChange } from '../edited-site/requests/read-request'
import { notUnderstood } from '../edited-site/sentences'
import { fileCommands, isUpload, takeUpload } from './files/file-commands'
import { isWindowId } from './open-windows'

/** Bytes. A command holds the texts that it expects, such as a page that is removed. */
const maxCommand = 8 * 1024 * 1024

/** Longer bodies are refused unread. For a file, a sentence explains its size. */
export function maxBodyAt(path: string): number | undefined {
  if (isUpload(path)) return Number.POSITIVE_INFINITY
  return path.startsWith(editorApiAddress) ? maxCommand : undefined
}

type Body = Record<string, unknown>

const problem = (words: string) => ({ kind: 'problem' as const, problem: words })

export type Commands = Record<string, (body: Body, window: string) => Promise<object> | object>

function commandsOf(store: EditedSite): Commands {
  const withCommand =
    (act: (command: EditCommand, window: string) => Promise<object>) => (body: Body, window: string) => {
      const command = readCommand(body)
      return command ? act(command, window) : problem(notUnderstood)
    }
  const withPages = (act: (change: PageChange, window: string) => Promise<object>) => (body: Body, window: string) => {
    const change = readPageChange(body.change)
    return change ? act(change, window) : problem(notUnderstood)
  }
  return {
    overview: (_, window) => store.overview(window),
    'read-page': ({ name }, window) => store.readPage(asText(name), window),
    apply: withCommand((command, window) => store.apply(command, window)),
    validate: withCommand((command) => store.validate(command)),
    'plan-pages': withPages((change) => store.planPages(change)),
    'change-pages': withPages((change, window) => store.changePages(change, window)),
    undo: ({ id }, window) => store.undo(asText(id) || undefined, window),
    redo: (_, window) => store.redo(window),
    'skip-undo': ({ id }) => store.skipUndo(asText(id)),
    'keep-draft': (body) => {
      const draft = readDraft(body)
      return draft ? store.keepDraft(draft) : problem(notUnderstood)
    },
    'drop-draft': ({ page, pointer }) => store.dropDraft(asText(page), asText(pointer)),
    'close-notice': () => store.closeNotice(),
    ...fileCommands(store.files),
  }
}

function parseBody(text: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(text || '{}')
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

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

export function createEditing(token: string, store: EditedSite, others: Commands = {}) {
  const commands = { ...commandsOf(store), ...others }

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
    const name = path.slice(editorApiAddress.length)
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) return sendText(response, 404, 'The editor has no such command.')
    const bytes = await readBody(request, maxCommand)
    if (!bytes) {
      response.setHeader('connection', 'close')
      return sendText(response, 413, 'This is too much for one change. Make it in several steps.')
    }
    const body = parseBody(bytes.toString())
    if (!body) return sendJson(response, problem(notUnderstood), 400)
    await Promise.resolve(body)
      .then((asked) => command(asked, windowOf(request)))
      .then((answer) => sendJson(response, answer), reportBug(response))
  }

  return handle
}
