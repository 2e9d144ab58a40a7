import { textOrder } from '../../base/text/language/text-order'
import { valuesOf } from './entry-values'
import type { ListQuery } from './list-query'

const isoDay = /^\d{4}-\d{2}-\d{2}/

function createOrder(language: string) {
  const compareTexts = textOrder(language)
  return (one: unknown, other: unknown): number => {
    if (typeof one === 'number' && typeof other === 'number') return one - other
    const [first, second] = [String(one), String(other)]
    // Days are sorted by their characters, which is many times faster.
    if (isoDay.test(first) && isoDay.test(second)) return first < second ? -1 : first > second ? 1 : 0
    return compareTexts(first, second)
  }
}

/** Entries without the field come last. Among equal ones the order stays. */
export function orderEntries<Item extends object>(
  entries: Item[],
  order: string | undefined,
  language: string,
): Item[] {
  if (typeof order !== 'string') return entries
  const isFalling = order.startsWith('-')
  const field = isFalling ? order.slice(1) : order
  const valueIn = (entry: Item) => (entry as Record<string, unknown>)[field]
  const compare = createOrder(language)
  const [having, lacking] = [true, false].map((has) =>
    entries.filter((entry) => (valueIn(entry) !== undefined) === has),
  )
  const sorted = (having ?? []).sort((one, other) => {
    const order = compare(valueIn(one), valueIn(other))
    return isFalling ? -order : order
  })
  return [...sorted, ...(lacking ?? [])]
}

const hasValue = (entry: object, field: string, wanted: unknown): boolean =>
  (Array.isArray(wanted) ? wanted : [wanted]).some((one) => valuesOf(entry, field).includes(String(one)))

/** On all pages of a list. `entries` are visible, in the collection's order. */
export function selectEntries<Item extends object>(entries: Item[], query: ListQuery, language: string): Item[] {
  const { order, only = {}, most } = query
  const wanted = Object.entries(only)
  const found =
    wanted.length === 0
      ? entries
      : entries.filter((entry) => wanted.every(([field, value]) => hasValue(entry, field, value)))
  const ordered = orderEntries(found, order, language)
  return most === undefined ? ordered : ordered.slice(0, most)
}
