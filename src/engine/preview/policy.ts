import { randomBytes } from 'node:crypto'
import { headerRules } from '../deploy/headers'
import { headersFor } from '../deploy/headers-file'
import type { HostedSite } from '../deploy/hosted-site'
import { type Directives, pageDirectives, writePolicy } from '../deploy/policy'
import type { RequestTarget } from '../serve/request-target'

/** A site that could never be shown yet. */
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

/** The policy of every answer that has no other: nothing in it runs if it is opened alone. */
export const usualPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"

/** By these policies the editor reads html: editor/rich-text/source/dom.ts, and prosemirror-view. */
const editorPolicies = ['inert-html', 'ProseMirrorClipboard']

/** A value that the scripts and styles of one document carry. */
export const createNonce = (): string => randomBytes(18).toString('base64url')

/**
 * Adds what development needs: Vite writes one script into each document and its client adds styles, all with the nonce;
 * changes come over a web socket, which "self" does not cover in every browser.
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
 * The headers of a page: those that the site's host sends, and the same policy, which the editor may show in its frame.
 * Strict-Transport-Security is for https. Without Cross-Origin-Opener-Policy no page keeps hold of the editor's window.
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

/** The headers of the editor's own document. No other window has a way to it. */
export function editorHeaders({ host }: RequestTarget, nonce: string): Record<string, string> {
  const directives = { ...pageDirectives(noSite), 'frame-src': ["'self'"], 'form-action': ["'none'"] }
  return {
    'Content-Security-Policy': writePolicy(withVite(directives, nonce, host)),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  }
}
