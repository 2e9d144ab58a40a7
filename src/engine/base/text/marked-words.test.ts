import { expect, test } from 'vitest'
import { code, linked, quote } from '../../content/change-summary/words/phrases'
import { plainMarkedWords, readMarkedWords } from './marked-words'

test.each(['a*b*_c_', '1 < 2 & [3](4)', 'fox@hare.example `x`', '**not bold**', 'back\\slash', '&amp; &lt;'])(
  'a summary quotes the text as it was: %s',
  (text) => {
    expect(plainMarkedWords(quote(text))).toBe(`“${text}”`)
    expect(plainMarkedWords(linked(quote(text), 'https://fox.example/a'))).toBe(`“${text}”`)
  },
)

test('code and bold words are distinguished', () => {
  expect(readMarkedWords(`${code('/a*b*')} leads **nowhere** now`)).toEqual([
    { text: '/a*b*', kind: 'code' },
    { text: ' leads ', kind: 'plain' },
    { text: 'nowhere', kind: 'strong' },
    { text: ' now', kind: 'plain' },
  ])
})
