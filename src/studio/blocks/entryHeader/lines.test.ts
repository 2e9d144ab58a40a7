import { expect, test } from 'vitest'
import { titleLines } from './lines'

test('a title is broken into few, even lines', () => {
  expect(titleLines('Showreel')).toEqual(['Showreel'])
  expect(titleLines('Natural Capital')).toEqual(['Natural', 'Capital'])
  expect(titleLines('The A to Z of ink')).toEqual(['The A to', 'Z of ink'])
  expect(titleLines('Science Museum Engineers Gallery')).toEqual(['Science Museum', 'Engineers', 'Gallery'])
})

test('a word is never broken, and a title loses none of its words', () => {
  expect(titleLines('Donaudampfschifffahrtsgesellschaft')).toEqual(['Donaudampfschifffahrtsgesellschaft'])
  const words = 'one two three four five six seven eight nine ten'
  expect(titleLines(words).join(' ')).toBe(words)
})
