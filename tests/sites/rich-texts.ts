import fc from 'fast-check'

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
export const nested = fc.letrec<{ text: string }>((tie) => ({
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

export const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => parts.join(''))
