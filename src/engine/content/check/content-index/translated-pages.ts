import type { LanguagesOfSite } from '../../../base/shared-types/languages/languages'
import { sharedForLanguage, splitSharedName } from '../../../base/shared-types/languages/shared-names'
import { lazy } from '../../../base/shared-types/lazy'
import { getOrAdd } from '../../../base/shared-types/maps'
import { holderOf } from '../../schema-model/holders'
import type { PageOutline } from './page-outline'

type SharedBlocks = Record<string, Record<string, unknown>>

export interface TranslatedOutline {
  page: PageOutline
  original: PageOutline
}

/** The rule translates covers what is wrong with the others. */
export const readTranslated = ({
  pages,
  byPath,
  languages,
}: {
  pages: PageOutline[]
  byPath: ReadonlyMap<string, PageOutline>
  languages: LanguagesOfSite
}): TranslatedOutline[] =>
  pages.flatMap((page) => {
    const original = page.translates === undefined ? undefined : byPath.get(page.translates)
    const isSound = original?.redirect === undefined && original?.language === languages.own
    return original && isSound && page.language !== languages.own ? [{ page, original }] : []
  })

/** See PageContent.languageAt. */
export function createLanguageFinder(pages: PageOutline[], languages: LanguagesOfSite): (pointer: string) => string {
  const byHolder = lazy(() => new Map(pages.map(({ pointer, language }) => [pointer, language])))
  return (pointer) => {
    if (!languages.areSeveral) return languages.own
    if (pointer.startsWith('/pages/')) return byHolder().get(holderOf(pointer)) ?? languages.own
    const named = pointer.startsWith('/shared/')
      ? splitSharedName(holderOf(pointer))[1]
      : pointer.match(/^\/site\/languages\/([^/]+)/)?.[1]
    return named ?? languages.own
  }
}

/** See PageContent.sharedIn. */
export function createSharedReader(shared: SharedBlocks, { own }: LanguagesOfSite): (language: string) => SharedBlocks {
  const byLanguage = new Map([[own, shared]])
  return (language) => getOrAdd(byLanguage, language, () => sharedForLanguage(language, shared))
}
