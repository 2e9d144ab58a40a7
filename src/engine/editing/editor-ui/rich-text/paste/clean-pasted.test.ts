import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readHtml } from '../../../../content/check/rich-text/html'
import { readDom } from '../source/dom'
import { cleanPasted, cleanText } from './clean-pasted'

const addresses = new Set(['/', '/contact', '/about#team', '/images/fox.png'])
const clean = (html: string) => cleanPasted(html, addresses)

test('nothing of another program is parsed as a style, which the policy of the page refuses', () => {
  const read = readDom('<p title="a"\nSTYLE = "color:red">a style="b"</p>')
  expect([read.querySelector('[style]'), read.textContent]).toEqual([null, 'a style="b"'])
})

test.each([
  ['a table', '<table><tr><th>a</th><td>b</td></tr></table>', '<p>a – b</p>', ['tables']],
  ['a table that lays out', '<table><tr><td><p>a</p><p>b</p></td></tr></table>', '<p>a</p><p>b</p>', ['tables']],
  ['a film', '<p>a</p><iframe src="https://a.example"></iframe>', '<p>a</p>', ['films and sounds']],
  ['a script', '<p onclick="a()">a</p><script>b</script>', '<p>a</p>', []],
  ['colours and fonts', '<p style="color:red;font-family:Arial">a</p>', '<p>a</p>', ['colours', 'fonts']],
  ['what was struck out', '<p><s>a</s><del>b</del></p>', '<p>a</p>', ['strikethrough']],
  ['a picture of another website', '<p>a<img src="https://a.example/b.png"></p>', '<p>a</p>', ['pictures']],
  [
    'a picture of this site',
    '<p>a<img src="/images/fox.png" alt="Fox"></p>',
    '<p>a<img src="/images/fox.png" alt="Fox"></p>',
    [],
  ],
  ['a page of this site', '<a href="http://localhost:5173/contact/">a</a>', '<p><a href="/contact">a</a></p>', []],
  ['no page of this site', '<a href="/nowhere">a</a>', '<p>a</p>', ['links that lead nowhere']],
  ['an anchor that may be gone', '<a href="/contact#form">a</a>', '<p><a href="/contact">a</a></p>', []],
  ['an address that runs', '<a href="javascript:a()">a</a>', '<p>a</p>', ['links that lead nowhere']],
  ['a link around paragraphs', '<a href="/"><div>a</div><div>b</div></a>', '<p>a</p><p>b</p>', []],
  ['a list in a list', '<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>', []],
  ['an item alone', '<li>a</li>', '<p>a</p>', []],
  ['terms', '<dl><dt>a</dt><dd>b</dd></dl>', '<p>a</p><p>b</p>', []],
  ['a picture with words', '<figure><img src="b.png"><figcaption>a</figcaption></figure>', '<p>a</p>', ['pictures']],
  [
    'a table of Word',
    '<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Film</b><o:p></o:p></p></td><td><p class=MsoNormal>2 min</p></td></tr><tr><td><p>Film 2</p></td><td><p>3 min</p><p>&nbsp;</p></td></tr></table>',
    '<p><b>Film</b> – 2 min</p><p>Film 2 – 3 min</p>',
    ['tables'],
  ],
  [
    'a list of Word with levels',
    [1, 2, 1]
      .map(
        (level) =>
          `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>a${level}<o:p></o:p></p>`,
      )
      .join(''),
    '<ul><li>a1<ul><li>a2</li></ul></li><li>a1</li></ul>',
    [],
  ],
  [
    'tracked changes and a comment of Word',
    '<p><ins cite="mailto:A" datetime="2026-01-01">a</ins><del cite="mailto:A">b</del><span class=MsoCommentReference><a class=msocomanchor id="_anchor_1" onmouseover="msoCommentShow()" href="#_msocom_1">[AB1]</a></span></p><div style=\'mso-element:comment-list\'><hr><div style=\'mso-element:comment\'><p class=MsoCommentText>Really?</p></div></div>',
    '<p>a</p>',
    ['comments'],
  ],
  [
    'a footnote of Word',
    '<p>a<a style=\'mso-footnote-id:ftn1\' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p><div style=\'mso-element:footnote-list\'><p class=MsoFootnoteText><a href="file:///C:/a.htm#_ftnref1">[1]</a> b</p></div>',
    '<p>a[1]</p><p>[1] b</p>',
    [],
  ],
  ['hidden words', "<p>a<span style='display:none;mso-hide:all'>b</span></p>", '<p>a</p>', []],
  [
    'Apple’s hard spaces',
    '<p class="p1">a<span class="Apple-converted-space">&nbsp;</span><b>b</b></p>',
    '<p>a <b>b</b></p>',
    [],
  ],
  [
    'signs that nobody sees',
    '<p>a\u000bb\u2028c\u200bd\u0003 \uf123e\ud83d</p><p>\uf0b7\u00a0f</p><p>\uf0b7 g</p>',
    '<p>a<br>b<br>cd e</p><ul><li>f</li><li>g</li></ul>',
    [],
  ],
  [
    'signs that a language is spelled with, also at the start of a part',
    '<span>\u200cهای <b>می</b>\u200cخواهم \u200eC++\u200e</span>',
    '<p>\u200cهای <b>می</b>\u200cخواهم \u200eC++\u200e</p>',
    [],
  ],
])('%s', (_, html, written, leftOut) => {
  expect(clean(html)).toEqual({ html: written, leftOut, isOwn: false })
})

