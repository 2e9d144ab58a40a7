import { asObject, isAtOrBelow, isObject, type UnknownObject } from '../json'
import { lazy } from '../lazy'

export const usualLanguage = 'en-GB'

/** "pt-BR" -> "/pt-br": the home page of a language that is not the site's own. Its pages are below it. */
const homeOf = (language: string): string => `/${language.toLowerCase()}`

/** Values of `more` replace those of `base`: objects field by field, lists whole. */
function override(base: unknown, more: unknown): unknown {
  if (!isObject(base) || !isObject(more)) return more
  const replaced = Object.entries(more).map(([name, value]) => [name, override(base[name], value)])
  return { ...base, ...Object.fromEntries(replaced) }
}

/** The languages of a site: tags of BCP 47. The path of a page says which one it is in. */
export interface LanguagesOfSite {
  own: string
  /** The site's own first, the others as they are written in the settings. */
  all: string[]
  areSeveral: boolean
  of(path: string): string
  homeOf(language: string): string
  /** The settings of the site as they are in a language. */
  settingsIn(language: string): UnknownObject
}

/** `site` may be as an author has written it. */
export function readLanguages(site: unknown): LanguagesOfSite {
  const { languages, ...settings } = asObject(site)
  const own = typeof settings.language === 'string' ? settings.language : usualLanguage
  const others = Object.keys(asObject(languages)).filter((language) => language !== own)
  const homes = others.map((language) => [language, homeOf(language)] as const)
  const inLanguage = new Map(
    others.map((language) => [
      language,
      lazy(() => ({ ...asObject(override(settings, asObject(languages)[language])), language })),
    ]),
  )
  return {
    own,
    all: [own, ...others],
    areSeveral: others.length > 0,
    of: (path) => homes.find(([, home]) => isAtOrBelow(path, home))?.[0] ?? own,
    homeOf: (language) => (language === own ? '/' : homeOf(language)),
    settingsIn: (language) => inLanguage.get(language)?.() ?? settings,
  }
}
