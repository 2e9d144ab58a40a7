import { randomBytes } from 'node:crypto'
import { headerRules } from '../deploy/headers'
import { headersFor } from '../deploy/headers-file'
import type { HostedSite } from '../deploy/hosted-site'
import { type Directives, pageDirectives, writePolicy } from '../deploy/policy'
import type { RequestTarget } from '../serve/request-target'

/** A site that had errors from the start. */
const noSite: HostedSite = {
  settings: {},
  pictures: [],
  hasGuards: false,
  redirects: [],
  fallbacks: [],
  hidden: [],
  sharedFolders: [],
  fileFolders: [],
}

/** The default policy: nothing runs in a file that is opened alone. */
export const usualPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"

/** The trusted-types policies of the editor: rich-text/source/dom.ts and prosemirror-view. */
const editorPolicies = ['inert-html', 'ProseMirrorClipboard']

/** The nonce of one document. */
export const createNonce = (): string => randomBytes(18).toString('base64url')

/**
 * Adds what development needs: Vite's script and styles, with the nonce, and its web socket, which "self" does not cover in
 * every browser.
 */
const withVite = (directives: Directives, nonce: string, host: string): Directives => ({
  ...directives,
  'script-src': [...(directives['script-src'] ?? []), `'nonce-${nonce}'`],
  'style-src': [...(directives['style-src'] ?? []), `'nonce-${nonce}'`],
  'connect-src': [
    ...(directives['connect-src'] ?? []),
    ...(/^[\w.-]+(:\d+)?$/.test(host) ? [`ws://${host}`, `wss://${host}`] : []),
  ],
  'trusted-types': [...(directives['trusted-types'] ?? []), ...editorPolicies],
})

/**
 * The headers of a page: those of the site's host, without Strict-Transport-Security, which is for https. The editor may show
 * the page in its frame.
 */
export function pageHeaders(
  site: HostedSite = noSite,
  { path, host }: RequestTarget,
  nonce: string,
): Record<string, string> {
  const {
    'Strict-Transport-Security': _,
    'Cross-Origin-Opener-Policy': __,
    ...headers
  } = headersFor(path, headerRules(site))
  const directives = { ...withVite(pageDirectives(site), nonce, host), 'frame-ancestors': ["'self'"] }
  return { ...headers, 'Content-Security-Policy': writePolicy(directives) }
}

/** The headers of the editor's document. Other windows cannot reach it. */
export function editorHeaders({ host }: RequestTarget, nonce: string): Record<string, string> {
  const directives = { ...pageDirectives(noSite), 'frame-src': ["'self'"], 'form-action': ["'none'"] }
  return {
    'Content-Security-Policy': writePolicy(withVite(directives, nonce, host)),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  }
}
