import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nested, soup } from '../../../../../tests/sites/rich-texts'
import { purify } from '../../../building/site-build/pages/purify'
import { holdsPlainHtml, isPlainHtml } from './plain-html'

const documents = fc.array(nested, { maxLength: 3 }).map((parts) => parts.join(''))

test('what is called plain comes through the sanitiser letter for letter', () => {
  let plain = 0
  const compare = (html: string) => {
    if (!isPlainHtml(html)) return
    plain++
    expect(purify(html)).toBe(html)
  }
  fc.assert(fc.property(soup, compare), { numRuns: 400, seed: 1 })
  fc.assert(fc.property(documents, compare), { numRuns: 400, seed: 2 })
  expect(plain).toBeGreaterThan(200)
})

test.each([
  'A sentence alone.',
  '<p>One.</p>\n<p>Two &amp; <strong>three</strong>, at <a href="/about">home</a>.</p>',
  '<ul>\n<li>One</li>\n<li>Two<ul><li>Three</li></ul></li>\n</ul>',
  '<h3>Heading</h3><blockquote><p>Words</p><cite>Somebody</cite></blockquote>',
  '',
])('%j is plain', (html) => {
  expect(isPlainHtml(html)).toBe(true)
})

test.each([
  '<p>One<p>Two</p></p>',
  '<p>Open',
  '</p>',
  '<p onclick="a()">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="/a"><em><a href="/b">x</a></em></a>',
  '<a href="/a" href="/b">x</a>',
  "<a href='/a'>x</a>",
  '<ul>words</ul>',
  '<li>alone</li>',
  'a & b',
  '<script>x</script>',
  ' <p>x</p>',
  '<p>\u00a0</p>',
  '<p>\ud83e</p>',
])('%j is left to the sanitiser', (html) => {
  expect(isPlainHtml(html)).toBe(false)
})

test('one text that is not plain is found wherever it stands', () => {
  const content = (html: string) => ({ pages: [{ title: 'a & b', at: 3, isIndexed: null, blocks: [{ html }] }] })
  expect(holdsPlainHtml(content('<p>One.</p>'))).toBe(true)
  expect(holdsPlainHtml(content('<p onclick="a()">One.</p>'))).toBe(false)
})
