import { expect, test } from 'vitest'
import { markDifference } from './mark-difference'

const marked = (sentence: string) => {
  const pieces = markDifference(sentence)
  expect(pieces.map(({ text }) => text).join('')).toBe(sentence)
  return pieces.flatMap(({ kind, text }) => (kind === 'plain' ? [] : [`${kind}: ${text}`]))
}

test('the words that differ are marked, unless all of them do', () => {
  const say = (was: string, is: string) => marked(`“A” (Strip): Heading changed from “${was}” to “${is}”`)
  expect(say('One fox, seven hands', 'One hare, seven hands')).toEqual(['del: fox', 'ins: hare'])
  expect(say('One fox', 'One fox, seven hands')).toEqual(['ins: , seven hands'])
  expect(say('one two', 'one one two')).toEqual(['ins: one '])
  expect(say('one one', 'one')).toEqual(['del:  one'])
  expect(say('Fox', 'Hare')).toEqual([])
  expect(marked('Block 2 moved')).toEqual([])
  expect(marked('Colour changed from “red” to nothing')).toEqual([])
})
