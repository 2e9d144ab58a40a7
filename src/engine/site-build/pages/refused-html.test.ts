import { expect, test } from 'vitest'
import { findRefusedHtml } from './refused-html'

const page = { layout: 'sheet' }
const inBlock = (html: string) =>
  `<body><header></header><main><div class="block" data-block="words"><div><p>a</p></div>${html}</div></main>`

test.each([
  ['<p style="color:red">a</p>', 'The block "words" writes style="color:red"'],
  ['<a onclick="go()">a</a>', 'The block "words" writes onclick="go()"'],
  ['<style>p{}</style>', 'The block "words" writes a <style> element'],
  ['<script>go()</script>', 'The block "words" writes an inline <script>'],
])('%s is named with its block and the file of its component', (html, sentence) => {
  const [found, ...others] = findRefusedHtml(page, inBlock(html))
  expect(found).toContain(sentence)
  expect(found).toContain('src/studio/blocks/words/component.tsx')
  expect(others).toEqual([])
})

test('what is outside of the blocks is of the layout', () => {
  expect(findRefusedHtml(page, `${inBlock('')}<footer style="top:0"></footer>`)).toEqual([
    expect.stringContaining('The layout "sheet" writes style="top:0"'),
  ])
})

test.each([
  '<p title="a style=b and onclick=c">Write style="…" or on=</p>',
  '<script type="application/ld+json">{}</script>',
  '<script src="/assets/a.js"></script>',
  '<p data-style="a">a</p>',
])('%s is allowed', (html) => {
  expect(findRefusedHtml(page, inBlock(html))).toEqual([])
})

test('the head of a document is not looked at', () => {
  expect(findRefusedHtml(page, `<head><style></style></head>${inBlock('')}`)).toEqual([])
})
