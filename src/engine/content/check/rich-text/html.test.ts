import { describe, expect, test } from 'vitest'
import { readHtml } from './html'

const lost = (tag: string) =>
  `<${tag}> is not allowed in rich text and would be lost. Use paragraphs, lists, links, <strong> and <em>.`

test('links and pictures are found at any depth', () => {
  const reading = readHtml(
    '<ul><li><a href="/a?b=1&amp;c=2">A <img src="/b.svg" alt="B"></a></li></ul><p><a href="">C</a></p>',
  )
  expect(reading).toMatchObject({ links: ['/a?b=1&c=2', ''], images: ['/b.svg'], mistakes: [] })
})

test('a link without an address is named by its words', () => {
  expect(readHtml('<p><a>our films</a></p>').mistakes).toEqual([
    expect.stringContaining('The link on the words "our films" has no address.'),
  ])
})

describe('valid html', () => {
  test.each([
    'plain words',
    '<p>One<br>two<br/>three</p>',
    '<P>Capital <STRONG>tags</strong></p>',
    '<p>2 < 3, and 5 > 4 &amp; so on</p>',
    '<ol start="3"><li>Three</li></ol>',
  ])('%s', (html) => {
    expect(readHtml(html).mistakes).toEqual([])
  })
})

test.each([
  ['<p>a', '<p> is not closed. Add </p> where it ends.'],
  ['<ul><li>a</ul>', '<li> is not closed. Add </li> where it ends, at the latest before </ul>.'],
  ['a</p>', '</p> closes a tag that is not open. Remove it.'],
  ['<p><strong>a</p></strong>', '<p> and <strong> overlap. Write </strong> before </p>, and take it out further on.'],
  ['<p>a</br>b</p>', '</br> is no tag. Write <br>, which has no end.'],
  [
    '<abbr title="a --&gt; b">c</abbr>',
    'The attribute "title" would be lost, because it holds "-->". Write it without.',
  ],
  [
    '<img src="/a.svg" alt="A &lt;/title&gt; sign">',
    'The attribute "alt" would be lost, because it holds "</title". Write it without.',
  ],
  ['<p>a<!-- b --></p>', 'A comment <!-- --> would be lost. Remove it.'],
  ['<p class="a">b</p>', 'The attribute "class" is not allowed on <p> and would be lost. Remove it.'],
  ['<a href="/a" target="_blank">b</a>', 'The attribute "target" is not allowed on <a> and would be lost. Remove it.'],
  ['<p onclick="a()">b</p>', 'The attribute "onclick" is not allowed on <p> and would be lost. Remove it.'],
  [
    '<h2>a</h2>',
    '<h2> is not allowed in rich text and would be lost. Use <h3> for a heading in it, and <h4> under that.',
  ],
  ['<svg></svg>', lost('svg')],
  ['<template><p>a</p></template>', lost('template')],
  ['<table><tr><td>a</td></tr></table>', lost('table')],
  ['<p>a<td>b</td></p>', lost('td')],
  ['<body><p>a</p></body>', lost('body')],
  ['<constructor>a</constructor>', lost('constructor')],
  [
    '<p>See <https://a.example|b></p>',
    '"<https://a.example|b>" is a link of another program. Write <a href=\\"https://a.example\\">b</a>.',
  ],
  ['<ul><p>a</p></ul>', '<p> stands in a list and is no item of it. Write <li> around it.'],
  [
    '<p>a<ul><li>b</li></ul></p>',
    'A list stands inside a paragraph, where browsers end the paragraph. Write </p> before <ul>, and take out the </p> after it.',
  ],
])('%s is refused', (html, mistake) => {
  expect(readHtml(html).mistakes[0]).toBe(mistake)
})

test.each([
  '<p>Hello <strong>you</strong>, <a href="/a?b=1#c">our <em>work</em></a> and <a href="/d"></a>.</p>',
  '<ul><li>One<br>two</li><li><a href="https://a.example">three</a></li></ul>',
  '<p>One <p>two</p></p>',
  '<a href="/a">one <a href="/b">two</a></a>',
  '<p>5 > 4</p> and 4 > 3',
  '<a href="/a"><strong>one<br>two</strong> three</a>, <a href="/b">4</a>',
  '<p><a href="/a">one</p></a>',
  'Words alone',
])('%s is read the same way with and without the parser', (html) => {
  // &amp; forces the parser.
  const parsed = readHtml(`${html}&amp;`)
  expect(readHtml(html)).toEqual(parsed)
})
