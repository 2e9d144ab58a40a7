import { searchEntryFile } from '../../base/shared-types/search/site-search'
import { frameFeatures } from '../../base/shared-types/services/service'
import { withCharset } from './formats/content-types'
import type { HostedSite } from './hosted-site'
import { contentSecurityPolicy, fileDirectives, writePolicy } from './policy'

export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

export function splitRules(rules: HeaderRule[]): { everywhere: Record<string, string>; special: string[] } {
  const isGeneral = ({ pattern }: HeaderRule) => pattern === '/*'
  const names = rules.filter((rule) => !isGeneral(rule)).flatMap(({ headers }) => Object.keys(headers))
  return { everywhere: rules.find(isGeneral)?.headers ?? {}, special: [...new Set(names)] }
}

/** Browsers revalidate at each use. */
export const defaultCaching = 'no-cache'

/** For files whose names change with their content. */
export const cacheForever = 'public, max-age=31536000, immutable'

export function permissionsPolicy({ services }: Pick<HostedSite, 'services'>): string {
  const allowedFor = (feature: string): string => {
    const users = services.filter(({ allow = [] }) => allow.includes(feature))
    if (users.length === 0) return '()'
    return `(${['self', ...users.flatMap(({ frames = [] }) => frames.map((origin) => `"${origin}"`))].join(' ')})`
  }
  return frameFeatures.map((feature) => `${feature}=${allowedFor(feature)}`).join(', ')
}

/** The long policy would be larger than many of these files. A host's error page may use styles and pictures. */
const builtFileHeaders = {
  'Cache-Control': cacheForever,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-ancestors 'none'",
  'Permissions-Policy': 'fullscreen=()',
}

const publicFileHeaders = { 'Content-Security-Policy': writePolicy(fileDirectives) }

/** The address may contain the key, so it must not be sent as a referrer. */
const guardedHeaders = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }

/** Hosts know the types of files by their endings alone. */
export const feedRules = ({ feeds }: Pick<HostedSite, 'feeds'>): HeaderRule[] =>
  feeds.map(({ path, type }) => ({ pattern: path, headers: { 'Content-Type': withCharset(type) } }))

/** Without Cross-Origin-Embedder-Policy, which would block the films. */
export function headerRules(site: HostedSite): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(site),
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': permissionsPolicy(site),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    { pattern: '/assets/*', headers: builtFileHeaders },
    ...(site.hasSearch ? [{ pattern: `/${searchEntryFile}`, headers: { 'Cache-Control': defaultCaching } }] : []),
    ...site.fileFolders.map((pattern) => ({ pattern, headers: publicFileHeaders })),
    ...site.hidden.map((pattern) => ({ pattern, headers: guardedHeaders })),
    ...site.sharedFolders.map((pattern) => ({ pattern, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } })),
  ]
}
