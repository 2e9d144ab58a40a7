import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from '.'
import { readHtml } from './html'

/** A list item as Word writes it, a paragraph. */
const ofWord = (level: number, marker: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

test.each([
  ['words alone', 'We draw.', '<p>We draw.</p>'],
  ['empty lines between words alone', 'One\n\nTwo', '<p>One</p><p>Two</p>'],
  ['words behind a paragraph', '<p>One</p>Two', '<p>One</p><p>Two</p>'],
  [
    'a list with hyphens in the middle of a paragraph',
    '<p>We draw:<br>- one<br>- two<br>Call us.</p>',
    '<p>We draw:</p><ul><li>one</li><li>two</li></ul><p>Call us.</p>',
  ],
  [
    'a list with bullets, one a paragraph',
    '<p>• one</p><p>• <strong>two</strong></p>',
    '<ul><li>one</li><li><strong>two</strong></li></ul>',
  ],
  [
    'a list with a picture before each line, but not two cheers',
    '<p>🚲 one<br>🚲 two<br>🚲 three</p><p>🎉 a</p><p>🎉 b</p>',
    '<ul><li>one</li><li>two</li><li>three</li></ul><p>🎉 a</p><p>🎉 b</p>',
  ],
  ['a list in lines without tags', '- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['a list with numbers', '1) one<br>2) two', '<ol><li>one</li><li>two</li></ol>'],
  ['numbers typed into a list', '<ol><li>1. one</li><li>2. two</li></ol>', '<ol><li>one</li><li>two</li></ol>'],
  ['bullets typed into a list', '<ul><li>- one</li><li>- two</li></ul>', '<ul><li>one</li><li>two</li></ul>'],
  ['line breaks between paragraphs', '<p>one<br><br>two</p>', '<p>one</p><p>two</p>'],
  ['a list with tabs', '•\tone\n•\ttwo', '<ul><li>one</li><li>two</li></ul>'],
  ['paragraphs that run together', '<p>one\n\n<b>two</b>\n \nthree</p>', '<p>one</p><p><b>two</b></p><p>three</p>'],
  ['a dash at the start of a wrapped line', '<p>We are\n- as ever -\nhere</p>', '<p>We are - as ever - here</p>'],
  ['spaces in a row', '<p>one&nbsp;&nbsp; two</p>', '<p>one two</p>'],
  ['empty paragraphs', '<p>one</p><p>&nbsp;</p><p><br></p><p>two</p>', '<p>one</p><p>two</p>'],
  [
    'signs that Persian is spelled with, and one without a purpose',
    '<div><strong>می</strong>\u200cخواهم</div><div>head\u200bing \u200eC++\u200e</div><div>\u200b</div>',
    '<p><strong>می</strong>\u200cخواهم</p><p>heading \u200eC++\u200e</p>',
  ],
  ['divisions', '<div>one</div><div><em>two</em></div>', '<p>one</p><p><em>two</em></p>'],
  [
    'sizes and colours',
    '<p><font color="red" size="4">one</font> <span style="color:red">two</span></p>',
    '<p>one two</p>',
  ],
  [
    'bold and italics by style',
    '<p><span style="font-weight:700">a</span><span style="font-style:italic">b</span></p>',
    '<p><strong>a</strong><em>b</em></p>',
  ],
  ['bold of Word', '<p><b style="mso-bidi-font-weight:normal">a</b> b</p>', '<p><b>a</b> b</p>'],
  ['bold cut into pieces', '<p><b><span>a</span></b><b><span> b</span></b></p>', '<p><b>a b</b></p>'],
  ['headings of a page', '<h1>a</h1><p>b</p><h6>c</h6>', '<h3>a</h3><p>b</p><h4>c</h4>'],
  [
    'a link by way of Google',
    '<p><a href="https://www.google.com/url?q=https://a.example/b&amp;sa=D">a</a></p>',
    '<p><a href="https://a.example/b">a</a></p>',
  ],
  ['words of no language', '<p lang="x-none" style="a">a <em lang="de">b</em></p>', '<p>a <em lang="de">b</em></p>'],
  ['the marks of a chat', '```html\n<p>a</p>\n```', '<p>a</p>'],
  ['the marks of a chat around lines', '<p>```<br>a\n<b>b</b><br>```</p>', '<p>a <b>b</b></p>'],
  ['marks that are words', '<p>Write ``` before code</p>', '<p>Write ``` before code</p>'],
  ['an anchor of Word', '<p><a name="_GoBack"></a>a</p>', '<p>a</p>'],
  [
    'paragraphs in a list',
    '<ul><li><p>one</p></li><li><p>two</p><ul><li>three</li></ul></li></ul>',
    '<ul><li>one</li><li>two<ul><li>three</li></ul></li></ul>',
  ],
  [
    'the styles of Word for letters of other languages',
    '<p><i style="mso-bidi-font-style:normal">a</i> <span style="mso-bidi-font-weight:bold">b</span> <span style="mso-ansi-font-style:italic">c</span></p>',
    '<p><i>a</i> b c</p>',
  ],
  [
    'bold with italics of Word',
    '<p><b style="mso-bidi-font-weight:normal"><i style="mso-bidi-font-style: normal">a</i></b></p>',
    '<p><b><i>a</i></b></p>',
  ],
  [
    'a list of Word with levels',
    `${ofWord(1, '1.', 'a')}\n${ofWord(2, 'a)', 'b')}${ofWord(2, 'b)', 'c')}${ofWord(3, '§', 'd')}${ofWord(1, '2.', 'e')}<p>f</p>${ofWord(1, '3.', 'g')}`,
    '<ol><li>a<ol><li>b</li><li>c<ul><li>d</li></ul></li></ol></li><li>e</li></ol><p>f</p><ol start="3"><li>g</li></ol>',
  ],
  ['an item of Word alone', ofWord(1, '·', 'a'), '<ul><li>a</li></ul>'],
  [
    'a heading of Word with a number',
    ofWord(1, '1.', 'a').replaceAll('p>', 'h1>').replace('<p', '<h1'),
    '<h3>1. a</h3>',
  ],
  [
    'a list of the web version of Word',
    [1, 2, 1]
      .map(
        (level) => `<div><ul><li data-aria-level="${level}" data-listid="3"><p class="Paragraph">a</p></li></ul></div>`,
      )
      .join(''),
    '<ul><li>a<ul><li>a</li></ul></li><li>a</li></ul>',
  ],
  [
    'a list of Google Docs with levels',
    '<ul><li dir="ltr" aria-level="1"><p>a</p></li><ul><li aria-level="2"><p>b</p></li></ul><li><p>c</p></li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  ],
  [
    'a list of LibreOffice with levels',
    '<ul>\n\t<li><p style="margin-bottom: 0cm">a</p>\n\t<ul>\n\t\t<li><p>b</p></li>\n\t</ul></li>\n</ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  [
    'names and fields of office programs',
    '<p><st1:place w:st="on">a</st1:place> <sdfield type="PAGE">1</sdfield></p>',
    '<p>a 1</p>',
  ],
  ['bullets in one line', '<p>• one • <b>two</b></p>', '<ul><li>one</li><li><b>two</b></li></ul>'],
  ['hyphens in one line', '<p>- one - two</p>', '<ul><li>one</li><li>two</li></ul>'],
  ['bullets behind a colon', '<p>We draw: • one • two</p>', '<p>We draw:</p><ul><li>one</li><li>two</li></ul>'],
  ['numbers in one line', '<p>1. one 2. two 3. three</p>', '<ol><li>one</li><li>two</li><li>three</li></ol>'],
  [
    'items without a list',
    '<p>We draw:<li>one</li>\n<li>two</li></p>',
    '<p>We draw:</p><ul><li>one</li><li>two</li></ul>',
  ],
  ['an item behind its list', '<ol><li>one</li></ol><li>two</li>', '<ol><li>one</li><li>two</li></ol>'],
  ['a line between two parts', '<p>a</p><hr><p>b</p>', '<p>a</p><hr><p>b</p>'],
])('%s', (_, html, clean) => {
  expect(cleanHtml(html)?.html).toBe(clean)
})

test.each([
  ['a number and its unit', '<p>10&nbsp;km</p>'],
  ['an address', '<p>12 High Street<br>Brighton</p>'],
  ['two lines that are spoken', '<p>– Yes?<br>– No.</p>'],
  ['years at the start of paragraphs', '<p>2024. A</p><p>2025. B</p>'],
  ['minus', '<p>-5 degrees<br>-6 degrees</p>'],
  ['bullets between words', '<p>Leeds • York • Hull</p>'],
  ['speech with hyphens in one line', '<p>- Cześć - powiedziała Ada.</p>'],
  ['two ordinal numbers', '<p>1. Juli bis 2. August</p>'],
])('%s stays as it is written', (_, html) => {
  expect(cleanHtml(html)).toEqual({ html, changes: new Set() })
})

test.each([
  ['a table', '<table><tr><td>a</td></tr></table>'],
  ['a script', '<p>a</p><script>b</script>'],
  ['a film', '<iframe src="https://a.example"></iframe>'],
  ['a picture of another place', '<p><img src="file:///C:/a.png" alt="a"></p>'],
  ['a link that runs a script', '<p><a style="x" href="javascript:a()">a</a></p>'],
  ['what listens', '<p style="x" onclick="a()">a</p>'],
  ['what was struck out', '<p style="x"><s>a</s> b</p>'],
])('%s is left to the author', (_, html) => {
  expect(cleanHtml(html)).toBeUndefined()
})

type Node = DefaultTreeAdapterTypes.ChildNode

/** The letters of a text, and those that are bold, italic or linked, in order. */
function readLetters(html: string) {
  const letters = { all: '', bold: '', italic: '', links: [] as string[] }
  const visit = (node: Node, isBold: boolean, isItalic: boolean): void => {
    if ('value' in node) {
      const text = node.value.replace(/\P{L}/gu, '')
      letters.all += text
      if (isBold) letters.bold += text
      if (isItalic) letters.italic += text
    }
    const tag = 'tagName' in node ? node.tagName : ''
    const attribute = (name: string) =>
      'attrs' in node ? (node.attrs.find((item) => item.name === name)?.value ?? '') : ''
    if (tag === 'a' && attribute('href') !== '') letters.links.push(attribute('href'))
    const style = attribute('style')
    const bold = style.includes('weight:700') || (/^(b|strong)$/.test(tag) && !style.includes('weight:normal'))
    if ('childNodes' in node)
      for (const inner of node.childNodes)
        visit(inner, isBold || bold, isItalic || style.includes('italic') || /^(i|em)$/.test(tag))
  }
  for (const node of parseFragment(html).childNodes) visit(node, false, false)
  return letters
}

const word = fc.constantFrom(
  'one',
  'two ',
  ' Straße',
  'R&amp;D',
  '- ',
  '• ',
  '1. ',
  '2. ',
  '&nbsp;',
  '&nbsp;&nbsp;',
  '<br>',
  '\n',
  'a < b',
)
const inline = fc.letrec<{ text: string; parts: string }>((tie) => ({
  parts: fc.array(fc.oneof({ depthSize: 'small' }, word, tie('text')), { maxLength: 4 }).map((parts) => parts.join('')),
  text: fc
    .tuple(
      fc.constantFrom(
        'b',
        'i',
        'em',
        'strong',
        'span style="font-weight:700"',
        'span style="font-style:italic"',
        'font color="red"',
        'o:p',
        'a href="/about" target="_blank"',
        'b style="font-weight:normal"',
      ),
      tie('parts'),
    )
    .map(([tag, inner]) => `<${tag}>${inner}</${tag.split(' ')[0]}>`),
})).parts
const block = fc.oneof(
  inline,
  fc
    .tuple(fc.constantFrom('p', 'div', 'h3', 'p class="MsoNormal"', 'blockquote'), inline)
    .map(([tag, inner]) => `<${tag}>${inner}</${tag.split(' ')[0]}>`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
)
const pasted = fc.array(block, { maxLength: 5 }).map((blocks) => blocks.join(''))

describe('any pasted html', () => {
  test('keeps letters, links, bold and italics, and only allowed tags', () => {
    fc.assert(
      fc.property(pasted, (html) => {
        const clean = cleanHtml(html)?.html
        if (clean === undefined) return
        const [before, after] = [readLetters(html), readLetters(clean)]
        expect(after.all).toBe(before.all)
        expect(after.bold).toBe(before.bold)
        expect(after.italic).toBe(before.italic)
        expect(after.links.filter((href) => !before.links.includes(href))).toEqual([])
        expect(readHtml(clean).mistakes).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('is clean after one pass', () => {
    fc.assert(
      fc.property(pasted, (html) => {
        const clean = cleanHtml(html)?.html
        if (clean !== undefined) expect(cleanHtml(clean)?.html).toBe(clean)
      }),
      { numRuns: 200 },
    )
  })
})
