import { asObject, isAtOrBelow, isObject, type UnknownObject } from '../json'
import { lazy } from '../lazy'

export const usualLanguage = 'en-GB'

/** "pt-BR" -> "/pt-br": the home page of another language, with its pages below it. */
const homeOf = (language: string): string => `/${language.toLowerCase()}`

/** `more` replaces values of `base`: objects field by field, lists whole. */
function override(base: unknown, more: unknown): unknown {
  if (!isObject(base) || !isObject(more)) return more
  const replaced = Object.entries(more).map(([name, value]) => [name, override(base[name], value)])
  return { ...base, ...Object.fromEntries(replaced) }
}

/** Tags of BCP 47. A page's path says its language. */
export interface LanguagesOfSite {
  own: string
  /** The site's own first, then in the order of the settings. */
  all: string[]
  areSeveral: boolean
  of(path: string): string
  homeOf(language: string): string
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
