import type { IncomingMessage } from 'node:http'
import { readContentText } from '../compile/read-text'
import { findBlock, type Place } from './find-place'

/** Only the preview's own pages may open an editor: another site that is open in the browser may not. */
const isOwn = ({ method, headers }: IncomingMessage) =>
  method === 'POST' && headers.origin !== undefined && new URL(headers.origin).host === headers.host

async function placeOf(query: URLSearchParams, file: string): Promise<Place> {
  const page = query.get('page')
  if (page !== null) return findBlock(await readContentText(file), page, Number(query.get('block')))
  return { line: Number(query.get('line')) || 1, column: Number(query.get('column')) || 1 }
}

/**
 * The address at which Vite opens the place that a request asks for in the author's editor: the program that
 * EDITOR_COMMAND names, an editor that runs, $EDITOR, or VS Code. Undefined when the request comes from elsewhere.
 */
export async function findEditorAddress(request: IncomingMessage, file: string): Promise<string | undefined> {
  if (!isOwn(request)) return undefined
  const { LAUNCH_EDITOR, EDITOR_COMMAND, VISUAL, EDITOR } = process.env
  if (!LAUNCH_EDITOR && EDITOR_COMMAND) process.env.LAUNCH_EDITOR = EDITOR_COMMAND
  if (!VISUAL && !EDITOR) process.env.EDITOR = 'code'
  const { line, column } = await placeOf(new URL(request.url ?? '', 'http://localhost').searchParams, file)
  return `/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`
}
