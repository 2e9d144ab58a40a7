import { getOrAdd } from '../../../base/shared-types/maps'
import { capitalize } from '../../../base/text/language/capitalize'
import { widthOf } from '../../../base/text/language/text-width'
import { holderOf } from '../../schema-model/holders'
import type { Finding, PageRule } from '../findings/rule'
import { findNamesakes } from './page-description'

/**
 * Search engines and tabs cut titles off at the width of about 60 Latin letters.
 * https://developers.google.com/search/docs/appearance/title-link, https://moz.com/learn/seo/title-tag
 */
const most = 60

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const separator = '(?:\\s*[|–—·]\\s*|:\\s+|\\s+-\\s+)'

/** As a word, or in any letter case beside a separator. */
function createNameFinder(name: string, suffix: string): (title: string) => boolean {
  if (name.length < 3 || !suffix.includes(name)) return () => false
  const word = escapePattern(name)
  const asWord = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u')
  const asObject = new RegExp(`(?:^|${separator})${word}(?:$|${separator})`, 'iu')
  return (title) => asWord.test(title) || asObject.test(title)
}

/** "About | Studio" -> "About". */
function withoutName(title: string, name: string): string | undefined {
  const word = escapePattern(name)
  const rest = title.replace(new RegExp(`${separator}${word}\\s*$|^\\s*${word}${separator}`, 'iu'), '')
  if (rest === title || rest.trim() === '') return undefined
  return capitalize(rest.trim())
}

/** What may follow a word without a space: a comma, full-width signs, and any sign before CJK letters. */
const followsAtOnce = /^(?:[\s,.:;…]|\P{L}?[\p{Script=Han}\u3000-\u30ff\uff00-\uffef])/u

function checkSuffix(suffix: string): Omit<Finding, 'pointer'> | undefined {
  const [, sign, name] = suffix.match(/^\s*([|–—·•-])(?!\s|\p{Script=Han})(.+)/u) ?? []
  if (suffix.trim() === '' || (sign === undefined && followsAtOnce.test(suffix))) return undefined
  const isName = /^[\p{L}\p{N}]/u.test(suffix)
  const meant = sign === undefined ? ` ${isName ? '| ' : ''}${suffix}` : ` ${sign} ${name}`
  return {
    message: `Browser tabs would show "About${suffix}": a space is missing there. Write "${meant}".`,
    suggestion: meant,
    ...(!isName && { replacement: meant }),
  }
}

function checkTitle(title: string, suffix: string): Omit<Finding, 'pointer'> | undefined {
  const { width, words, count } = widthOf(title + suffix)
  if (width <= most) return undefined
  const message = `This title ${words} with "${suffix.trim()}" behind it; search engines and browser tabs show about ${count(most)}. Shorten it by ${count(width - most)}, with the words that matter first.`
  return { message, group: 'too long' }
}

/** What programs add to the name of a copied page or file, and what authors add to a version: "Copy of About", "About_final2". */
const copied =
  /^(?:copy of|kopie von|copie de|cópia de) |^(?:Option|Variante|Version|Vorschlag|Opção|Opción) [1-9A-C]: (?=\p{L})|^(?:Copy of|Kopie von|Copie de|Copia d[ei]|Cópia de|Kopia) (?=\p{Lu})|(?: [-–—] |\s?[([])(?:[Cc]opy|Kopie|[Cc]opie|[Cc][óo]pia|[Kk]opia)(?: \d+)?[)\]]?$| copy \d+$|(?:_| [-–—] ?| [([]|\s)(?:DRAFT|ENTWURF|BROUILLON|BORRADOR|BOZZA)(?:[ _]?v?\d+)?[)\]]?$|(?:_(?:[Ff]inal|FINAL|[Dd]raft|copy|new|old|v?\d+)\d*){1,4}$| - Google (?:Docs|Sheets|Slides)$|^Microsoft (?:Word|PowerPoint) - |\.(?:docx?|pptx?|pdf|indd)$|^(?:(?:Page |Meta |SEO )?[Tt]itle|Titel|Titre|Título): (?=\p{Lu})/gu

function explainCopy(title: string): Omit<Finding, 'pointer'> | undefined {
  const marks = title.match(copied) ?? []
  // An ending may uncover another: "About_v2.docx".
  const rest = title.replace(copied, '').replace(copied, '').trim()
  const suggestion = title.endsWith(rest) ? capitalize(rest) : rest
  if (marks.length === 0 || suggestion === '') return undefined
  const message = `"${marks.map((mark) => mark.trim()).join(' … ')}" does not belong to the title. Write "${suggestion}".`
  return { message, suggestion, replacement: suggestion }
}

/** "code-of-ethics" -> "Code of ethics": an address in the place of a title. */
function explainSlug(title: string): Omit<Finding, 'pointer'> | undefined {
  if (!/^[a-z\d]+(?:[-_][a-z\d]+){2,}$/.test(title)) return undefined
  const words = title.replace(/[-_]/g, ' ')
  const suggestion = capitalize(words)
  return { message: `"${title}" is an address. Write a title, for example "${suggestion}".`, suggestion }
}

function explainName(title: string, name: string, suffix: string): Omit<Finding, 'pointer'> {
  const short = withoutName(title, name)
  const message = `"${suffix.trim()}" follows every title, so the name would stand in this one twice. ${short ? `Write "${short}".` : 'Say what this page is about without it.'}`
  const group = `name ${short === undefined}`
  return { message, group, ...(short && { suggestion: short, replacement: short }) }
}

export const pageTitle: PageRule = {
  code: 'page-title',
  severity: 'warning',
  scope: 'page',
  check: ({ ofFormat, ofFormatOutside, pages, languages, languageAt }) => {
    const indexed = new Set(pages.flatMap(({ isIndexed, pointer }) => (isIndexed ? [pointer] : [])))
    const ofSuffixes = ofFormat('title-suffix').flatMap(({ value, pointer }) => {
      const flaw = checkSuffix(String(value))
      return flaw ? [{ pointer, ...flaw }] : []
    })
    const settingOf = (format: string, language: string) => {
      const found = ofFormatOutside(format)
      const inLanguage = (tag: string) => found.find(({ pointer }) => languageAt(pointer) === tag)
      return String((inLanguage(language) ?? inLanguage(languages.own))?.value ?? '')
    }
    const namesOf = (language: string) => {
      const [name, suffix] = [settingOf('site-name', language), settingOf('title-suffix', language)]
      return { name, suffix, findName: createNameFinder(name, suffix) }
    }
    const byLanguage = new Map<string, ReturnType<typeof namesOf>>()
    const ofTitles = ofFormat('title').flatMap(({ value, pointer }): Finding[] => {
      if (!indexed.has(holderOf(pointer)) || typeof value !== 'string') return []
      const language = languageAt(pointer)
      const { name, suffix, findName } = getOrAdd(byLanguage, language, () => namesOf(language))
      const flaw = findName(value)
        ? explainName(value, name, suffix)
        : (explainCopy(value) ?? explainSlug(value) ?? checkTitle(value, suffix))
      return flaw ? [{ pointer, ...flaw }] : []
    })
    return [...ofSuffixes, ...ofTitles]
  },
  compare: (content) =>
    findNamesakes('title', content).map(({ pointer, owner }) => {
      const message = `The page "${owner}" has the same title. In a list of search results nobody could tell the two apart: say what this one is about.`
      return { pointer, message }
    }),
}
