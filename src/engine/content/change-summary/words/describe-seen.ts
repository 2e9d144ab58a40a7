import { asObject, type UnknownObject } from '../../../base/shared-types/json'
import { readLanguages } from '../../../base/shared-types/languages/languages'
import { splitSharedName } from '../../../base/shared-types/languages/shared-names'
import { languageNames } from '../../../base/text/language/language-names'
import { quote } from './phrases'

export interface UpToDate {
  /** "German: “Über uns” brought up to date with “About”". */
  page(page: UnknownObject): string
  shared(name: string): string
}

/** Changes of "seen" say that an author has found translations right. */
export function sayUpToDate(content: unknown, titles: ReadonlyMap<string, unknown>): UpToDate {
  const languages = readLanguages(asObject(content).site)
  const names = languageNames(languages.all, 'en')
  return {
    page({ path, title, translates }) {
      const original = titles.get(String(translates)) ?? translates
      return `${names.get(languages.of(String(path)))}: ${quote(String(title ?? path))} brought up to date with ${quote(String(original))}`
    },
    shared(name) {
      const [base, language = ''] = splitSharedName(name)
      return `${names.get(language) ?? language}: shared block ${quote(base)} brought up to date`
    },
  }
}
