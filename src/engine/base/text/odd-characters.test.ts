import { expect, test } from 'vitest'
import { alphabetsIn, describeCharacter, findOddCharacters, isOfLanguage, repairCharacters } from './odd-characters'

test.each([
  [
    'PowerPoint’s line break',
    'Start with\u000b the problem',
    'Start with the problem',
    'line break of another program (U+000B) after "with"',
  ],
  ['a line separator', 'One\u2028two', 'One two', 'line break of another program (U+2028) after "One"'],
  ['a null character', 'a\u0000b', 'ab', 'invisible control character (U+0000) after "a"'],
  ['a delete character', 'a\u007f', 'a', 'invisible control character (U+007F) after "a"'],
  ['a quotation mark of Windows', 'It\u0092s', 'It’s', 'invisible control character (U+0092) after "It"'],
  ['a zero-width space', 'head\u200bing', 'heading', 'invisible character (U+200B, a zero-width space) after "head"'],
  ['a joiner behind a tag', 'he<b>\u200cad</b>', 'he<b>ad</b>', '(U+200C, a zero-width non-joiner) after "he"'],
  ['a byte-order mark', '\ufeffOne', 'One', 'invisible character (U+FEFF, a byte-order mark) before "One"'],
  ['a soft hyphen in a short word', 'f\u00adox', 'fox', 'invisible character (U+00AD, a soft hyphen) after "f"'],
  ['a directional mark', '\u202aC:\\a', 'C:\\a', 'invisible character (U+202A) before "C:\\a"'],
  ['a bullet of Word', '\uf0b7 films', '• films', 'symbol font (U+F0B7) before "films"'],
  ['another symbol font character', 'a \uf123', 'a \uf123', 'symbol font (U+F123) after "a"'],
  ['half an emoji', 'Our \ud83d story', 'Our \ud83d story', 'half a character (U+D83D) after "Our"'],
  [
    'a Cyrillic letter',
    'the p\u0430ge',
    'the page',
    'The "а" (U+0430) after "p" is a Cyrillic letter that looks like the Latin "a"',
  ],
])('%s is described and repaired', (_, text, repaired, words) => {
  expect(repairCharacters(text)).toBe(repaired)
  const [first] = findOddCharacters(text)
  expect(first && describeCharacter(first, text)).toContain(words)
})

test.each([
  ['Our \u0421\u0415\u041e draws', 'Our CEO draws'],
  ['\u0412\u041e\u041e\u041a', 'BOOK'],
  ['\u0430 fox', 'a fox'],
  ['\u0391\u0392\u0395', 'ABE'],
])('"%s" is a Latin word in look-alikes where no other word has such letters', (text, meant) => {
  expect(
    repairCharacters(
      text,
      findOddCharacters(text, () => false),
    ),
  ).toBe(meant)
  expect(findOddCharacters(text, () => true)).toEqual([])
})

test.each([
  '\u039f(n)',
  '<p>The <em lang="ru">\u0421\u0421\u0421\u0420</em></p>',
  'https://\u0441\u043e\u0440.example',
  'Привет',
])('"%s" is intentional', (text) => {
  expect(findOddCharacters(text, () => false)).toEqual([])
})

test.each([
  ['Our Сomedy, 5 µm', []],
  ['Привет', ['Cyrillic']],
  ['ΔE of Москва', ['Greek', 'Cyrillic']],
  ['دار and שלום', ['right-to-left']],
])('"%s" is written in %o besides Latin', (text, alphabets) => {
  expect([...alphabetsIn(text)]).toEqual(alphabets)
})

test.each([
  ['a family', '👨‍👩‍👧 and 👩🏽‍🎨 and 🏳️‍🌈'],
  ['the flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 England'],
  ['Persian', 'می‌خواهم'],
  ['Hebrew among English', 'the \u200fשלום\u200f word'],
  ['Thai', 'ภาษา\u200bไทย'],
  ['a soft hyphen in a long word', 'Donaudampf\u00adschifffahrt'],
  ['a non-breaking hyphen', 'COVID-\u206019'],
  ['non-breaking and narrow spaces', '10\u00a0km, 20\u202f%'],
  ['a Greek word with a Latin letter, which may be either', 'Tο εικονίδιο'],
  ['Russian and Greek', 'Привет, Ελλάδα, α-Test, 5 µm, 3 kΩ, ΔE'],
  ['emoji and old letters', '🦊 𝒜 — “a” … ½ é e\u0301'],
  ['Persian behind a tag', '<p><strong>می</strong>\u200cخواهم <a href="/contact">کتاب</a>\u200cهای ما</p>'],
  ['Hindi behind a tag', '<p><strong>क्</strong>\u200dष</p>'],
  ['Thai behind a tag', '<p><strong>ภาษา</strong>\u200bไทย</p>'],
  ['a long tag before it', `<p>کتاب<a href="/${'a'.repeat(500)}">\u200cها</a></p>`],
  ['Persian endings of other words and numbers', 'PDF\u200cها، ۱۲\u200cام، «کتاب»\u200cها'],
  ['a long word with a soft hyphen behind a tag', '<p><em>Donaudampf</em>\u00adschifffahrt</p>'],
  ['an emoji in two parts', '<p>👩🏽<b>\u200d</b>🎨</p>'],
])('%s stays', (_, text) => {
  expect(findOddCharacters(text)).toEqual([])
})

test.each([
  ['<p>head<b>\u200b</b>ing</p>', '<p>head<b></b>ing</p>'],
  ['<p>کتاب</p><p>\u200cها</p>', '<p>کتاب</p><p>ها</p>'],
  ['کتاب\u200c\u200cها', 'کتاب\u200cها'],
  ['a \u200cکتاب', 'a کتاب'],
  ['PDF\u200c', 'PDF'],
  ['<a href="/wo\u200crk">کتاب</a>', '<a href="/work">کتاب</a>'],
])('what has no purpose in %j is removed', (text, repaired) => {
  expect(repairCharacters(text)).toBe(repaired)
})

test('a sign of direction has its purpose on a page that is read from the right, except in a link', () => {
  const [text, link] = ['C++\u200e (2024)\u200e', '/work\u200e']
  const rightToLeft = (alphabet: string) => alphabet === 'right-to-left'
  expect(findOddCharacters(text, rightToLeft)).toEqual([])
  expect(findOddCharacters(text)).toHaveLength(2)
  expect(findOddCharacters(link, rightToLeft)).toHaveLength(1)
})

test.each([
  ['right-to-left', 'ar-EG', true],
  ['right-to-left', 'de', false],
  ['right-to-left', undefined, false],
  ['Greek', 'el', false],
] as const)('that a site in it uses %s letters: %s, %s', (alphabet, language, is) => {
  expect(isOfLanguage(alphabet, language)).toBe(is)
})
