import { readUrl } from '../text/read-url'
import type { HostedSite } from './hosted-site'

/** The sources of Google's tag: https://developers.google.com/tag-platform/security/guides/csp */
const statistics = {
  gtag: {
    script: ['https://www.googletagmanager.com/gtag/js'],
    image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
  },
} as const

const none = { script: [], image: [], connect: [] }

/** A host, and nothing that a policy reads in another way: a star is every host, a semicolon begins a directive. */
const origin = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/

/** Where an address leads: its origin when it names a host, the site itself otherwise. */
const originOf = (address = ''): string[] => [readUrl(address)?.origin ?? ''].filter((text) => origin.test(text))

/** The directives of a content security policy, each with its sources. */
export type Directives = Record<string, string[]>

export const writePolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')

/**
 * The content security policy: what a page may load, and whom it may talk to. Nothing but the site itself and what its
 * settings and films name. Pictures may stand in stylesheets, as data: they cannot do anything.
 */
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
    // The names are those of elements/rich-html.ts, elements/film-policy.ts, browser/statistics/gtag.ts and browser/guard/opener.ts.
    'trusted-types': [
      'rich-text',
      ...(films ? ['default'] : []),
      ...(analytics ? ['statistics'] : []),
      ...(hasGuards ? ['sealed-page'] : []),
    ],
  } satisfies Directives
}

export const contentSecurityPolicy = (site: HostedSite): string => writePolicy(pageDirectives(site))

/**
 * The policy of a file of public/ that is opened alone: a drawing keeps its own styles, and nothing runs. A host's
 * error page may use styles and pictures.
 */
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
