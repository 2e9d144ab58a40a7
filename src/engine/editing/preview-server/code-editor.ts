import type { IncomingMessage } from 'node:http'
import launchEditor from 'launch-editor'
import type { Moment } from '../../content/publication-dates/local-time'
import { readContentText } from '../../folders/site-folder/read-content-text'
import { findPlace, type PlaceInText } from './find-place'

/** The server refuses other sites, and a link sends no POST. */
export const isOwn = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && headers.origin !== undefined

async function placeOf(query: URLSearchParams, file: string, moment: Moment): Promise<PlaceInText> {
  const line = Number(query.get('line'))
  if (line > 0) return { line, column: Number(query.get('column')) || 1 }
  const block = query.get('block')
  return findPlace(await readContentText(file), {
    path: query.get('page') ?? '',
    moment,
    block: block === null ? undefined : Number(block),
    area: query.get('area') ?? '',
    words: query.get('words') ?? '',
  })
}

/** In milliseconds: an editor that has not failed by then has started. */
const startsWithin = 600

function startEditor(file: string, { line, column }: PlaceInText): Promise<boolean> {
  const { EDITOR_COMMAND, LAUNCH_EDITOR, VISUAL, EDITOR } = process.env
  if (!LAUNCH_EDITOR && EDITOR_COMMAND) process.env.LAUNCH_EDITOR = EDITOR_COMMAND
  if (!VISUAL && !EDITOR) process.env.EDITOR = 'code'
  return new Promise((resolve) => {
    setTimeout(() => resolve(true), startsWithin)
    launchEditor(`${file}:${line}:${column}`, () => resolve(false))
  })
}

export async function openInEditor(query: URLSearchParams, file: string, moment: Moment) {
  const place = await placeOf(query, file, moment)
  return { isOpened: await startEditor(file, place), file, line: place.line }
}
