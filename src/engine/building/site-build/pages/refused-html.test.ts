import { describe, expect, test } from 'vitest'
import { findMissingMain, findRefusedHtml } from './refused-html'

const page = { layout: 'sheet' }
const inBlock = (html: string) =>
  `<body><header></header><main><div class="block" data-block="words"><div><p>a</p></div>${html}</div></main>`

test.each([
  ['<p style="color:red">a</p>', 'The block "words" writes style="color:red"'],
  ['<a onclick="go()">a</a>', 'The block "words" writes onclick="go()"'],
  ['<style>p{}</style>', 'The block "words" writes a <style> element'],
  ['<script>go()</script>', 'The block "words" writes an inline <script>'],
  ['<img src="file:///home/a.png">', 'The block "words" writes a file of this computer into src'],
  [
    '<form action="javascript:throw 1"></form><script>addEventListener("submit",a)</script>',
    'The block "words" writes a function as an action',
  ],
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

const refused = '<p style="color:red">a</p>'

test.each([
  ['li', `<li data-block="inner"><p>a</p>${refused}</li>`, 'inner'],
  ['li', `<li data-block="inner"><p>a</p></li><li>${refused}</li>`, 'words'],
  ['div', `<div data-block="inner"><div></div></div>${refused}`, 'words'],
])('in blocks within others, in <%s>, it is named with the nearest block around it', (_, html, type) => {
  expect(findRefusedHtml(page, inBlock(`<ul>${html}</ul>`))).toEqual([
    expect.stringContaining(`The block "${type}" writes`),
  ])
})

describe('what is loaded of another site', () => {
  const services = [{ name: 'Maps', frames: ['https://*.maps.example'], scripts: ['https://maps.example/a.js'] }]
  const site = { settings: {}, services, url: 'https://studio.example' }
  const find = (html: string) => findRefusedHtml(page, html, site)

  test.each([
    ['<iframe title="Map" src="https://other.example/a?b=1&amp;c=2">', '<iframe> with https://other.example/a?b=1&c=2'],
    ['<iframe src="https://studio.example/a">', '<iframe> with https://studio.example/a'],
    ['<img alt="" src="//pictures.example/a.png">', '<img> with https://pictures.example/a.png'],
    ['<script src="https://maps.example/b.js"></script>', '<script> with https://maps.example/b.js'],
    ['<link rel="stylesheet" href="https://type.example/a.css">', '<link> with https://type.example/a.css'],
  ])('%s is named where nothing declares it', (html, what) => {
    const sentences = find(inBlock(html))
    expect(sentences).toEqual([expect.stringContaining(`The block "words" writes ${what}`)])
    expect(sentences[0]).toContain('"asks"')
  })

  test.each([
    '<iframe src="https://tiles.maps.example/a">',
    '<iframe srcdoc="a">',
    '<img alt="" src="https://studio.example/a.png">',
    '<img alt="" src="data:image/png;base64,a">',
    '<script src="https://maps.example/a.js"></script>',
    '<link rel="preload" as="image" href="https://pictures.example/a.png">',
    '<a href="https://other.example">a</a>',
  ])('%s is allowed', (html) => {
    expect(find(inBlock(html))).toEqual([])
  })

  test('a script that React writes before everything else is not said to be the layout’s', () => {
    const script = '<script async="" src="https://other.example/a.js"></script>'
    const [found] = find(`<body>\n<div id="root" data-page="/">${script}<header></header></div>`)
    expect(found).toMatch(/^A component writes <script>/)
  })
})

test.each([
  ['', 1],
  ['<main>', 1],
  ['<main class="a" id="content" tabindex="-1">', 0],
])('a layout with "%s" has %i faults', (html, count) => {
  const found = findMissingMain(page, `<body><header></header>${html}`)
  expect(found).toHaveLength(count)
  for (const sentence of found) expect(sentence).toContain('src/studio/layouts/sheet/layout.tsx')
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
