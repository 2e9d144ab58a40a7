import type { SiteContent } from '../../base/schema-types/content'
import { feedsIn } from '../../base/shared-types/feeds/made-feeds'
import { readLanguages } from '../../base/shared-types/languages/languages'
import { getOrAdd } from '../../base/shared-types/maps'
import type { BrowserSettings, SiteFrame } from '../../base/shared-types/page'
import { declaredServices } from '../../base/shared-types/services/declared-services'
import { countingOf } from '../../base/shared-types/services/pixel-services'
import { needsConsent } from '../../base/shared-types/services/service'
import { findNotFoundPages, splitRedirects } from '../../base/shared-types/site-pages'
import { formsIn } from '../../content/form-submissions/read-form'
import type { Schemas } from '../../content/schema-model/schemas'
import type { Prepare } from './prepare'

type Settings = SiteContent['site']

export function readyFrame(content: SiteContent, schemas: Schemas, prepare: Prepare): SiteFrame {
  const { site, pages } = content
  const languages = readLanguages(site)
  const { redirects, fallbacks } = splitRedirects(pages)
  const declared = declaredServices(schemas).map((service) => {
    const { name, allow } = service
    return { name, allow, consent: needsConsent(service) }
  })
  const services = declared.length > 0 ? { services: declared } : {}
  const homes = languages.all.slice(1).map(languages.homeOf)
  const added = {
    fallbacks: [...fallbacks, ...findNotFoundPages(pages, languages)],
    ...(languages.areSeveral && { homes }),
    ...services,
  }
  const asksForDays = [...formsIn(content)].some(([, fields]) => fields.some(({ kind }) => kind === 'date'))
  const made = new Map<string, BrowserSettings>()
  function settingsIn(language = languages.own): BrowserSettings {
    return getOrAdd(made, language, () => {
      const written = prepare(languages.settingsIn(language), 'site.schema.json') as Settings
      const { prerender: _, timer: __, editor: ___, timeZone, pixels, ...settings } = written
      const home = language === languages.own ? {} : { home: languages.homeOf(language) }
      const feeds = [...(settings.feeds ?? []), ...feedsIn(content, language)]
      const counting = pixels && { analytics: countingOf(written) }
      return {
        ...settings,
        ...added,
        ...counting,
        ...(feeds.length > 0 && { feeds }),
        ...(asksForDays && { timeZone }),
        ...home,
      }
    })
  }
  const times = prepare(site.prerender ?? {}, 'site.schema.json#/properties/prerender') as SiteFrame['prerender']
  return { settingsIn, prerender: times, redirects }
}