test('plain text keeps the line breaks of PowerPoint, and nothing that nobody sees', () => {
  expect(cleanText('One\u000btwo\u200b\n\n\uf0b7\ta\n\uf0b7\tb')).toBe('<p>One<br>two</p><ul><li>a</li><li>b</li></ul>')
})

test('plain text keeps the signs that its language is spelled with', () => {
  expect(cleanText('\u200cهای می\u200cخواهم')).toBe('<p>\u200cهای می\u200cخواهم</p>')
})

test('plain text keeps its paragraphs, its lines and its lists', () => {
  expect(cleanText('One\r\ntwo\n\n- a\n- b\n\n1 < 2')).toBe(
    '<p>One<br>two</p><ul><li>a</li><li>b</li></ul><p>1 &lt; 2</p>',
  )
})

const tags =
  'p div span b strong i em a ul ol li h1 h2 h4 h6 blockquote table tr td s u font dl dt pre code img br hr abbr section label o:p svg form button'
const attribute = fc.constantFrom(
  '',
  ' style="color:red;font-weight:700"',
  ' href="/contact"',
  ' href="/nowhere"',
  ' href="https://a.example"',
  ' href="javascript:a()"',
  ' onclick="a()"',
  ' src="/images/fox.png" alt="Fox"',
  ' title="-->"',
  ' lang="x-none"',
  ' start="a"',
  ' class="MsoNormal"',
)
const pasted = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('fox ', 'R&amp;D', '- ', '<!-- -->', '\n', '&nbsp;', 'a < b'),
    fc
      .tuple(fc.constantFrom(...tags.split(' ')), attribute, fc.array(tie('html'), { maxLength: 4 }))
      .map(([tag, written, inner]) => `<${tag}${written}>${inner.join('')}</${tag}>`),
  ),
})).html

describe('whatever is pasted', () => {
  test('holds nothing that the check refuses, and its links lead somewhere', () => {
    fc.assert(
      fc.property(fc.array(pasted, { maxLength: 5 }), (parts) => {
        const { html } = clean(parts.join(''))
        const { mistakes, links, images } = readHtml(html)
        expect(mistakes).toEqual([])
        for (const link of links) expect(['/contact', 'https://a.example']).toContain(link)
        for (const image of images) expect(image).toBe('/images/fox.png')
      }),
      { numRuns: 60 },
    )
  })

  test('keeps the letters that a browser reads', () => {
    const letters = (html: string) => readDom(html).textContent?.replace(/[^a-z]/gi, '')
    const isKept = (html: string) => !/<(?:svg|button)/.test(html)
    fc.assert(
      fc.property(fc.array(pasted.filter(isKept), { maxLength: 5 }), (parts) => {
        const html = parts.join('')
        expect(letters(clean(html).html)).toBe(letters(html))
      }),
      { numRuns: 60 },
    )
  })
})
