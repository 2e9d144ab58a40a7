import type { SourceKind } from '../model/services/service'
import type { HostedSite } from './hosted-site'
import { originOf } from './origin'

/** https://developers.google.com/tag-platform/security/guides/csp */
const statistics = {
  gtag: {
    script: ['https://www.googletagmanager.com/gtag/js'],
    image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
  },
} as const

const none = { script: [], image: [], connect: [] }

export type Directives = Record<string, string[]>

export const writePolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')

export const sourcesOf = ({ services }: Pick<HostedSite, 'services'>, kind: SourceKind): string[] =>
  services.flatMap((service) => service[kind] ?? [])

/** Allows the site itself and the services of its settings and fields. data: pictures cannot run anything. */
export function pageDirectives(site: HostedSite) {
  const { settings, services, hasGuards } = site
  const { analytics, formService, errorReports } = settings
  const { script, image, connect } = analytics ? statistics[analytics.provider] : none
  const forms = originOf(formService?.url)
  const asked = (kind: SourceKind) => sourcesOf(site, kind)
  const [frames, media, scripts] = [asked('frames'), asked('media'), asked('scripts')]
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...script, ...scripts],
    'style-src': ["'self'", ...asked('styles')],
    'img-src': ["'self'", 'data:', ...asked('images'), ...image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...forms, ...asked('connect'), ...connect, ...originOf(errorReports)],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    ...(media.length > 0 && { 'media-src': ["'self'", ...media] }),
    'form-action': ["'self'", ...forms],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'manifest-src': ["'none'"],
    'worker-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Created in elements/rich-html.ts, dom/services/load-script.ts, the studio's code, statistics/ and guard/opener.ts.
    'trusted-types': [
      'rich-text',
      ...(scripts.length > 0 ? ['service-script'] : []),
      ...services.flatMap(({ trustedTypes = [] }) => trustedTypes),
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
