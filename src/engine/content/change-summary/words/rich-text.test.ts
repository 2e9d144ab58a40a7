import { expect, test } from 'vitest'
import { describeTextChange } from './rich-text'

test('a short text that differs in two places is told once', () => {
  const before = 'One fox, with seven hands, two feet, three eyes and four ears'
  const now = 'One hare, with seven hands, two feet, three eyes and nine ears'
  expect(describeTextChange(before, now, false)).toEqual([`changed from “${before}” to “${now}”`])
})
