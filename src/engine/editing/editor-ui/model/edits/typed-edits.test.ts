import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openTestPage } from '../../../../../../tests/components/test-page'
import { applyEdit } from '../../../../content/json-edits/apply-edit'
import { readSchemas } from '../../../../folders/studio-folder/read-schemas'
import { describeField } from '../page/field'
import { typedEdits } from './typed-edits'

const root = resolve(import.meta.dirname, '../../../../../..')
const schemas = await readSchemas(root)
const block = { type: 'banner', heading: 'Hello', subheading: 'We draw.' }

/** Returns the block after something was typed or pasted into one of its fields. */
function blockAfter(name: string, typed: string, site = {}): unknown {
  let text = JSON.stringify({ pages: [{ path: '/', blocks: [block] }] })
  const page = openTestPage(text, schemas, site)
  for (const edit of typedEdits(page, describeField(page, `/pages/0/blocks/0/${name}`), typed)) {
    const outcome = applyEdit(text, edit)
    if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal))
    text = outcome.text
  }
  return JSON.parse(text).pages[0].blocks[0]
}

test.each([
  ['a line break of PowerPoint', 'Start with\u000bthe problem', 'Start with the problem'],
  ['a zero-width space', 'head\u200bing', 'heading'],
  ['a byte-order mark', '\ufeffHello', 'Hello'],
  ['a sign of a symbol font that has no meaning elsewhere', 'Go \uf123on', 'Go on'],
  ['half an emoji', 'Our \ud83dstory', 'Our story'],
  ['a Cyrillic letter in a Latin word', 'the p\u0430ge', 'the page'],
])('a plain field is written without %s', (_, typed, written) => {
  expect(blockAfter('heading', typed)).toEqual({ ...block, heading: written })
})

test('a plain field keeps signs of direction where the site is read from the right', () => {
  const typed = 'C++\u200e (2024)\u200e'
  expect(blockAfter('heading', typed, { language: 'ar' })).toEqual({ ...block, heading: typed })
  expect(blockAfter('heading', typed)).toEqual({ ...block, heading: 'C++ (2024)' })
})

test.each(['می‌خواهم', '👩🏽‍🎨 draws', 'Donaudampf\u00adschifffahrt', 'Привет', 'C:\\new “quoted”'])(
  'a plain field keeps %s as it was typed',
  (typed) => {
    expect(blockAfter('heading', typed)).toEqual({ ...block, heading: typed })
  },
)

test('a field that may be left out goes when nothing visible is typed into it', () => {
  const { subheading: _, ...rest } = block
  expect(blockAfter('subheading', '\u200b')).toEqual(rest)
})

test.each([
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['007', 7],
  ['2,5 cm', '2,5 cm'],
])('%s in a field for a number is written as %j', (typed, written) => {
  const page = openTestPage(JSON.stringify({ pages: [{ path: '/', blocks: [block] }] }), schemas)
  const field = { ...describeField(page, '/pages/0/blocks/0/heading'), isNumber: true }
  expect(typedEdits(page, field, typed)).toEqual([expect.objectContaining({ json: JSON.stringify(written) })])
})

test.each([
  ['4\n2', {}, [4, 2]],
  ['', {}, undefined],
  ['', { isRequired: true }, []],
  ['', { standard: [2] }, []],
])('choices %j of %j are written as %j', (typed, own, written) => {
  const page = openTestPage(JSON.stringify({ pages: [{ path: '/', blocks: [block] }] }), schemas)
  const field = describeField(page, '/pages/0/blocks/0/heading')
  const [edit] = typedEdits(page, { ...field, kind: 'choices', isRequired: false, isNumber: true, ...own }, typed)
  expect(edit).toMatchObject(written ? { json: JSON.stringify(written) } : { kind: 'remove' })
})

const contact = { email: 'a@b.example', phone: '01632 960 123', phoneLink: '+441632960123' }

/** Returns what is written to the contact details after another number was typed. */
function contactAfter(before: typeof contact, typed: string): unknown[] {
  const page = openTestPage(JSON.stringify({ pages: [{ path: '/', blocks: [] }] }), schemas, { contact: before })
  return typedEdits(page, describeField(page, '/site/contact/phone'), typed).map((edit) => [
    edit.pointer,
    'json' in edit && edit.json,
  ])
}

test('a telephone link follows from its number, and stays where it dials another one', () => {
  const number = ['/site/contact/phone', '"01632 960 456"']
  expect(contactAfter(contact, '01632 960 456')).toEqual([number, ['/site/contact/phoneLink', '"+441632960456"']])
  expect(contactAfter({ ...contact, phoneLink: '+441632960999' }, '01632 960 456')).toEqual([number])
})
