import { expect, test } from 'vitest'
import { groundOf } from './ground-of'

test.each([
  ['<svg><path fill="#9ad7f5"/><path fill="#ff5a5f"/></svg>', '#9ad7f5'],
  ['<svg><path fill="none"/><path fill="#FA0"/></svg>', '#FA0'],
  ['<svg/>', undefined],
])('the ground of %s is %s', (drawing, colour) => {
  expect(groundOf(drawing)).toBe(colour)
})
