import { randomBytes } from 'node:crypto'
import { headersFor } from '../../building/host-config/formats/headers-file'
import { headerRules } from '../../building/host-config/headers'
import type { HostedSite } from '../../building/host-config/hosted-site'
import { type Directives, pageDirectives, writePolicy } from '../../building/host-config/policy'
import type { RequestTarget } from '../../building/static-server/request-target'

const noSite: HostedSite = {
  settings: {},
  services: [],
  feeds: [],
  hasGuards: false,
  hasSearch: false,
  redirects: [],
  fallbacks: [],
  notFound: [],
  hidden: [],
  sharedFolders: [],
  fileFolders: [],
}

/** The default policy: nothing runs in a file that is opened alone. */
export const usualPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"

/** The Trusted Types policies of rich-text/source/dom.ts and prosemirror-view. */
const editorPolicies = ['inert-html', 'ProseMirrorClipboard']

export const createNonce = (): string => randomBytes(18).toString('base64url')

/** "self" does not cover the preview's web socket in every browser. */
function withPreview(directives: Directives, host: string, nonce?: string): Directives {
  const add = (name: string, ...sources: string[]) => [...(directives[name] ?? []), ...sources]
  const ownNonce = nonce ? [`'nonce-${nonce}'`] : []
  return {
    ...directives,
    'script-src': add('script-src', ...ownNonce),
    'style-src': add('style-src', ...ownNonce),
    'connect-src': add('connect-src', ...(/^[\w.-]+(:\d+)?$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [])),
    'trusted-types': add('trusted-types', ...editorPolicies),
  }
}

/**
 * The headers of the site, without Strict-Transport-Security, which is for https. The editor may frame the page. `nonce` is of
 * Vite's scripts and styles, where the code is live.
 */
export function pageHeaders(
  site: HostedSite = noSite,
  { path, host }: RequestTarget,
  nonce?: string,
): Record<string, string> {
  const {
    'Strict-Transport-Security': _,
    'Cross-Origin-Opener-Policy': __,
    ...headers
  } = headersFor(path, headerRules(site))
  const directives = { ...withPreview(pageDirectives(site), host, nonce), 'frame-ancestors': ["'self'"] }
  return { ...headers, 'Content-Security-Policy': writePolicy(directives) }
}

export function editorHeaders({ host }: RequestTarget, nonce: string): Record<string, string> {
  const directives = { ...pageDirectives(noSite), 'frame-src': ["'self'"], 'form-action': ["'none'"] }
  return {
    'Content-Security-Policy': writePolicy(withPreview(directives, host, nonce)),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  }
}
