import { expect, test } from 'vitest'
import { findTagInCodes, htmlOfCodes, htmlOfMarkdown } from './from-markdown'

test.each([
  [
    '## A\n\n### B\nWe *draw*\n**films**.\n\n1. one\n2. two',
    '<h3>A</h3><h4>B</h4><p>We <em>draw</em> <strong>films</strong>.</p><ol><li>one</li><li>two</li></ol>',
  ],
  ['<p>## A</p><p>- one<br>- two</p>', '<h3>A</h3><ul><li>one</li><li>two</li></ul>'],
  ['<ul><li>**a** & [b](/b)</li></ul>', '<ul><li><strong>a</strong> &amp; <a href="/b">b</a></li></ul>'],
  ['**a**\n\n> b', undefined],
  ['- **a**\n  - b', undefined],
  ['**a**\n---\nb', undefined],
  ['![a](/b.svg) **a**', undefined],
  ['**a** [b](/c "d")', undefined],
])('%j is written as html where it is clear how', (text, html) => {
  expect(htmlOfMarkdown(text)).toBe(html)
})

test.each([
  ['&lt;h2&gt;A&lt;/h2&gt;&lt;p&gt;b &amp;amp; c&lt;/p&gt;', '&lt;h2&gt;', '<h3>A</h3><p>b &amp;amp; c</p>'],
  ['<p>&lt;a href="/b"&gt;a&lt;/a&gt;</p>', '&lt;a href="/b"&gt;', '<p><a href="/b">a</a></p>'],
  ['<p>Where &lt;p&gt; begins</p>', undefined, undefined],
  ['<p>&lt;b&gt;a&lt;/b&gt; &lt;3</p>', '&lt;b&gt;', undefined],
])('%j is read as tags where it is clear which', (text, tag, html) => {
  expect(findTagInCodes(text)).toBe(tag)
  if (tag !== undefined) expect(htmlOfCodes(text)).toBe(html)
})
