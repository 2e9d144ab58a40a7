import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestPage } from '../../../../../../tests/components/test-page'
import { seenOf } from '../../../../content/translations/translated-parts'
import { readSchemas } from '../../../../folders/studio-folder/read-schemas'
import { OpenPage } from '../page/open-page'
import { originalWords, pairBlocks, partsToLookAt } from './translation'

const schemas = await readSchemas(join(import.meta.dirname, '../../../../../..'))
const text = (heading: string) => ({ type: 'text', heading, html: '<p>Many <b>words</b></p>' })
const banner = { type: 'banner', heading: 'Welcome' }
const original = { path: '/about', title: 'About', blocks: [banner, { type: 'people' }, text('One'), text('Two')] }

/** A translation that has left out a block, and has one of its own. */
function open(seen = seenOf(original)): OpenPage {
  const blocks = [banner, text('Eins'), { type: 'strip' }, text('Zwei')]
  const page = { path: '/de/ueber', translates: '/about', seen, title: 'Über', blocks }
  const { text: read, book } = openTestPage(`{"pages":[${JSON.stringify(page)}]}`, schemas, { languages: { de: {} } })
  const raw = JSON.stringify(original)
  return new OpenPage({ ...read, original: { name: '/about', path: '/about', pointer: '/pages/5', raw } }, book)
}

test('blocks of a translation belong to those of the same type', () => {
  const page = open()
  expect(pairBlocks(page.original() as OpenPage, page)).toEqual([
    [0, 0],
    [2, 1],
    [3, 3],
  ])
})

test.each([
  ['/title', 'About'],
  ['/blocks/3/heading', 'Two'],
  ['/blocks/1/html', 'Many words'],
  ['/blocks/2/heading', undefined],
  ['/path', undefined],
])('the original says at %s: %s', (place, words) => {
  expect(originalWords(open(), `/pages/0${place}`)).toBe(words)
})

test('what has changed is at the block that translates it, what is new on the page', () => {
  const marks = seenOf(original).split(' ')
  const parts = partsToLookAt(open([marks[0], marks[1], marks[4]].join(' ')))
  expect(parts.map(({ pointer, isNew }) => [pointer, isNew])).toEqual([
    ['/pages/0', true],
    ['/pages/0/blocks/1', false],
  ])
})
