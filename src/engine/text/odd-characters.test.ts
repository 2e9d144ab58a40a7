import { expect, test } from 'vitest'
import { describeCharacter, findOddCharacters, mendCharacters } from './odd-characters'

test.each([
  [
    'PowerPoint’s line break',
    'Start with\u000b the problem',
    'Start with the problem',
    'line break of another program (U+000B) after "with"',
  ],
  ['a line separator', 'One\u2028two', 'One two', 'line break of another program (U+2028) after "One"'],
  ['nothing', 'a\u0000b', 'ab', 'invisible control character (U+0000) after "a"'],
  ['delete', 'a\u007f', 'a', 'invisible control character (U+007F) after "a"'],
  ['a quotation mark of Windows', 'It\u0092s', 'It’s', 'invisible control character (U+0092) after "It"'],
  ['a zero-width space', 'head\u200bing', 'heading', 'invisible character (U+200B, a zero-width space) after "head"'],
  ['a byte-order mark', '\ufeffOne', 'One', 'invisible character (U+FEFF, a byte-order mark) before "One"'],
  [
    'a soft hyphen in a short word',
    'ani\u00admate',
    'animate',
    'invisible character (U+00AD, a soft hyphen) after "ani"',
  ],
  ['a mark for the direction', '\u202aC:\\a', 'C:\\a', 'invisible character (U+202A) before "C:\\a"'],
  ['a bullet of Word', '\uf0b7 films', '• films', 'symbol font (U+F0B7) before "films"'],
  ['another sign of a symbol font', 'a \uf123', 'a \uf123', 'symbol font (U+F123) after "a"'],
  ['half an emoji', 'Our \ud83d story', 'Our \ud83d story', 'half a character (U+D83D) after "Our"'],
  [
    'a Cyrillic letter',
    'the p\u0430ge',
    'the page',
    'The "а" (U+0430) after "p" is a Cyrillic letter that looks like the Latin "a"',
  ],
])('%s is named and mended', (_, text, mended, words) => {
  expect(mendCharacters(text)).toBe(mended)
  const [first] = findOddCharacters(text)
  expect(first && describeCharacter(first, text)).toContain(words)
})

test.each([
  ['a family', '👨‍👩‍👧 and 👩🏽‍🎨 and 🏳️‍🌈'],
  ['the flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 England'],
  ['Persian', 'می‌خواهم'],
  ['Hebrew among English', 'the \u200fשלום\u200f word'],
  ['Thai', 'ภาษา\u200bไทย'],
  ['a place to break a long word', 'Donaudampf\u00adschifffahrt'],
  ['a hyphen that does not break', 'COVID-\u206019'],
  ['a hard and a narrow space', '10\u00a0km, 20\u202f%'],
  ['Russian and Greek', 'Привет, Ελλάδα, α-Test, 5 µm, 3 kΩ, ΔE'],
  ['emoji and old letters', '🦊 𝒜 — “a” … ½ é e\u0301'],
])('%s stays', (_, text) => {
  expect(findOddCharacters(text)).toEqual([])
})
