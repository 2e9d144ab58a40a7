import { nounFor } from '../../text/numbers'
import type { FileUses } from '../file-store'

export const noSuchFile = (address: string): string => `The file "${address}" no longer exists. Nothing was changed.`

export const explainFetchedByName = (address: string): string =>
  `"${address}" cannot be deleted: browsers, search engines or hosts ask for it by this name.`

export const explainOfExamples = (address: string): string =>
  `"${address}" cannot be deleted: new blocks or pages begin with it.`

export function explainUsed(address: string, { count, places, hasMore }: FileUses): string {
  const where = places.length > 0 ? `: ${places.join('; ')}${hasMore ? '; and others' : ''}` : ''
  return `"${address}" is used in ${count} ${nounFor(count, 'place')}, so it stays${where}.`
}
