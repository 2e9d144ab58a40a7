import { mapStrings } from '../../../../base/shared-types/json'
import { type LanguagesOfSite, readLanguages } from '../../../../base/shared-types/languages/languages'
import { capitalize } from '../../../../base/text/language/capitalize'
import { languageNames } from '../../../../base/text/language/language-names'
import { readTranslations } from '../../../../content/translations/translations'
import type { Overview, PageName } from '../../../edited-site/overview'

/** A page in one of the languages of the site. */
export interface PageInLanguage {
  language: string
  /** "Deutsch" */
  name: string
  /** Undefined where it is not translated. */
  page?: PageName
  /** "2 to look at", "Draft", "Not translated"; empty for a public page that is up to date. */
  state: string
}

export interface SiteInLanguages extends LanguagesOfSite {
  /** "Deutsch" */
  nameOf(language: string): string
  /** "German" */
  sayLanguage(language: string): string
  /** The page in all languages. One that exists in another language alone has no version in the site's own. */
  versionsOf(page: Pick<PageName, 'path' | 'translates'>): PageInLanguage[]
}

function stateOfVersion(page: PageName | undefined): string {
  if (!page) return 'Not translated'
  const { unseen, toLookAt } = page
  return capitalize([unseen, toLookAt && `${toLookAt} to look at`].filter(Boolean).join(', '))
}

const known = new WeakMap<Overview, SiteInLanguages | undefined>()

function read({ languages: tags = [], pages }: Overview): SiteInLanguages | undefined {
  const [language, ...others] = tags
  if (others.length === 0) return undefined
  const languages = readLanguages({ language, languages: Object.fromEntries(others.map((tag) => [tag, {}])) })
  const [names, said] = [languageNames(tags), languageNames(tags, 'en')]
  const nameOf = (tag: string) => names.get(tag) ?? tag
  const shown = pages.filter(({ redirect }) => redirect === undefined)
  const translations = readTranslations(shown, languages)
  const byPath = new Map(shown.toReversed().map((page) => [page.path, page]))
  return {
    ...languages,
    nameOf,
    sayLanguage: (tag) => said.get(tag) ?? tag,
    versionsOf(page) {
      const paths = translations.of(page)
      return tags.map((tag) => {
        const version = byPath.get(paths.get(tag) ?? '')
        return { language: tag, name: nameOf(tag), page: version, state: stateOfVersion(version) }
      })
    },
  }
}

/** Undefined where the site has one language. */
export function languagesOf(overview: Overview | undefined): SiteInLanguages | undefined {
  if (!overview) return undefined
  if (!known.has(overview)) known.set(overview, read(overview))
  return known.get(overview)
}

/** A value whose links lead to pages of a language, where there are some. */
export function withLinksIn(value: unknown, language: string, overview: Overview | undefined): unknown {
  const languages = languagesOf(overview)
  const translate = (text: string) => {
    const [path = ''] = text.split('#')
    const page = languages?.versionsOf({ path }).find((version) => version.language === language)?.page
    return page ? page.path + text.slice(path.length) : text
  }
  return mapStrings(value, (text) => (text.startsWith('/') ? translate(text) : text))
}
