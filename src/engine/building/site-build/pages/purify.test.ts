import { expect, test } from 'vitest'
import { allowedTags } from '../../../base/text/html-profile'
import { purify } from './purify'

const everything =
  '<h3>A</h3><h4>B</h4><p lang="en">Some <strong>s</strong><em lang="zh-Hans">e</em><b>b</b><i>i</i><sub>u</sub><sup>o</sup><br>&amp; “signs”</p>' +
  '<ul><li>one</li></ul><ol start="3"><li>three</li></ol><blockquote><p>q</p><cite>c</cite></blockquote><hr>' +
  '<p><a href="/about#story" title="t">a</a><abbr title="United Kingdom">UK</abbr><img src="/images/fox.svg" alt="A fox"></p>'

test('every allowed tag and attribute stays', () => {
  expect(allowedTags.filter((tag) => !everything.includes(`<${tag}`))).toEqual([])
  expect(purify(everything)).toBe(everything)
})

test.each(['/contact', '/?a=1#b', 'https://a.example/b', 'mailto:a@b.example?subject=Hi', 'tel:+441632960000'])(
  'a link to %s stays',
  (href) => {
    expect(purify(`<a href="${href}">a</a>`)).toBe(`<a href="${href}">a</a>`)
  },
)

test.each([
  ['a script', 'a<script>alert(1)</script>', 'a'],
  ['a handler', '<img src="/a.svg" alt="a" onerror="alert(1)">', '<img src="/a.svg" alt="a">'],
  ['a style', '<p style="color:red" class="x" id="y" data-z="1">a</p>', '<p>a</p>'],
  ['a link that runs code', '<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
  ['a link to data', '<a href="data:text/html,a">a</a>', '<a>a</a>'],
  ['an invalid language', '<p lang="a b">a</p>', '<p>a</p>'],
  ['a frame', '<iframe src="https://a.example"></iframe>a', 'a'],
  ['a drawing with code', '<svg><a href="javascript:alert(1)">a</a></svg>', ''],
  ['a tag that is left open', '<p>a <strong>b', '<p>a <strong>b</strong></p>'],
])('%s is repaired or removed', (_, html, clean) => {
  expect(purify(html)).toBe(clean)
})
