import { describe, expect, test } from 'vitest'
import { indexContent, openContent, readFrame } from '../../compile/content-text'
import { findEdit } from './find-edit'

/** A text with all that is hard to find pages in: brackets and quotes within texts, another "pages", signs of many bytes. */
const text = `{
  "site": { "name": "Brackets ]}[{ and \\"}] quotes\\" \\\\", "pages": [{ "path": "/none" }], "size": 12 },
  "p\\u0061ges": [
    { "path": "/", "blocks": [{ "html": "}, { \\\\" }] },
    { "path": "/é", "blocks": [{ "html": "… and \\u007d" }, []] },
    { "path": "/old", "redirect": "/" },
    { "path": "/last", "blocks": [] }
  ],
  "shared": {}
}
`

/** Where the pages stand in a text. */
const slicesOf = (bytes: Buffer) => indexContent(bytes)?.slices ?? { starts: [], ends: [] }

const bytes = Buffer.from(text)
const slices = slicesOf(bytes)
const { pages, ...frame } = JSON.parse(text)

/** What an edit of the text is found to be. */
const edit = (from: string | RegExp, to: string) => findEdit(bytes, slices, Buffer.from(text.replace(from, to)))

test('each page is found where it stands, and the rest of the content without them', () => {
  expect(slices.starts.map((start, index) => JSON.parse(bytes.toString('utf8', start, slices.ends[index])))).toEqual(
    pages,
  )
  expect(readFrame(bytes, slices)).toEqual(frame)
  const heads = pages.map(({ blocks: _, ...head }: { blocks?: unknown }) => head)
  expect(indexContent(bytes)?.heads).toEqual(heads)
  expect(openContent({ bytes, slices, heads })).toEqual({ ...frame, pages })
})

test('in a text that ends too early no pages are found', () => {
  expect(indexContent(bytes.subarray(0, text.indexOf('"html"')))).toBeUndefined()
})

test('pages are found after a byte-order mark', () => {
  const marked = Buffer.from(`\uFEFF${text}`)
  expect(slicesOf(marked).starts).toEqual(slices.starts.map((start) => start + 3))
  expect(readFrame(marked, slicesOf(marked))).toEqual(frame)
})

describe('an edit of pages is found', () => {
  test.each<[string, string | RegExp, string, number[]]>([
    ['none', '', '', []],
    ['a word', '… and', '… or', [1]],
    ['a longer word', '… and', '… and and and', [1]],
    ['the beginning of a page', '{ "path": "/é"', '{   "path": "/é"', [1]],
    ['two pages far from each other', /}, {([\s\S]*)"\/last"/, '}, [$1"/first"', [0, 3]],
    ['space between two pages', /(\/old[\s\S]*?},)\n/, '$1\n\n\n', []],
  ])('%s', (_, from, to, indexes) => {
    const changed = Buffer.from(text.replace(from, to))
    const found = findEdit(bytes, slices, changed)
    expect(found?.indexes).toEqual(indexes)
    expect(found?.slices).toEqual(slicesOf(changed))
    expect(found?.before).toEqual(indexes.map((index) => pages[index]))
    expect(found?.after).toEqual(indexes.map((index) => JSON.parse(changed.toString()).pages[index]))
  })
})

describe('a whole reading is wanted', () => {
  test.each<[string, string | RegExp, string]>([
    ['for what is no JSON any more', '[]] }', '[] }'],
    ['for a list that is ended and another one that is begun', '"… and', '"" }] }], "more": [{ "a": [{ "b": "'],
    ['for a page more', '{ "path": "/old"', '{ "path": "/new" }, { "path": "/old"'],
    ['for a page less', '{ "path": "/old", "redirect": "/" },', ''],
    ['for a page in a list of its own', '{ "path": "/old", "redirect": "/" }', '[{ "path": "/old", "redirect": "/" }]'],
    ['for a field that is there twice', '"redirect": "/"', '"redirect": "/", "redirect": "/"'],
    ['for a change of the settings', 'Brackets', 'Parentheses'],
    ['for a change after the pages', '"shared": {}', '"shared": { }'],
    ['for a change of the settings and of a page', /Brackets([\s\S]*)and \\u/, 'Parentheses$1or \\u'],
    ['for an empty text', /[\s\S]*/, ''],
  ])('%s', (_, from, to) => {
    expect(edit(from, to)).toBeUndefined()
  })

  test('for bytes that are no text', () => {
    const broken = Buffer.from(bytes)
    broken[broken.indexOf('é') + 1] = 0x20
    expect(findEdit(bytes, slices, broken)).toBeUndefined()
  })
})
