import { expect, test } from 'vitest'
import { explainValue } from '../check/explain/values/explain-value'
import { quotedChoice } from './choice-words'
import type { SchemaBook } from './schema-book'

const items = { enum: ['gluten', 'milk'], enumDescriptions: ['Cereals with gluten', 'Milk'] }

test('a choice is named as it is written in the file, and in words', () => {
  expect(quotedChoice(items, 'gluten')).toBe('"gluten" (Cereals with gluten)')
  expect(quotedChoice({ enum: ['gluten'] }, 'gluten')).toBe('"gluten"')
  expect(quotedChoice(items, 'other')).toBe('"other"')
})

test('so it is where it is meant, also by its words', () => {
  const error = { keyword: 'enum', instancePath: '/allergen', schemaPath: '', schema: items.enum, parentSchema: items }
  const explain = (data: string) =>
    explainValue({ ...error, params: { allowedValues: items.enum }, data }, { book: {} as SchemaBook, root: {} })
  expect(explain('mlik').message).toMatch(/Did you mean "milk" \(Milk\)\?$/)
  expect(explain('cereals with gluten')).toMatchObject({ suggestion: 'gluten', replacement: 'gluten' })
})

test('so it is where a list has it twice', () => {
  const error = { keyword: 'uniqueItems', instancePath: '/allergens', schemaPath: '', schema: true, parentSchema: {} }
  const data = ['milk', 'gluten', 'gluten']
  const book = { at: () => items } as unknown as SchemaBook
  const { message } = explainValue({ ...error, params: { i: 2, j: 1 }, data }, { book, root: { allergens: data } })
  expect(message).toMatch(/^"gluten" \(Cereals with gluten\) stands in "allergens" twice/)
})
