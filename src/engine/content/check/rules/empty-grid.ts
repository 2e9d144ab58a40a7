import { capitalize } from '../../../base/text/language/capitalize'
import { formatEnd, formatStart } from '../../publication-dates/format-time'
import { holderOf } from '../../schema-model/holders'
import { readListings } from '../content-index/lists/listings'
import type { PageOutline } from '../content-index/page-outline'
import { sayLanguage } from '../content-index/say-language'
import { nameHolder, sayStart, timeContextOf } from '../content-index/say-times'
import { fromNow, leftOf } from '../content-index/timetable'
import type { SiteRule } from '../findings/rule'

export const emptyGrid: SiteRule = {
  code: 'empty-grid',
  severity: 'warning',
  scope: 'site',
  check: (content) => {
    const { timetable, now } = content
    const showsNothing = (entries: PageOutline[], pointer: string) =>
      leftOf(
        fromNow(timetable.timesOf(holderOf(pointer)), now),
        entries.map((entry) => entry.public),
      )
    const isKnown = new Set(content.entries.map(({ entry }) => entry?.collection))
    return readListings(content).flatMap(({ pointer, entries, language }) => {
      const collection = content.valueAt(pointer)
      const isOfIt = ({ entry, pointer: place }: PageOutline) =>
        entry?.collection === collection && content.languageAt(place) === language
      const isForeign = language !== undefined && isKnown.has(collection)
      if (entries.length === 0 && isForeign && !content.entries.some(isOfIt)) {
        const message = `This list shows nothing: no page in ${sayLanguage(language, content)} is an entry of "${collection}". Translate one, or hide the block until there is one.`
        return [{ pointer, message }]
      }
      const gap = entries.length > 0 ? showsNothing(entries, pointer) : undefined
      if (!gap) return []
      const last = entries
        .filter((entry) => entry.public.until <= gap.from && entry.public.from < entry.public.until)
        .sort((one, other) => other.public.until - one.public.until)[0]
      const why = last
        ? `its last entry, ${last.path}, ends on ${formatEnd(last.public.until, timeContextOf(content))}`
        : Number.isFinite(gap.until)
          ? `its first entry appears only on ${formatStart(gap.until, timeContextOf(content))}`
          : 'all of its entries are drafts'
      const message = `${sayStart(gap.from, content)}this list shows nothing on ${nameHolder(holderOf(pointer), content)}: ${why}. Let an entry stay, or hide the block until there is one.`
      return [{ pointer, message: capitalize(message) }]
    })
  },
}
