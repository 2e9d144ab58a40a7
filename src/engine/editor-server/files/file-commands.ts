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
import type { EditedFiles } from '../../store/files/edited-files'
import { notUnderstood } from '../../store/sentences'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The commands about files whose body is JSON. */
export const fileCommands = (files: EditedFiles) => ({
  'list-files': () => files.list(),
  'replace-file': ({ from, to, page }: Record<string, unknown>, window: string) =>
    files.replaceEverywhere(textOf(from), textOf(to), textOf(page), window),
  'delete-file': ({ address, page }: Record<string, unknown>, window: string) =>
    files.remove(textOf(address), textOf(page), window),
})

/** Whether the body of a request is a file. */
export const isUpload = (path: string): boolean => path === editorApiAddress + uploadCommand

const kinds: unknown[] = ['image', 'animation', 'loop', 'file'] satisfies FileKind[]

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

/** Stops reading a file that is too large. */
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

/** Adds an uploaded file. The token was checked before. */
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
