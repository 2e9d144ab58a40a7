import { expect, test } from 'vitest'
import { cutText } from './cut-text'

test.each([
  ['what fits stays', 'Two  foxes ', 9, 'Two foxes'],
  ['a text is cut behind a whole word', 'Two foxes run', 11, 'Two foxes …'],
  ['the mark counts, too', 'Two foxes run', 10, 'Two …'],
  ['a word that is too long is cut within', 'Fuchsschwanzsäge', 6, 'Fuchs…'],
  ['so is a text without blanks', '狐が丘を越えて走る', 5, '狐が丘を…'],
  ['no letter is halved', '🦊🦊🦊', 5, '🦊🦊…'],
])('%s', (_, text, most, cut) => {
  expect(cutText(text, (part) => part.length <= most)).toBe(cut)
})
