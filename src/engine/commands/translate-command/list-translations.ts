import { splitSharedName } from '../../base/shared-types/languages/shared-names'
import { plural } from '../../base/text/numbers'
import { sayTranslatedPart } from '../../content/check/content-index/say-translated-part'
import { findSameLines, longLines } from '../../content/check/content-index/texts-of'
import type { OpenSite } from '../../content/references/open-site'
import { joined } from '../../content/schema-model/phrases'
import { nameOfLanguage } from './open-folder'
import { listTranslations, type Translation } from './units'

type Row = [original: string, translation: string, state: string]

const none = '–'

function sayState(translation: Translation, { content }: OpenSite): string | undefined {
  const { changed, originalPointer, hasSeen, name, pointer } = translation
  const same = findSameLines(longLines(content.valueAt(originalPointer)), content.valueAt(pointer))
  if (same.length > 0) return `${plural(same.length, 'text', 'texts')} to translate`
  if (!hasSeen) return 'never looked at'
  if (changed.length === 0) return undefined
  if (!name.startsWith('/')) return 'to look at'
  const page = content.valueAt(originalPointer)
  return `to look at: ${joined(changed.map((block) => sayTranslatedPart(block, page, content.sayType)))}`
}

/** What is missing in a language, or may be out of date. */
function rowsOf(site: OpenSite, language: string): { rows: Row[]; done: number; all: number } {
  const { pages, shared, languages } = site.content
  const translations = listTranslations(site, language)
  const known = new Map(translations.map((translation) => [translation.original, translation]))
  const originals = [
    ...pages.filter((page) => page.language === languages.own && page.redirect === undefined).map(({ path }) => path),
    ...Object.keys(shared).filter((name) => splitSharedName(name)[1] === undefined),
  ]
  const rows = [...new Set(originals)].flatMap((original): Row[] => {
    const translation = known.get(original)
    const state = translation ? sayState(translation, site) : 'not translated'
    return state === undefined ? [] : [[original, translation?.name ?? none, state]]
  })
  return { rows, done: new Set(originals).size - rows.length, all: new Set(originals).size }
}

function writeTable(rows: Row[]): string[] {
  const widthOf = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length))
  const [first, second] = [widthOf(0), widthOf(1)]
  return rows.map(([one, two, state]) => `  ${one.padEnd(first)}  ${two.padEnd(second)}  ${state}`)
}

export function reportTranslations(site: OpenSite, asked: string[]): string {
  const { languages } = site.content
  return asked
    .map((language) => {
      const { rows, done, all } = rowsOf(site, language)
      const title = `${nameOfLanguage(language, languages)} ("${language}"): ${done} of ${plural(all, 'page and shared block', 'pages and shared blocks')} up to date`
      return [title, ...(rows.length > 0 ? ['', ...writeTable(rows)] : [])].join('\n')
    })
    .join('\n\n')
}
