import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../base/shared-types/failure'
import { baseOf } from '../../base/text/language/language-names'
import { ownWords, wordsFileOf } from '../../folders/studio-folder/words-files'
import type { StarterTexts } from './translated-pages'

/** "de-at,en" becomes "de-AT" and "en". The first is the site's own. */
export function readLanguageTags(tags: string): [own: string, ...others: string[]] {
  const [own = '', ...others] = tags.split(',').map((tag) => readLanguage(tag.trim()))
  const twice = others.find((language, at) => [own, ...others.slice(0, at)].includes(language))
  if (twice !== undefined)
    throw new Failure(`"${twice}" is named twice. Write each language once, the site's own first.`)
  return [own, ...others]
}

function readLanguage(tag: string): string {
  try {
    const [language] = Intl.getCanonicalLocales(tag)
    // Longer ones are well formed, as "arabic", and none is in use.
    if (language !== undefined && baseOf(language).length <= 3) return language
  } catch {}
  throw new Failure(`"${tag}" is not a language tag. Write one such as "en-GB", "de" or "pt-BR".`)
}

const nameOf = (language: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

const listOf = (words: string[]): string => new Intl.ListFormat('en-GB').format(words)

/** Undefined if the starter has no words in the language. */
export function wordsIn(language: string, starter: string): string | undefined {
  const own = baseOf(language)
  const file = join(starter, own === 'en' ? ownWords : `words/${own}.json`)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** By the English texts. None where the starter has no others. */
export function textsIn(language: string, starter: string): StarterTexts {
  const file = join(starter, `texts/${baseOf(language)}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The pages and words of such a language are the English ones. */
function describeMissing(language: string, own: string, starter: string): string {
  const known = readdirSync(join(starter, 'words')).map((name) => nameOf(name.replace('.json', '')))
  const pages = language === own ? 'the pages' : `the pages below /${language.toLowerCase()}`
  return `There are no words in ${nameOf(language)} yet (only in ${listOf(['English', ...known])}): translate ${language === own ? ownWords : wordsFileOf(language)} and ${pages}.`
}

export function describeLanguages([own, ...others]: [string, ...string[]], starter: string): string {
  const missing = [own, ...others].filter((language) => wordsIn(language, starter) === undefined)
  const homes = others.map((language) => `${nameOf(language)} below /${language.toLowerCase()}`)
  return [
    ...missing.map((language) => describeMissing(language, own, starter)),
    ...(baseOf(own) === 'en' || missing.includes(own)
      ? []
      : [`The site is in ${nameOf(own)}. The names of blocks and fields in schemas/ are in English.`]),
    ...(homes.length === 0 ? [] : [`Each page is there again in ${listOf(homes)}.`]),
  ].join('\n')
}
