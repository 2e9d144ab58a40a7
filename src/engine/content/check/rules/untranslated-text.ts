import { splitSharedName } from '../../../base/shared-types/languages/shared-names'
import { lazy } from '../../../base/shared-types/lazy'
import { getOrAdd } from '../../../base/shared-types/maps'
import { shortenWords } from '../../../base/text/language/shorten'
import { isEmpty } from '../../publication-dates/span'
import type { Content } from '../content-index/content'
import { sayLanguage } from '../content-index/say-language'
import { findSameLines, longLines } from '../content-index/texts-of'
import type { Finding, SiteRule } from '../findings/rule'

interface Pair {
  pointer: string
  original: string
}

/** What is translated, with its original: public pages, shared blocks, settings. */
function pairsIn(content: Content): Pair[] {
  const { shared, languages, translated } = content
  const blocks = Object.keys(shared).filter((name) => splitSharedName(name)[1] !== undefined)
  return [
    ...translated().flatMap(({ page, original }) =>
      isEmpty(page.public) ? [] : [{ pointer: page.pointer, original: original.pointer }],
    ),
    ...blocks.map((name) => ({ pointer: `/shared/${name}`, original: `/shared/${splitSharedName(name)[0]}` })),
    ...languages.all.flatMap((language) =>
      language === languages.own ? [] : [{ pointer: `/site/languages/${language}`, original: '/site' }],
    ),
  ]
}

export const untranslatedText: SiteRule = {
  code: 'untranslated-text',
  severity: 'warning',
  scope: 'site',
  check: (content) => {
    const { languages, valueAt, isHidden } = content
    if (!languages.areSeveral) return []
    const own = sayLanguage(languages.own, content)
    const rich = lazy(() => new Set(content.html.map((text) => text.pointer)))
    const known = new Map<string, Set<string>>()
    return pairsIn(content).flatMap(({ pointer, original }): Finding[] => {
      const lines = getOrAdd(known, original, () => longLines(valueAt(original)))
      const same = findSameLines(lines, valueAt(pointer), pointer).filter(({ place }) => !isHidden(place))
      return same.map(({ place, line }) => {
        const mark = rich().has(place) ? `Translate it, or mark it: <p lang="${languages.own}">…</p>.` : 'Translate it.'
        return {
          pointer: place,
          message: `This is still ${own}: "${shortenWords(line, 80)}"${/[.!?…]$/.test(line) ? '' : '.'} ${mark}`,
          group: pointer,
        }
      })
    })
  },
}
