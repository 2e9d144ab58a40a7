import { declaredServices, uniteServices } from '../../base/shared-types/services/declared-services'
import type { EditorSetting } from '../../base/shared-types/web-editor/built-for'
import { originsOf, readHostAddress } from '../../git/git-hosts/host-address'
import { cacheForever, type HeaderRule, permissionsPolicy } from './headers'
import type { HostedSite } from './hosted-site'
import { originOf } from './origin'
import { type Directives, fileDirectives, sourcesOf, writePolicy } from './policy'

export interface HostedEditor extends Pick<HostedSite, 'services' | 'fileFolders'> {
  /** Of the git host and of the relay for signing in. */
  origins: string[]
}

export function readHostedEditor(
  schemas: object,
  { services, fileFolders }: HostedSite,
  { host, relay }: EditorSetting = {},
): HostedEditor {
  const origins = host ? originsOf(readHostAddress(host), relay) : []
  return { services: uniteServices([...services, ...declaredServices(schemas)]), fileFolders, origins }
}

const strict: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
}

/** Of rich-text/source/dom.ts, prosemirror-view and elements/rich-html.ts. */
const editorPolicies = ['inert-html', 'ProseMirrorClipboard', 'rich-text']

/** The window of the editor. It starts the worker and the service worker under the name "web-editor". */
export const windowDirectives = ({ origins }: HostedEditor): Directives => ({
  ...strict,
  'connect-src': ["'self'", ...origins.flatMap(originOf)],
  'frame-src': ["'self'"],
  'worker-src': ["'self'"],
  'trusted-types': ['web-editor', ...editorPolicies],
})

/**
 * A page in the frame sends no forms and counts no views. Scripts of other sites do not run: they could reach the
 * editor, which has the same origin.
 */
export function frameDirectives({ services }: HostedEditor): Directives {
  const frames = sourcesOf(services, 'frames')
  return {
    ...strict,
    'style-src': ["'self'", ...sourcesOf(services, 'styles')],
    'img-src': [...(strict['img-src'] ?? []), ...sourcesOf(services, 'images')],
    'media-src': ["'self'", ...sourcesOf(services, 'media')],
    'connect-src': ["'self'", ...sourcesOf(services, 'connect')],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'worker-src': ["'none'"],
    'trusted-types': [...editorPolicies, ...services.flatMap(({ trustedTypes = [] }) => trustedTypes)],
  }
}

/** The document only passes its address on. */
export const messengerDirectives: Directives = { ...strict, 'trusted-types': ["'none'"] }

const fileHeaders = { 'Content-Security-Policy': writePolicy({ ...fileDirectives, 'style-src': ["'self'"] }) }

function unite(one: Directives, other: Directives): Directives {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries(
    Array.from(names, (name) => {
      const sources = [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])]
      return [name, sources.length > 1 ? sources.filter((source) => source !== "'none'") : sources]
    }),
  )
}

/**
 * Each document holds its own policy, because some hosts send no headers. The header's policy allows what any of them
 * needs, and what the worker needs.
 */
export function editorHeaderRules(site: HostedEditor): HeaderRule[] {
  const policy = { ...unite(windowDirectives(site), frameDirectives(site)), 'frame-ancestors': ["'self'"] }
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': writePolicy(policy),
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': permissionsPolicy(site),
        // The window for signing in comes back from the host.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    { pattern: '/assets/*', headers: { 'Cache-Control': cacheForever } },
    { pattern: '/files/*', headers: { 'Cache-Control': cacheForever, ...fileHeaders } },
    ...site.fileFolders.map((pattern) => ({ pattern, headers: fileHeaders })),
  ]
}
