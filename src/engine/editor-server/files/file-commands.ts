import type { IncomingMessage, ServerResponse } from 'node:http'
import { editorApiAddress } from '../../model/addresses'
import { isObject } from '../../model/json'
import { sendJson, sendText } from '../../serve/http-server'
import {
  explainTooHeavy,
  type FileKind,
  type FileStore,
  mostUploadBytes,
  uploadCommand,
  uploadHeader,
} from '../../store/file-store'
import { notUnderstood } from '../sentences'
import type { SiteFiles } from './site-files'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What can be asked about the files of a site, each with a body of JSON. */
export const fileCommands = (files: SiteFiles) => ({
  'list-files': () => files.list(),
  'replace-file': ({ from, to, page }: Record<string, unknown>, window: string) =>
    files.replaceEverywhere(textOf(from), textOf(to), textOf(page), window),
  'delete-file': ({ address, page }: Record<string, unknown>, window: string) =>
    files.remove(textOf(address), textOf(page), window),
})

/** Whether a request brings a file: its body is the file itself. */
export const isUpload = (path: string): boolean => path === editorApiAddress + uploadCommand

const kinds: unknown[] = ['image', 'animation', 'loop', 'file'] satisfies FileKind[]

/** Reads what a request says of the file that it brings. */
function readHeader({ headers }: IncomingMessage): { name: string; kind: FileKind; beside?: string } | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(String(headers[uploadHeader] ?? '')))
    if (!isObject(value) || typeof value.name !== 'string' || !kinds.includes(value.kind)) return undefined
    const { name, kind, beside } = value
    return { name: name.slice(0, 255), kind: kind as FileKind, ...(typeof beside === 'string' && { beside }) }
  } catch {
    return undefined
  }
}

/** Reads a file that a browser sends; undefined when it is larger than files may be: no more of it is read then. */
async function readBytes(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > mostUploadBytes) return undefined
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += (part as Buffer).length
    if (length > mostUploadBytes) return undefined
    parts.push(part as Buffer)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** Takes a file that a browser sends. Whoever sends it has shown the token before. */
export async function takeUpload(files: FileStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const head = readHeader(request)
  if (!head) return sendJson(response, { kind: 'problem', problem: notUnderstood }, 400)
  const bytes = await readBytes(request)
  if (!bytes) {
    response.setHeader('connection', 'close')
    return sendText(response, 413, explainTooHeavy(head.name))
  }
  sendJson(response, await files.add({ ...head, bytes }))
}
