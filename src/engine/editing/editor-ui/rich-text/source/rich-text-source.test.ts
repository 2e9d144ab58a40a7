import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { Transform } from 'prosemirror-transform'
import { expect, test } from 'vitest'
import { brokenContent, readCase } from '../../../../../../tests/sites/broken-content'
import { allowedTags, attributesOf } from '../../../../base/text/html-profile'
import { readHtml } from '../../../../content/check/rich-text/html'
import { schema } from '../schema'
import { readDom } from './dom'
import { meaningOf } from './meaning'
import { RichTextSource } from './rich-text-source'

const root = join(import.meta.dirname, '../../../../../..')

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function textsOf(json: string): string[] {
  try {
    return textsIn(JSON.parse(json))
  } catch {
    // Some of the broken files cannot be read: that is what is wrong with them.
    return []
  }
}

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))

const files = [
  readFileSync(join(root, 'pages.json'), 'utf8'),
  ...['schemas', 'tests/second-studio'].flatMap(filesIn),
  ...brokenContent.map(readCase),
]

/** Every text of the sites and of the schemas' examples that could be read as html. */
const texts = [...new Set(files.flatMap(textsOf))].filter((text) => /[<&]/.test(text))

/** A letter that no text holds. */
const sign = '\ue000'

/** Returns the document with a letter more at the end of each piece in turn: [number of the piece, document]. */
function typedOnce(doc: Node): [number, Node][] {
  const typed: [number, Node][] = []
  doc.forEach((child, offset, index) => {
    let at: number | undefined
    doc.nodesBetween(offset, offset + child.nodeSize, (node, position) => {
      if (node.isTextblock) at = position + 1 + node.content.size
    })
    if (at !== undefined) typed.push([index, new Transform(doc).insert(at, schema.text(sign)).doc])
  })
  return typed
}

/** Throws unless a text is the same when nothing was changed, and otherwise only what was changed has changed. */
function holdsItsSource(html: string): void {
  const text = new RichTextSource(html)
  expect(text.write(text.doc)).toBe(html)
  // As after undo: equal, and another object.
  expect(text.write(schema.nodeFromJSON({ ...text.doc.toJSON(), attrs: {} }))).toBe(html)
  if (html.trim() === '') return
  for (const [index, doc] of typedOnce(text.doc)) {
    const written = text.write(doc)
    const again = new RichTextSource(written)
    expect(again.doc.childCount).toBe(doc.childCount)
    expect(meaningOf(readDom(written.replace(sign, '')))).toBe(meaningOf(readDom(html)))
    for (const [number, child] of doc.children.entries()) {
      if (number !== index) expect(again.doc.child(number).eq(child)).toBe(true)
    }
    if (readHtml(html).mistakes.length === 0) expect(readHtml(written).mistakes).toEqual([])
  }
}

/** One text of each kind: with the same tags in the same order. */
const oneOfEachKind = [...new Map(texts.map((html) => [html.replace(/>[^<&]+</g, '>…<'), html])).values()]

test('each kind of text of the sites stays as it is written, but for the piece that is changed', () => {
  expect(oneOfEachKind.length).toBeGreaterThan(50)
  for (const html of oneOfEachKind) holdsItsSource(html)
})

test('blanks around a piece that is changed stay as they are written', () => {
  const text = new RichTextSource('<p>One</p><p>Two</p>\n\n<p>Three</p> ')
  const [, doc] = typedOnce(text.doc)[1] as [number, Node]
  expect(text.write(doc)).toBe(`<p>One</p><p>Two${sign}</p>\n\n<p>Three</p> `)
})

test('what the check finds nothing wrong with can be edited', () => {
  const locked = texts.flatMap((html) => {
    // Other rules refuse these: a path of a computer, an item outside of a list, a block in a text.
    const isRefused =
      /href=["']\W*[a-z]:\\/i.test(html) || (/<li>/.test(html) && !/<[ou]l>/.test(html)) || html.includes('{ "type": ')
    if (readHtml(html).mistakes.length > 0 || isRefused) return []
    return new RichTextSource(html).doc.children.filter(({ type }) => type.name === 'locked').map(({ attrs }) => attrs)
  })
  expect(locked).toEqual([])
})

const words = fc.constantFrom(
  'words ',
  ' a',
  ' ',
  '\n  ',
  '&nbsp;',
  '&amp;',
  'a < b',
  '<!-- -->',
  '🦊',
  '<br/>',
  '<BR>',
  '&',
  // Browsers move text directly inside a table to before it, where the blanks beside it count.
  '<table><tr><td>9</td></tr></table>',
)
const value = fc.constantFrom(
  '/about',
  'about',
  'https://a.example/?a=1&amp;b=2',
  'javascript:a()',
  'de',
  '3',
  '',
  '&quot;>',
)
const opening = fc
  .constantFrom(...allowedTags, ...allowedTags, 'td', 'div', 'span', 'script')
  .chain((name) =>
    fc
      .array(fc.tuple(fc.constantFrom(...attributesOf(name), ...attributesOf(name), 'style'), value), { maxLength: 2 })
      .map((attributes) => `<${name}${attributes.map(([key, text]) => ` ${key}="${text}"`).join('')}>`),
  )
const orderly = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { depthSize: 'small' },
    words,
    fc
      .tuple(opening, fc.array(tie('text'), { maxLength: 4 }))
      .map(([start, inside]) =>
        /^<(br|img|hr)\b/.test(start) ? start : `${start}${inside.join('')}</${start.match(/[a-z0-9]+/)?.[0]}>`,
      ),
  ),
})).text
const closing = fc.constantFrom(...allowedTags).map((name) => `</${name}>`)
const anyHtml = fc
  .oneof(
    { weight: 3, arbitrary: fc.array(orderly, { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.array(fc.oneof(opening, words, closing), { maxLength: 8 }) },
  )
  .map((parts) => parts.join(''))

test('any text stays as it is written, but for the piece that is changed', () => {
  fc.assert(fc.property(anyHtml, holdsItsSource), { numRuns: 75 })
})
