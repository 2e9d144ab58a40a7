import { readUrl } from '../text/read-url'
import type { HostedSite } from './hosted-site'

/** https://developers.google.com/tag-platform/security/guides/csp */
const statistics = {
  gtag: {
    script: ['https://www.googletagmanager.com/gtag/js'],
    image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
  },
} as const

const none = { script: [], image: [], connect: [] }

/** Excludes characters with a meaning in a policy, such as * and ;. */
const origin = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/

/** Empty for addresses on the site itself. */
export const originOf = (address = ''): string[] => [readUrl(address)?.origin ?? ''].filter((text) => origin.test(text))

export type Directives = Record<string, string[]>

export const writePolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')

/** Allows the site itself and the services of its settings and films. data: pictures cannot run anything. */
export function pageDirectives({ settings, films, pictures, hasGuards }: HostedSite) {
  const { analytics, formService, errorReports } = settings
  const { script, image, connect } = analytics ? statistics[analytics.provider] : none
  const forms = originOf(formService?.url)
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...script],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...pictures.flatMap(originOf), ...image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...forms, ...(films?.requests ?? []), ...connect, ...originOf(errorReports)],
    'frame-src': films?.frames ?? ["'none'"],
    'form-action': ["'self'", ...forms],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'manifest-src': ["'none'"],
    'worker-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Created in elements/rich-html.ts, film-policy.ts, statistics/gtag.ts and guard/opener.ts.
    'trusted-types': [
      'rich-text',
      ...(films ? ['default'] : []),
      ...(analytics ? ['statistics'] : []),
      ...(hasGuards ? ['sealed-page'] : []),
    ],
  } satisfies Directives
}

export const contentSecurityPolicy = (site: HostedSite): string => writePolicy(pageDirectives(site))

/** For files of public/ that are opened directly: nothing runs. A host's error page may use styles and pictures. */
export const fileDirectives: Directives = {
  'default-src': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}
