import { realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import send from 'send'
import { contentTypes, withCharset } from '../host-config/formats/content-types'
import { sendText } from './http-server'

/** False for symbolic links, which no build publishes. */
async function holdsFile(folder: string, name: string): Promise<boolean> {
  try {
    const path = join(await realpath(folder), name)
    return (await stat(path)).isFile() && (await realpath(path)) === path
  } catch {
    return false
  }
}

/** Names begin with a slash. */
export async function findFile(folder: string, ...names: string[]): Promise<string | undefined> {
  for (const name of names) {
    // On Windows these could lead out of the folder.
    if (/[\\:]/.test(name) || name.endsWith('/')) continue
    if (await holdsFile(folder, name)) return name
  }
  return undefined
}

export function contentTypeOf(file: string): string | undefined {
  const ending = extname(file).slice(1).toLowerCase()
  const type = Object.keys(contentTypes).find((name) => contentTypes[name]?.split(' ').includes(ending))
  return type && withCharset(type)
}

/** Supports ranges and conditional requests. */
export function sendFile(request: IncomingMessage, response: ServerResponse, folder: string, file: string): void {
  delete request.headers['cache-control']
  const type = contentTypeOf(file)
  if (type && !response.hasHeader('content-type')) response.setHeader('content-type', type)
  const address = file.split('/').map(encodeURIComponent).join('/')
  send(request, address, { root: folder, cacheControl: false, dotfiles: 'allow', index: false })
    .on('error', (error: Error & { status: number }) => {
      if (error.status >= 500) console.error(error)
      sendText(response, error.status)
    })
    .pipe(response)
}
