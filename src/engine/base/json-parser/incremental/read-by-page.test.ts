import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson } from '..'
import { readValid } from '../reader/parse'
import { readByPage } from './read-by-page'
import '../../../../../tests/random'

const word = fc.constantFrom('a', '"', '\\', '[{', ']}', ',', 'pages', 'é\u2028', '')
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    word,
    fc.integer(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(word, tie('value'), { maxKeys: 3 }),
  ),
})).value
const item = fc.dictionary(word, value, { minKeys: 1, maxKeys: 3 })

const documents = fc
  .tuple(fc.dictionary(word, value), fc.array(item, { minLength: 1, maxLength: 6 }), fc.dictionary(word, value))
  .map(([before, pages, after]) => ({ ...before, pages, ...after, pages2: [{}] }))
  .filter((document) => Array.isArray(document.pages) && document.pages.length > 0)
  .filter(({ pages }) => pages.every((page) => typeof page === 'object' && page !== null && !Array.isArray(page)))

const texts = fc
  .tuple(documents, fc.constantFrom(0, 2, '\t'), fc.boolean())
  .map(([document, indent, hasMark]) => (hasMark ? '\uFEFF' : '') + JSON.stringify(document, null, indent))

test('a text read by item has the value and the tree of one that is read whole', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const reading = readByPage(text)
      const { value, mistakes } = readJson(text)
      if (mistakes.length > 0) return expect(reading).toBeUndefined()
      expect(reading?.value).toEqual(value)
      expect(reading?.root()).toEqual(readValid(text))
    }),
  )
})

const edited = fc.tuple(texts, fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('', 'x', '{', '"', ',', ' '))))

test('after edits of the text, it has the value of one that is read whole, or is not read by item', () => {
  fc.assert(
    fc.property(edited, ([text, edits]) => {
      let before = readByPage(text)
      let now = text
      for (const [start, length, words] of edits) {
        const at = start % now.length
        now = `${now.slice(0, at)}${words}${now.slice(at + (length % 3))}` || '{}'
        const reading = readByPage(now, before)
        before = reading ?? before
        const { value, mistakes } = readJson(now)
        if (reading) expect({ value: reading.value, mistakes: reading.mistakes }).toEqual({ value, mistakes })
      }
    }),
  )
})

const list = (...items: object[]) => JSON.stringify({ pages: items }, null, 2)
const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((path) => ({ path })) as [object, object, object, object, object]

test.each<[string, string, (number | undefined)[]]>([
  ['nothing', list(a, b, c), [0, 1, 2]],
  ['one changed', list(a, d, c), [0, undefined, 2]],
  ['one added', list(a, d, b, c), [0, undefined, 1, 2]],
  ['one removed', list(b, c), [1, 2]],
  ['all but the last removed', list(c), [2]],
  ['another order', list(c, b, a), [2, 1, 0]],
  ['a copy, which is new', list(a, b, b, c), [0, 1, undefined, 2]],
  ['a copy of one that has moved', list(e, e, a), [3, undefined, 0]],
])('items of the text before are known again: %s', (_, text, same) => {
  const reading = readByPage(text, readByPage(list(a, b, c, e)))
  expect(reading?.items.map((one) => one.same)).toEqual(same)
})

test.each([
  ['two lists of the same name', '{"pages": [{"a": 1}], "pages": [{"a": 2}]}'],
  ['a field twice in an item', '{"pages": [{"a": 1, "a": 2}]}'],
  ['an item that is no object', '{"pages": [{"a": 1}, 3]}'],
  ['an item that is not closed', '{"pages": [{"a": 1]}'],
  ['too many brackets', `{"pages": [{"a": ${'['.repeat(198)}${']'.repeat(198)}}]}`],
  ['a backslash in an address', '{"pages": [{"a": "\\fox.png"}]}'],
  ['an empty list', '{"pages": []}'],
  ['words around it', '{"pages": [{"a": 1}]} x'],
])('%s is not read by item', (_, text) => {
  expect(readByPage(text)).toBeUndefined()
})
