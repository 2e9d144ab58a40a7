import { readUsedFields } from '../content-index/lists/listed-entries'
import type { SiteRule } from '../findings/rule'

export const unorderedEntry: SiteRule = {
  code: 'unordered-entry',
  severity: 'warning',
  scope: 'site',
  check: (content) =>
    readUsedFields(content)
      .filter(({ pointer, field }) => /^\/collections\/[^/]+\/order$/.test(pointer) && field !== 'title')
      .flatMap(({ collection, field }) => {
        const isKnown = [...content.entryFields.values()].includes(field)
        const visible = content.entries.filter(
          ({ entry }) => entry?.collection === collection && entry.isVisible !== false,
        )
        const lacking = visible.filter(({ entry }) => entry?.[field] === undefined)
        // The rule entry-field refuses a field that is none.
        if (!isKnown && lacking.length === visible.length) return []
        const message = `This entry has no "${field}", by which "${collection}" is ordered, so it comes last. Give it one.`
        return lacking.map(({ pointer }) => ({ pointer: `${pointer}/entry`, message }))
      }),
}
