import type { Service, SourceKind } from '../../base/shared-types/services/service'
import type { HostedSite } from './hosted-site'
import { originOf } from './origin'
import { settingsServices } from './settings-services'

export type Directives = Record<string, string[]>

export const writePolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')

export const sourcesOf = (services: Service[], kind: SourceKind): string[] =>
  services.flatMap((service) => service[kind] ?? [])

/** Allows the site itself and the services of its settings and fields. data: pictures cannot run anything. */
export function pageDirectives({ settings, services, hasGuards, hasSearch }: HostedSite) {
  const all = [...settingsServices(settings), ...services]
  const [frames, media, scripts] = [sourcesOf(all, 'frames'), sourcesOf(all, 'media'), sourcesOf(all, 'scripts')]
  return {
    'default-src': ["'none'"],
    // The search is WebAssembly. This source allows no script that is made of a text.
    'script-src': ["'self'", ...(hasSearch ? ["'wasm-unsafe-eval'"] : []), ...scripts],
    'style-src': ["'self'", ...sourcesOf(all, 'styles')],
    'img-src': ["'self'", 'data:', ...sourcesOf(all, 'images')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sourcesOf(all, 'connect')],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'media-src': ["'self'", ...media],
    'form-action': ["'self'", ...originOf(settings.formService?.url)],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'manifest-src': ["'none'"],
    'worker-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Created in elements/rich-html.ts, dom/services/load-script.ts, statistics/pixels.ts, the studio's code and guarded-pages/opener.ts.
    'trusted-types': [
      'rich-text',
      ...(scripts.length > 0 ? ['service-script'] : []),
      ...all.flatMap(({ trustedTypes = [] }) => trustedTypes),
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
