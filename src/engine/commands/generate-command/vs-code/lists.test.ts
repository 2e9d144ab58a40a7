import { expect, test } from 'vitest'
import { readCase } from '../../../../../tests/sites/broken-content'
import { listSchemas } from '../../../../../tests/sites/list-schemas'
import { createValidator } from '../../../content/schema-model/validation/validate'
import { createViewWriter } from '.'

const write = createViewWriter(listSchemas, createValidator(listSchemas))
const view = (change = (text: string) => text) =>
  JSON.parse(write({ text: change(readCase('listed-nothing-wrong')), files: new Map() }) ?? '{}').$defs
const names = view()
const listed = ({ anyOf: [, { enum: items }] }: { anyOf: [object, { enum: string[] }] }) => items

test('pages of lists and of values are known by path and title', () => {
  const { enum: paths, enumDetails } = names['names.page']
  const titles = new Map(paths.map((path: string, index: number) => [path, enumDetails[index]]))
  expect(titles.get('/news/2')).toBe('News (2)')
  expect(titles.get('/news/topics/film')).toBe('News: film')
  expect('/news/2').toMatch(new RegExp(names['names.href'].pattern))
})

test('a declared collection is known with all its entries, and also without any', () => {
  expect(names['names.collection']).toMatchObject({ enum: ['news'], enumDetails: ['4 entries'] })
  expect(names['names.entry-id'].defaultSnippets).toEqual([])
  const empty = view((text) =>
    text.replaceAll('"collection": "news",\n        "day"', '"collection": "olds",\n        "day"'),
  )
  expect(empty['names.collection'].enum).toEqual(['news', 'olds'])
})

test('the day of an entry is offered as today', () => {
  expect(names['page.entry'].properties.day.defaultSnippets).toEqual([expect.objectContaining({ label: 'today' })])
})

test('lists are offered the fields and values of entries', () => {
  expect(listed(names['names.entry-value'])).toContain('day')
  expect(listed(names['names.entry-order'])).toContain('-day')
  const { categories, day, title } = names['names.entry-only'].properties
  expect(listed(categories)).toEqual(['film', 'shows'])
  expect(listed(day)).toEqual(['2025', '2026'])
  expect(title).toEqual({})
  expect(names['names.entry-only'].properties).not.toHaveProperty('collection')
})

test('languages and translations of shared blocks are proposed by name; others are valid, too', () => {
  const several = JSON.parse(write({ text: readCase('translated-nothing-wrong'), files: new Map() }) ?? '{}')
  const { languages } = several.$defs.site.properties
  expect(Object.keys(languages.properties)).not.toContain('en-GB')
  expect(languages.properties.pt).toMatchObject({ $ref: languages.additionalProperties.$ref })
  const { shared } = several.properties
  expect(Object.keys(shared.properties)).toEqual(['clients@de'])
  expect(shared.properties['clients@de']).toMatchObject({ $ref: shared.additionalProperties.$ref })
})
