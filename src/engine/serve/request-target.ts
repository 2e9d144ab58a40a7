import type { IncomingMessage } from 'node:http'

/** What a request asks for. */
export interface RequestTarget {
  /** The name that the server was asked by, with its port where that is written: "localhost:4173". Empty when there is none. */
  host: string
  /** The path, decoded and with its dots resolved: "/about". It begins with one slash. */
  path: string
  /** The query with its question mark, as it was written, or nothing. */
  search: string
}

const dots = ['', '.', '..']

/** Decodes a path, counts slashes that follow each other once and resolves its dots, as nginx does. Undefined when it leads above "/". */
function normalisePath(written: string): string | undefined {
  const segments = decode(written).split('/').slice(1)
  const kept: string[] = []
  for (const segment of segments) {
    if (segment === '..' && kept.pop() === undefined) return undefined
    if (!dots.includes(segment)) kept.push(segment)
  }
  const isFolder = kept.length > 0 && dots.includes(segments.at(-1) ?? '')
  return `/${kept.join('/')}${isFolder ? '/' : ''}`
}

/** A path that is not encoded as it should be stands for itself: nothing has that address. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Reads what a request asks for: a path, or a whole address, whose host counts more than the header
 * (https://www.rfc-editor.org/rfc/rfc9112#name-request-target). Undefined for anything else, and for paths that lead
 * above "/" or hold a null byte.
 */
export function readTarget({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): RequestTarget | undefined {
  const [, authority, written = '', search = ''] = url.match(/^(?:https?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?/is) ?? []
  const isWhole = authority !== undefined
  if (!written.startsWith('/') && !(isWhole && written === '')) return undefined
  const path = normalisePath(written || '/')
  if (path === undefined || path.includes('\0')) return undefined
  return { host: (authority ?? headers.host ?? '').toLowerCase(), path, search }
}

/** Writes a path and a query so that they may stand in a header. */
export const writeAddress = (path: string, search = ''): string =>
  encodeURI(path).replace(/[?#]/g, encodeURIComponent) + search.replace(/[^\x21-\x7e]/g, encodeURIComponent)
