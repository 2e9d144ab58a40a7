import type { IncomingMessage } from 'node:http'

export interface RequestTarget {
  /** In lower case, with its port: "localhost:4173". May be empty. */
  host: string
  /** Decoded and normalised: "/about". */
  path: string
  /** Not decoded, with its question mark. May be empty. */
  search: string
}

const dots = ['', '.', '..']

/** Decodes, merges slashes and resolves dots, as nginx does. Undefined for paths above "/". */
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

/** Returns a malformed path as it is: no file has that name. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * A full address overrides the Host header: https://www.rfc-editor.org/rfc/rfc9112#name-request-target. Undefined for
 * paths above "/" or with a null byte.
 */
export function readTarget({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): RequestTarget | undefined {
  const [, authority, written = '', search = ''] = url.match(/^(?:https?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?/is) ?? []
  const isWhole = authority !== undefined
  if (!written.startsWith('/') && !(isWhole && written === '')) return undefined
  const path = normalisePath(written || '/')
  if (path === undefined || path.includes('\0')) return undefined
  return { host: (authority ?? headers.host ?? '').toLowerCase(), path, search }
}

export const encodeAddress = (path: string, search = ''): string =>
  encodeURI(path).replace(/[?#]/g, encodeURIComponent) + search.replace(/[^\x21-\x7e]/g, encodeURIComponent)
