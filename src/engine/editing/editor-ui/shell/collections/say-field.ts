import { titleOfName } from '../../../../content/schema-model/names'
import type { SchemaBook } from '../../../../content/schema-model/schema-book'

/** "Categories", a field of entries. */
export function sayField(book: SchemaBook, field: string): string {
  const { title } = book.resolve(book.fieldsOf(book.fieldsOf(book.page).entry)[field])
  return String(title ?? titleOfName(field))
}

/** "category": one of its values. */
export function sayOne(book: SchemaBook, field: string): string {
  const { items } = book.resolve(book.fieldsOf(book.fieldsOf(book.page).entry)[field])
  const { title } = book.resolve(items)
  if (field === 'day') return 'year'
  return String(title ?? sayField(book, field)).toLowerCase()
}
