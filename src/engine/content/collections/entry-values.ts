import { asList } from '../../base/shared-types/json'
import { getOrAdd } from '../../base/shared-types/maps'
import { slugOf } from '../../base/text/language/slug'

/** The category that each entry has. */
const everything = 'all'

const day = /^(\d{4})-\d{2}-\d{2}$/

const sayValue = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || value === everything || value.trim() === '') return undefined
  return value.match(day)?.[1] ?? value
}

/** That lists are made for: items of a list, the year of a day. */
export const valuesOf = (entry: object, field: string): string[] => {
  const value = (entry as Record<string, unknown>)[field]
  const values = Array.isArray(value) ? asList(value) : [value]
  return values.flatMap((one) => sayValue(one) ?? [])
}

/** The last part of the page's address. May be empty. Spells each value once. */
export function createSlugs(language: string): (value: string) => string {
  const known = new Map<string, string>()
  return (value) => getOrAdd(known, value, () => slugOf(value, language))
}
