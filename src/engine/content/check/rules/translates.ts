import { pathOf } from '../../../base/shared-types/addresses'
import { languageNames } from '../../../base/text/language/language-names'
import { intersect, isEmpty } from '../../publication-dates/span'
import type { Content } from '../content-index/content'
import type { PageOutline } from '../content-index/page-outline'
import { sayLanguage } from '../content-index/say-language'
import type { Finding, SiteRule } from '../findings/rule'

type Verdict = Omit<Finding, 'pointer'> | undefined

/** "/pt-br/quartos" -> "pt-BR": the language whose pages would have such a path. */
function languageMeant(path: string): string | undefined {
  const [, first = ''] = path.match(/^\/([a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)(?:\/|$)/) ?? []
  const tag = first && Intl.getCanonicalLocales(first)[0]
  return tag && languageNames([tag], 'en').get(tag)?.toLowerCase() !== tag ? tag : undefined
}

function explainOwn({ path }: PageOutline, content: Content): Verdict {
  const { languages } = content
  const tag = languageMeant(path)
  if (tag !== undefined)
    return {
      message: `"${path}" is in no language of this site: it has no "${tag}". Add it to "languages" in the site settings: "languages": { "${tag}": {} }.`,
      group: tag,
    }
  const [other] = languages.all.filter((language) => language !== languages.own)
  const home = other === undefined ? undefined : `give the page a path below "${languages.homeOf(other)}"`
  return {
    message: `This page is in ${sayLanguage(languages.own, content)}, as the site, so it is no translation. Take "translates" out${home ? `, or ${home}` : ''}.`,
  }
}

/** The page that an old address leads to in the end. */
function endOf(start: PageOutline, { byPath }: Content): PageOutline | undefined {
  const passed = new Set<PageOutline>()
  let page: PageOutline | undefined = start
  while (page?.redirect !== undefined && !passed.has(page)) {
    passed.add(page)
    page = byPath.get(pathOf(page.redirect))
  }
  return page?.redirect === undefined ? page : undefined
}

/** The page that is meant where another one is named, if it can be an original. */
function meantBy(named: PageOutline, content: Content): PageOutline | undefined {
  const page = named.redirect === undefined ? named : endOf(named, content)
  const original = page?.translates === undefined ? page : content.byPath.get(page.translates)
  return original?.language === content.languages.own && original.redirect === undefined ? original : undefined
}

function explainTarget(page: PageOutline, named: PageOutline, content: Content): Verdict {
  const { languages, valueAt } = content
  if (named === page)
    return {
      message: `"${page.path}" is this page itself. Write the page that it is made from, or take "translates" out.`,
    }
  const meant = meantBy(named, content)
  const repair = meant && { suggestion: meant.path, replacement: meant.path }
  const advice = `Write the page that it is made from${meant ? `: "${meant.path}"` : ''}.`
  if (named.redirect !== undefined)
    return { message: `"${named.path}" is an old address, which leads to "${named.redirect}". ${advice}`, ...repair }
  // A page in the language of the site that translates another has a message of its own.
  if (named.translates !== undefined && named.language === languages.own) return undefined
  if (named.translates !== undefined)
    return { message: `"${named.path}" is itself a translation. ${advice}`, ...repair }
  const [own, other] = [sayLanguage(languages.own, content), sayLanguage(named.language, content)]
  if (named.language !== languages.own)
    return {
      message: `"${named.path}" is in ${other}. A translation is made from a page in ${own}, the language of the site. Write one, or take "translates" out.`,
    }
  const isOpen = valueAt(`${named.pointer}/guard`) !== undefined && valueAt(`${page.pointer}/guard`) === undefined
  return isOpen
    ? {
        message: `"${page.path}" translates a guarded page and has no guard: everyone could read it. Give it the "guard" of "${named.path}".`,
      }
    : undefined
}

function findTwins(pages: PageOutline[], content: Content): Finding[] {
  const first = new Map<string, PageOutline>()
  return pages.flatMap((page) => {
    const { translates, language, path, planned, pointer } = page
    const key = `${language} ${translates}`
    const other = first.get(key)
    if (other === undefined) first.set(key, page)
    // Two pages with separate times may share it.
    if (other === undefined || other.path === path || isEmpty(intersect(other.planned, planned))) return []
    const message = `"${translates}" has two ${sayLanguage(language, content)} translations: this one and "${other.path}". Take "translates" out of one of them, or remove it.`
    return [{ pointer: `${pointer}/translates`, message }]
  })
}

/** "translates" names the page in the language of the site that a page is made from. The rule page-target covers pages that are not there. */
export const translates: SiteRule = {
  code: 'translates',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const pages = content.pages.filter((page) => page.translates !== undefined)
    const wrong = new Set<PageOutline>()
    const found = pages.flatMap((page): Finding[] => {
      const named = content.byPath.get(page.translates as string)
      const isOwn = page.language === content.languages.own
      const verdict = isOwn ? explainOwn(page, content) : named && explainTarget(page, named, content)
      if (!verdict) return []
      wrong.add(page)
      return [{ pointer: `${page.pointer}/translates`, ...verdict }]
    })
    return [
      ...found,
      ...findTwins(
        pages.filter((page) => !wrong.has(page)),
        content,
      ),
    ]
  },
}
