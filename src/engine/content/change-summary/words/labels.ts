import { asObject, escapeToken } from '../../../base/shared-types/json'
import { lazy } from '../../../base/shared-types/lazy'
import { choiceWords } from '../../schema-model/choice-words'
import type { Schema, SchemaBook } from '../../schema-model/schema-book'
import { itemName, quote } from './phrases'

/** The titles that the schemas give, or the names in the file. */
export interface Labels {
  ofBlock(type: unknown): string
  ofField(holder: unknown, field: string): string
  /** An item of a list: "Film" in "Films", "Buttons: Link" where the list is called otherwise. */
  ofItem(holder: unknown, field: string): string
  /** The value of a field, or each in its list, as the editor words it. */
  inWords(holder: unknown, field: string, value: unknown): unknown
}

/** Names a block by its words: "“The team” (Banner)". */
export function nameByWords(block: unknown, _index: number, labels: Pick<Labels, 'ofBlock'>): string {
  const { type, shared } = asObject(block)
  if (typeof shared === 'string') return `shared block ${quote(shared)}`
  const words = itemName(asObject(block))
  return words ? `${words} (${labels.ofBlock(type)})` : labels.ofBlock(type)
}

/** Whether two words differ in their endings alone: "Categories" and "Category". */
const beginsAlike = (word: string, other: string) => word.toLowerCase().startsWith(other.toLowerCase().slice(0, -1))

export function readLabels(book: SchemaBook, contents: readonly unknown[]): Labels {
  const places = lazy(() => {
    const placesByValue = new Map<unknown, { pointer: string; root: unknown }>()
    const visit = (value: unknown, pointer: string, root: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      placesByValue.set(value, { pointer, root })
      for (const [name, part] of Object.entries(value)) visit(part, `${pointer}/${escapeToken(name)}`, root)
    }
    for (const root of contents) visit(root, '', root)
    return placesByValue
  })
  const schemaOf = (holder: unknown, field: string): Schema => {
    const place = places().get(holder)
    const fields = place ? book.fieldsAt(place.pointer, place.root) : {}
    return Object.hasOwn(fields, field) ? book.resolve(fields[field]) : {}
  }
  return {
    ofBlock: (type) => book.titleOfBlock(type) ?? String(type ?? 'no type'),
    ofField: (holder, field) => String(schemaOf(holder, field).title ?? field),
    ofItem: (holder, field) => {
      const { items, title: list = field } = schemaOf(holder, field)
      const item = String(book.resolve(items).title ?? list)
      return beginsAlike(String(list), item) ? item : `${list}: ${item}`
    },
    inWords: (holder, field, value) => {
      const schema = schemaOf(holder, field)
      const items = book.resolve(schema.items)
      return Array.isArray(value)
        ? value.map((item) => choiceWords(items, item) ?? item)
        : (choiceWords(schema, value) ?? value)
    },
  }
}
