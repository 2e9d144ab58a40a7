import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { validateRepaired } from '../check/explain/repair'
import { wordsOfName } from './names'
import { SchemaBook } from './schema-book'
import { createValidator } from './validation/validate'

const root = join(import.meta.dirname, '../../../..')
const schemas = await readSchemas(root, join(root, 'tests/second-studio'))
const book = new SchemaBook(schemas)
const validate = createValidator(schemas)

/** The second studio's authors write German. */
const messagesOf = (page: object): string[] =>
  validateRepaired({ site: {}, pages: [page] }, validate, book)
    .findings.filter(({ pointer }) => pointer.startsWith('/pages'))
    .map(({ message }) => message)

test("a studio adds names in its language to its blocks and the engine's fields", () => {
  const blocks = [{ type: 'prose', html: '<p>Eins.</p>' }]
  expect(messagesOf({ path: '/a', titel: 'A', description: 'B', blocks })).toEqual([
    '"titel" is not a field of a page. Did you mean "title"?',
  ])
  expect(messagesOf({ path: '/a', name: 'A', description: 'B', blocks })).toEqual([
    '"name" is not a field of a page. Did you mean "title"?',
  ])
  const [block] = messagesOf({ path: '/a', title: 'A', description: 'B', blocks: [{ type: 'Absatz', text: 'Eins.' }] })
  expect(block).toBe('"Absatz" is not a block type. Did you mean "prose"? Then write "html" for "text".')
})

test('a word that shares a letter is no other name', () => {
  const [message] = messagesOf({ path: '/a', title: 'A', description: 'B', blocks: [{ type: 'Aufsatz' }] })
  expect(message).not.toContain('Did you mean')
})

test.each([
  ['heroSection', ['hero', 'Section']],
  ['hero-section', ['hero', 'section']],
  ['größeÄndern', ['größe', 'Ändern']],
])('the words of "%s" are %j', (name, words) => {
  expect(wordsOfName(name)).toEqual(words)
})
