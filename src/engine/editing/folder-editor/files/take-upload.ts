import type { IncomingMessage, ServerResponse } from 'node:http'
import { editorApiAddress } from '../../../base/shared-types/addresses'
import { isObject } from '../../../base/shared-types/json'
import { readBody, sendJson, sendText } from '../../../building/static-server/http-server'
import {
  explainTooHeavy,
  type FileKind,
  type FileStore,
  mostUploadBytes,
  uploadCommand,
  uploadHeader,
} from '../../edited-site/file-store'
import { notUnderstood } from '../../edited-site/sentences'

export const isUpload = (path: string): boolean => path === editorApiAddress + uploadCommand

const kinds: unknown[] = ['image', 'animation', 'loop', 'file'] satisfies FileKind[]

function readHeader({ headers }: IncomingMessage): { name: string; kind: FileKind; sameFolderAs?: string } | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(String(headers[uploadHeader] ?? '')))
    if (!isObject(value) || typeof value.name !== 'string' || !kinds.includes(value.kind)) return undefined
    const { name, kind, sameFolderAs } = value
    return {
      name: name.slice(0, 255),
      kind: kind as FileKind,
      ...(typeof sameFolderAs === 'string' && { sameFolderAs }),
    }
  } catch {
    return undefined
  }
}

/** The token was checked before. */
export async function takeUpload(files: FileStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const head = readHeader(request)
  if (!head) return sendJson(response, { kind: 'problem', problem: notUnderstood }, 400)
  const bytes = await readBody(request, mostUploadBytes)
  if (!bytes) {
    response.setHeader('connection', 'close')
    return sendText(response, 413, explainTooHeavy(head.name))
  }
  sendJson(response, await files.add({ ...head, bytes: new Uint8Array(bytes) }))
}
