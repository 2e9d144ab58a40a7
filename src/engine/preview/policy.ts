import { randomBytes } from 'node:crypto'
import { headerRules } from '../deploy/headers'
import { headersFor } from '../deploy/headers-file'
import type { HostedSite } from '../deploy/hosted-site'
import { type Directives, pageDirectives, writePolicy } from '../deploy/policy'
import type { RequestTarget } from '../serve/request-target'

/** A site that had errors from the start. */
const noSite: HostedSite = {
  settings: {},
  services: [],
  hasGuards: false,
  redirects: [],
  fallbacks: [],
  hidden: [],
  sharedFolders: [],
  fileFolders: [],
}

/** The default policy: nothing runs in a file that is opened alone. */
export const usualPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"

/** Of rich-text/source/dom.ts and prosemirror-view. */
const editorPolicies = ['inert-html', 'ProseMirrorClipboard']

/** The nonce of one document. */
export const createNonce = (): string => randomBytes(18).toString('base64url')

/** Vite's script and styles have the nonce. "self" does not cover its web socket in every browser. */
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

/** Without Strict-Transport-Security, which is for https. The editor may frame the page. */
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

/** Other windows cannot reach it. */
export function editorHeaders({ host }: RequestTarget, nonce: string): Record<string, string> {
  const directives = { ...pageDirectives(noSite), 'frame-src': ["'self'"], 'form-action': ["'none'"] }
  return {
    'Content-Security-Policy': writePolicy(withVite(directives, nonce, host)),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  }
}
