import { asObject, asText, blocksIn, isObject, pagesIn, type UnknownObject } from '../../../base/shared-types/json'
import { readLanguages } from '../../../base/shared-types/languages/languages'
import { sharedNameIn } from '../../../base/shared-types/languages/shared-names'
import { lazy } from '../../../base/shared-types/lazy'
import type { TimedPage } from '../../../content/publication-dates/unique-path'
import { changedAmong, markOf, translatedParts } from '../../../content/translations/translated-parts'
import type { Overview, PageName } from '../overview'

type Page = UnknownObject & TimedPage

export interface SiteLanguages {
  /** Empty where the site has one language. */
  ofSite: Pick<Overview, 'languages'>
  ofPage(page: Page): Pick<PageName, 'translates' | 'toLookAt'>
  /** The name of a shared block as a page shows it. */
  sharedOn(page: Page, name: string): string
}

function readOriginals(content: unknown) {
  const parts = new Map<string, ReturnType<typeof lazy<ReturnType<typeof translatedParts>>>>()
  for (const page of pagesIn(content).filter(isObject)) {
    const path = asText(page.path)
    if (page.redirect === undefined && !parts.has(path))
      parts.set(
        path,
        lazy(() => translatedParts(page)),
      )
  }
  return (path: string) => parts.get(path)?.() ?? []
}

/** Nothing for a site in one language. */
export function readSiteLanguages(content: unknown): SiteLanguages {
  const { site, shared: written, seen } = asObject(content)
  const languages = readLanguages(site)
  if (!languages.areSeveral) return { ofSite: {}, ofPage: () => ({}), sharedOn: (_, name) => name }
  const [shared, seenShared] = [asObject(written), asObject(seen)]
  const partsOf = readOriginals(content)
  const sharedOn = ({ path }: Page, name: string) => sharedNameIn(languages.of(path), name, shared)
  const isChanged = (page: Page, name: string) => {
    const shown = sharedOn(page, name)
    return shown !== name && seenShared[shown] !== undefined && seenShared[shown] !== markOf(shared[name])
  }
  return {
    ofSite: { languages: languages.all },
    ofPage(page) {
      if (typeof page.translates !== 'string') return {}
      const names = new Set(blocksIn(page).map((block) => asText(asObject(block).shared)))
      const changed = [...names].filter((name) => name !== '' && isChanged(page, name))
      const toLookAt = changedAmong(partsOf(page.translates), page.seen).length + changed.length
      return { translates: page.translates, ...(toLookAt > 0 && { toLookAt }) }
    },
    sharedOn,
  }
}
