import { getOrAdd } from '../../../base/shared-types/groups'
import { widthOf } from '../../../base/text/language/width'
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
  return rest.trim().charAt(0).toUpperCase() + rest.trim().slice(1)
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
      const flaw = findName(value) ? explainName(value, name, suffix) : checkTitle(value, suffix)
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
