import { expect, test } from 'vitest'
import { widthOf } from './text-width'

test.each([
  ['a quiet fox', 11, 11],
  ['狐狸', 4, 2],
  ['キツネ、きつね。', 16, 8],
  ['여우', 4, 2],
  ['여우'.normalize('NFD'), 4, 2],
  ['ＡＢ！', 6, 3],
  ['ｷﾂﾈ', 3, 3],
  ['狐 fox', 6, 3],
  ['Ǔbermut'.normalize('NFD'), 7, 7],
  ['ที่นี่', 2, 2],
  ['می\u200cخواهم', 7, 7],
  ['🦊 fox', 5, 5],
  ['𠮷', 2, 1],
])('"%s" is as wide as %i Latin letters, and %i characters long', (text, width, count) => {
  const found = widthOf(text)
  expect([found.width, found.count(found.width)]).toEqual([width, count])
  expect(found.words).toContain(` ${count} `)
})
