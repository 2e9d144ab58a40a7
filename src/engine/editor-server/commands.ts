import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { editorApiAddress, editorTokenHeader, editorWindowHeader } from '../model/addresses'
import { isObject } from '../model/json'
import { sendJson, sendText } from '../serve/http-server'
import type { EditCommand } from '../store/command'
import type { PageChange } from '../store/page-changes'
import { fileCommands, isUpload, takeUpload } from './files/file-commands'
import type { FolderStore } from './folder-store'
import { isWindowId } from './open-windows'
import { readPageChange } from './pages/read-page-change'
import { readDeed, readDraft } from './read-deed'
import { notUnderstood } from './sentences'

/** A deed holds the texts that it expects: a page that is removed, or a few. In bytes. */
const longestDeed = 8 * 1024 * 1024

/** Returns how long the body of a request may be before it is refused unread. The size of a file is judged in words. */
export function maxBodyAt(path: string): number | undefined {
  if (isUpload(path)) return Number.POSITIVE_INFINITY
  return path.startsWith(editorApiAddress) ? longestDeed : undefined
}

type Body = Record<string, unknown>

const problem = (words: string) => ({ kind: 'problem' as const, problem: words })

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What can be asked by name, each with a body and the window that asks. */
export type Commands = Record<string, (body: Body, window: string) => Promise<object> | object>

/** What can be asked of a store. */
function commandsOf(store: FolderStore): Commands {
  const withDeed = (act: (deed: EditCommand, window: string) => Promise<object>) => (body: Body, window: string) => {
    const deed = readDeed(body)
    return deed ? act(deed, window) : problem(notUnderstood)
  }
  const withPages = (act: (change: PageChange, window: string) => Promise<object>) => (body: Body, window: string) => {
    const change = readPageChange(body.change)
    return change ? act(change, window) : problem(notUnderstood)
  }
  return {
    overview: (_, window) => store.overview(window),
    'read-page': ({ name }, window) => store.readPage(textOf(name), window),
    apply: withDeed((deed, window) => store.apply(deed, window)),
    judge: withDeed((deed) => store.validate(deed)),
    'plan-pages': withPages((change) => store.planPages(change)),
    'change-pages': withPages((change, window) => store.changePages(change, window)),
    undo: ({ id }, window) => store.undo(textOf(id) || undefined, window),
    redo: (_, window) => store.redo(window),
    'skip-undo': ({ id }) => store.skipUndo(textOf(id)),
    'keep-draft': (body) => {
      const draft = readDraft(body)
      return draft ? store.keepDraft(draft) : problem(notUnderstood)
    },
    'drop-draft': ({ page, pointer }) => store.dropDraft(textOf(page), textOf(pointer)),
    'close-notice': () => store.closeNotice(),
    ...fileCommands(store.files),
  }
}

/** Reads what a request carries; undefined where it is too long. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += (part as Buffer).length
    if (length > longestDeed) return undefined
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts).toString()
}

function parseBody(text: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(text || '{}')
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Returns the window of the editor that a request comes from; empty where it does not say. */
function windowOf({ headers }: IncomingMessage): string {
  const sent = String(headers[editorWindowHeader] ?? '')
  return isWindowId(sent) ? sent : ''
}

/** Whether a request carries the token, which pages of other sites cannot read. */
function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const sent = Buffer.from(String(headers[editorTokenHeader] ?? ''))
  const own = Buffer.from(token)
  return sent.length === own.length && timingSafeEqual(sent, own)
}

/** Why a request is refused before it is read: its status and a sentence. */
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

/** Something is wrong with the program: its programmer reads what. */
const sayBroken = (response: ServerResponse) => (error: unknown) => {
  console.error(error)
  sendJson(response, problem('Something went wrong, and nothing was written. The terminal says what.'), 500)
}

/** Handles the requests of the editor's page, which carry the token that the page is served with. */
export function createEditing(token: string, store: FolderStore, others: Commands = {}) {
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
    if (isUpload(path)) return takeUpload(store.files, request, response).catch(sayBroken(response))
    const name = path.slice(editorApiAddress.length)
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) return sendText(response, 404, 'The editor has no such command.')
    const text = await readBody(request)
    if (text === undefined) {
      response.setHeader('connection', 'close')
      return sendText(response, 413, 'This is too much for one change. Make it in several steps.')
    }
    const body = parseBody(text)
    if (!body) return sendJson(response, problem(notUnderstood), 400)
    await Promise.resolve(body)
      .then((asked) => command(asked, windowOf(request)))
      .then((answer) => sendJson(response, answer), sayBroken(response))
  }

  return handle
}
