import type { ContentPage, SiteContent } from '../../../base/schema-types/content'
import { Failure } from '../../../base/shared-types/failure'
import { isObject } from '../../../base/shared-types/json'
import type { Edit } from '../../../content/json-edits/edit'
import { EditedText } from '../../../content/json-edits/edited-text'
import { moveValue, replaceValue } from '../../../content/json-edits/make-edits'
import { uniquePathOf } from '../../../content/publication-dates/unique-path'

interface Placed {
  page: ContentPage
  index: number
  place?: number
}

function numberAt({ entry }: ContentPage, field: string | undefined): number | undefined {
  const value = field !== undefined && isObject(entry) ? entry[field] : undefined
  return typeof value === 'number' ? value : undefined
}

function entriesOf({ pages }: SiteContent, name: string, orderBy: string | undefined): Placed[] {
  const collection = pages.find((page): page is ContentPage => 'blocks' in page && uniquePathOf(page) === name)?.entry
    ?.collection
  const entries = pages.flatMap((page, index): Placed[] =>
    'blocks' in page && page.entry && page.entry.collection === collection
      ? [{ page, index, place: numberAt(page, orderBy) }]
      : [],
  )
  if (orderBy === undefined) return entries
  return entries
    .filter(({ place }) => place !== undefined)
    .sort((one, other) => Number(one.place) - Number(other.place))
}

/** Throws a Failure if the entry is not in the order. */
export function planEntryOrder(text: string, content: SiteContent, name: string, to: number, orderBy?: string): Edit[] {
  const entries = entriesOf(content, name, orderBy)
  const from = entries.findIndex(({ page }) => uniquePathOf(page) === name)
  const [moved, target] = [entries[from], entries[to]]
  if (!moved || !target) throw new Failure('This page is no longer in the order. Nothing was changed.')
  if (orderBy === undefined) return moveValue(text, `/pages/${moved.index}`, '/pages', target.index)
  const numbers = entries.map(({ place }) => Number(place))
  const isClear = new Set(numbers).size === numbers.length
  entries.splice(to, 0, ...entries.splice(from, 1))
  const edited = new EditedText(text)
  for (const [place, { page, index }] of entries.entries()) {
    const number = isClear ? numbers[place] : place + 1
    if (numberAt(page, orderBy) !== number)
      edited.do(replaceValue(edited.text, `/pages/${index}/entry/${orderBy}`, String(number)))
  }
  return edited.edits
}
