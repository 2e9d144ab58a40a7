import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openTestPage } from '../../../../../../tests/components/test-page'
import { asList } from '../../../../base/shared-types/json'
import { keyItems } from '../../../../base/shared-types/react-keys/carry-keys'
import { SchemaBook } from '../../../../content/schema-model/schema-book'
import { readSchemas } from '../../../../folders/studio-folder/read-schemas'
import { describeField, fieldNames, ofOwner } from './field'
import { fieldGroups, pictureNames, shownFields, wordsOfField } from './field-groups'
import { itemPicture, itemWords } from './list-items'
import type { OpenPage } from './open-page'

const root = resolve(import.meta.dirname, '../../../../../..')
const schemas = await readSchemas(root)
const book = new SchemaBook(schemas)
const open = (...blocks: object[]) =>
  openTestPage(JSON.stringify({ pages: [{ path: '/', blocks }] }), schemas, { name: 'Studio' })
const image = { src: '/images/a.svg', alt: 'A mouse' }
const banner = { type: 'banner', heading: 'Hello', image }
const place = '/pages/0/blocks/0'

test.each([
  [
    'a field at the place',
    '"alt" has 1 character; it needs at least 3.',
    '“Alternative text” has 1 character; it needs at least 3.',
  ],
  ['a switch', 'It is hidden with "hidden": true.', 'It is hidden with “Hidden” on.'],
  ['the name of a type', 'A Call to action block ("callToAction") ends it.', 'A Call to action block ends it.'],
  ['no line of the file', 'It is too long. The same in lines 3, 4 and 7.', 'It is too long.'],
  [
    'a kind of value without signs of the file',
    '"alt" must be text between double quotes, not a number.',
    '“Alternative text” must be text, not a number.',
  ],
  [
    'a list without tags',
    'A list is typed by hand here. Use <ul> or <ol> with <li>. Write "<ul><li>A</li></ul>".',
    'A list is typed by hand here. Make it a list.',
  ],
  [
    'an address',
    'There is already a page with the path "/a". Give this one another path.',
    'There is already a page with the address "/a". Give this one another address.',
  ],
  ['a required field that cannot be removed', 'Write something, or remove the field.', 'Write something.'],
  ['words of an author', '"Hello there" is too short.', '"Hello there" is too short.'],
])('a message of the check says %s by its label', (_, message, said) => {
  expect(open(banner).sayLabels(message, `${place}/image/alt`)).toBe(said)
})

test('words that an author has typed are no name of a field', () => {
  const page = open({ ...banner, image: { ...image, alt: 'image' } })
  expect(page.sayLabels('"image" does not say what "src" shows.', `${place}/image/alt`)).toBe(
    '"image" does not say what “Picture file” shows.',
  )
})

test.each([
  ['choices', `${place}/cardImage`, '“The card picture” (as usual) or “The card picture with title”'],
  ['fields of entries', `${place}/orderBy`, '“Home order” or “Green order”'],
  ['lists', `${place}/filter`, 'for example "all", "healthcare"'],
  ['objects', '/pages/0/blocks/1/focus', 'for example a face: “From the left” 70, “From the top” 20.'],
  ['kinds of pages', '/pages/0/template', '“Project page”'],
  ['days, which are picked', '/pages/0/publish', "the site's time zone. Without it"],
])('the help of a field says %s as the form shows them', (_, pointer, words) => {
  const page = open({ type: 'entryGrid', collection: 'projects' }, { ...banner, focus: { across: 70, down: 20 } })
  expect(describeField(page, pointer).help).toContain(words)
})

test('no help of a block shows brackets, braces or a choice as the file has them', () => {
  const raw = (page: OpenPage, pointer: string): string[] => {
    const names = fieldNames(page, pointer)
    const items = asList(page.valueAt(pointer)).map((_, index) => String(index))
    return [...names, ...items].flatMap((name) => {
      const { help, choices } = describeField(page, `${pointer}/${name}`)
      const isRaw = /\["|\[\d|\{ |→/.test(help) || choices.some(({ value }) => help.includes(`"${value}"`))
      return [...(isRaw ? [help] : []), ...raw(page, `${pointer}/${name}`)]
    })
  }
  const examples = book.blockTypes.map((type) => asList(book.block(type)?.examples).at(-1) as object)
  const page = open(...examples)
  expect(examples.flatMap((_, index) => raw(page, `/pages/0/blocks/${index}`))).toEqual([])
  expect([...raw(page, '/pages/0'), ...raw(page, '/site')]).toEqual([])
})

test('settings of every block and details of the schemas are folded, addresses of pictures are known', () => {
  const page = open(banner)
  expect(shownFields(page, place).details).toEqual(['id', 'hidden'])
  expect(shownFields(page, place).main).toContain('image')
  expect(shownFields(page, page.pointer).details).toEqual(expect.arrayContaining(['layout', 'template']))
  expect(pictureNames(page, `${place}/image`)).toEqual({ file: 'src', alt: 'alt' })
  expect(pictureNames(page, place)).toBe(undefined)
})

test('the settings are in the groups of the schemas, those of the studio first, and none is left out but the languages, which have tabs', () => {
  const page = open(banner)
  const groups = fieldGroups(page, '/site')
  expect(groups[0]?.title).toBe('Contact')
  expect(groups.at(-1)?.title).toBe('For the developer')
  const { languages: _, ...fields } = page.fieldsAt('/site')
  expect(groups.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(fields).toSorted())
  expect(wordsOfField(page, page.fieldsAt('/site').contact)).toContain('Instagram')
})

test('an item is known by the words that visitors read and by its picture', () => {
  const items = [{ image, href: '/x', text: 'More' }, { image }]
  const page = open({ type: 'linkCards', cards: items })
  expect(items.map((_, index) => itemWords(page, `${place}/cards/${index}`))).toEqual(['More', 'A mouse'])
  expect(itemPicture(page, `${place}/cards/1`)).toBe('/images/a.svg')
})

test('items keep their keys when they are moved, changed and doubled', () => {
  const first = keyItems(['one', 'two', 'three'], { texts: [], keys: [] })
  const [one, two, three] = first.keys
  expect(keyItems(['two', 'one', 'three'], first).keys).toEqual([two, one, three])
  expect(keyItems(['one', '2', 'three'], first).keys).toEqual([one, two, three])
  const doubled = keyItems(['one', 'one', 'two', 'three'], first).keys
  expect(doubled).toHaveLength(new Set(doubled).size)
})

test('a field that is called as its block is named once', () => {
  expect([ofOwner('Heading', 'Text'), ofOwner('Text', 'Text')]).toEqual(['Heading of Text', 'Text'])
})
