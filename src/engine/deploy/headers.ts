import type { HostedSite } from './hosted-site'
import { contentSecurityPolicy, fileDirectives, writePolicy } from './policy'

/** Headers for the addresses that a pattern stands for: * is anything, :name is anything but a slash. */
export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

/** The caching of everything without a rule of its own: browsers revalidate it at each use. */
export const usualCaching = 'no-cache'

/** How long files stay whose names change with their content. */
const forEver = 'public, max-age=31536000, immutable'

/** What a page may not do, and what only the player of a film may: https://www.w3.org/TR/permissions-policy/ */
function permissionsPolicy({ films }: HostedSite): string {
  const refused = [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'screen-wake-lock',
    'usb',
    'xr-spatial-tracking',
  ]
  const ofFilms = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']
  const allowed = films ? `(self ${films.frames.map((origin) => `"${origin}"`).join(' ')})` : '()'
  return [...refused.map((name) => `${name}=()`), ...ofFilms.map((name) => `${name}=${allowed}`)].join(', ')
}

/**
 * The headers of every file in assets/. None of them is a page, and browsers apply a policy to pages only, so theirs is
 * short: the long one would weigh more than many of these files. A host's own error page may still use styles and pictures.
 */
const ofBuiltFiles = {
  'Cache-Control': forEver,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-ancestors 'none'",
  'Permissions-Policy': 'fullscreen=()',
}

const ofPublicFiles = { 'Content-Security-Policy': writePolicy(fileDirectives) }

/** The headers of guarded pages and files. Their address can hold the key, so it is sent nowhere as a referrer. */
const ofHiddenFiles = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }

/**
 * All headers of a site, once: the files of every host are written from here. There is no
 * Cross-Origin-Embedder-Policy, which would refuse the films, and no upgrade-insecure-requests, which has nothing to do:
 * every source is the site itself or named with https.
 */
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
    { pattern: '/assets/*', headers: ofBuiltFiles },
    ...site.fileFolders.map((pattern) => ({ pattern, headers: ofPublicFiles })),
    ...site.hidden.map((pattern) => ({ pattern, headers: ofHiddenFiles })),
    ...site.sharedFolders.map((pattern) => ({ pattern, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } })),
  ]
}
