import { asList, parentPointer } from '../../../../../base/shared-types/json'
import { foldLetters } from '../../../../../base/text/language/fold-letters'
import { plural } from '../../../../../base/text/numbers'
import { collectionsOf, type Value } from '../../../model/collections/collections'
import type { OpenPage } from '../../../model/page/open-page'
import { useSessionState } from '../../use-editor'
import type { Suggestion } from './Suggestions'

const place = /^(\/pages\/\d+\/entry)\/([^/]+)(\/\d+)?$/

/** The values that entries have in a field of the open page, or in an item of it. Undefined for other fields. */
export function valuesAt(page: OpenPage, pointer: string): Value[] | undefined {
  const [, entry = '', field = ''] = pointer.match(place) ?? []
  const collection = page.valueAt(`${entry}/collection`)
  if (entry === '' || typeof collection !== 'string') return undefined
  const collections = collectionsOf(page.text)
  return collections.fieldsOf(collection).includes(field)
    ? collections.valuesOf(collection, field, page.text.path)
    : undefined
}

const entriesWith = ({ all }: Value) => plural(all, 'entry', 'entries')

/** What is suggested for a text, and what is said of one that is nearly a value that there is. */
export function useValues(pointer: string, text: string) {
  const { page } = useSessionState('page')
  const values = (page && valuesAt(page, pointer)) ?? []
  const written = asList(page?.valueAt(/\/\d+$/.test(pointer) ? parentPointer(pointer) : pointer))
  const wanted = foldLetters(text.trim())
  const isWhole = values.some(({ value }) => value === text)
  const found = values
    .filter(({ value }) => value === text || !written.includes(value))
    .filter(({ value }) => isWhole || foldLetters(value).includes(wanted))
  const first = text.trim() === '' ? -1 : found.findIndex(({ value }) => foldLetters(value) === wanted)
  const near = isWhole ? undefined : values.find(({ value }) => wanted !== '' && foldLetters(value) === wanted)
  return {
    found: found.map((one): Suggestion => ({ value: one.value, title: one.value, detail: entriesWith(one) })),
    first,
    hint: near && (
      <p className="field-hint" role="status">
        {entriesWith(near)} {near.all === 1 ? 'has' : 'have'} “{near.value}”. Write it the same way.
      </p>
    ),
  }
}
