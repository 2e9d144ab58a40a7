import { realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import send from 'send'
import { contentTypes } from '../deploy/nginx'
import { sendText } from './http-server'

/** Whether a folder holds a file by this name. What a symbolic link leads to is not in the folder: no build publishes it. */
async function holdsFile(folder: string, name: string): Promise<boolean> {
  try {
    const path = join(await realpath(folder), name)
    return (await stat(path)).isFile() && (await realpath(path)) === path
  } catch {
    return false
  }
}

/** Returns the first of some files that a folder holds; their names begin with a slash. */
export async function findFile(folder: string, ...names: string[]): Promise<string | undefined> {
  for (const name of names) {
    // Where a backslash parts folders, and a colon disks and streams, they could lead elsewhere.
    if (/[\\:]/.test(name) || name.endsWith('/')) continue
    if (await holdsFile(folder, name)) return name
  }
  return undefined
}

/** The content type that the host files name: "text/xml; charset=utf-8" for ".xml". Undefined where they name none. */
export function typeOf(file: string): string | undefined {
  const ending = extname(file).slice(1).toLowerCase()
  const type = Object.keys(contentTypes).find((name) => contentTypes[name]?.split(' ').includes(ending))
  return type && /^text|json$/.test(type) ? `${type}; charset=utf-8` : type
}

/** Sends a file, or the part of it that is asked for, unless the browser has it as it is. */
export function sendFile(request: IncomingMessage, response: ServerResponse, folder: string, file: string): void {
  // "no-cache" asks caches on the way to look here; "send" would take it for a wish to have the file in any case.
  delete request.headers['cache-control']
  const type = typeOf(file)
  if (type && !response.hasHeader('content-type')) response.setHeader('content-type', type)
  const address = file.split('/').map(encodeURIComponent).join('/')
  send(request, address, { root: folder, cacheControl: false, dotfiles: 'allow', index: false })
    .on('error', (error: Error & { status: number }) => {
      if (error.status >= 500) console.error(error)
      sendText(response, error.status)
    })
    .pipe(response)
}
