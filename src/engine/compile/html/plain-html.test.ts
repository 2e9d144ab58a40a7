import fc from 'fast-check'
import { expect, test } from 'vitest'
import { purify } from '../../site-build/pages/purify'
import { isPlainHtml } from './plain-html'

/** Pieces that texts are made of: what authors write, and what attackers write. */
const pieces = [
  ...['p', 'strong', 'em', 'b', 'i', 'sub', 'sup', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'cite', 'abbr'].flatMap(
    (tag) => [`<${tag}>`, `</${tag}>`],
  ),
  '<br>',
  '<br/>',
  '</br>',
  '<a href="/about">',
  '<a href="https://a.example/b?c=d#e" title="A page">',
  '<a href="javascript:alert(1)">',
  '<a href="//a.example">',
  '</a>',
  '<img src="/images/fox.svg" alt="A fox">',
  '<img alt="A fox" src="/images/fox.svg">',
  '<abbr title="of">',
  '<em lang="de">',
  '<p lang="no tag">',
  '<ol start="3">',
  '<script>',
  '<svg>',
  '<table>',
  '<P>',
  'words',
  'a & b',
  '&amp;',
  '&lt;',
  '&nbsp;',
  '&#60;',
  '&ampersand',
  ' ',
  '\n',
  '\r',
  '\u00a0',
  '\u0000',
  'é',
  '🦊',
  '\ud83e',
  '<',
  '>',
  '"',
  '<!-- -->',
]

/** Texts whose tags are closed in order, so that many of them are plain. */
const nested = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('words', 'é & <', '&amp;', ' ', '\n', '<br>', '<img src="/a.svg" alt="A">'),
    fc
      .tuple(
        fc.constantFrom('p', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'blockquote', 'cite', 'a href="/"', 'a href="#b"'),
        fc.array(tie('text'), { maxLength: 3 }),
      )
      .map(([tag, inside]) => `<${tag}>${inside.join('')}</${tag.split(' ')[0]}>`),
  ),
})).text

const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => parts.join(''))
const documents = fc.array(nested, { maxLength: 3 }).map((parts) => parts.join(''))

test('what is called plain comes through the sanitiser letter for letter', () => {
  let plain = 0
  const compare = (html: string) => {
    if (!isPlainHtml(html)) return
    plain++
    expect(purify(html)).toBe(html)
  }
  fc.assert(fc.property(soup, compare), { numRuns: 1000, seed: 1 })
  fc.assert(fc.property(documents, compare), { numRuns: 1000, seed: 2 })
  expect(plain).toBeGreaterThan(500)
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
