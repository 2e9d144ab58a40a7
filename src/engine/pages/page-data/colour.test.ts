import palette from '@studio/theme/palette.json'
import { expect, test } from 'vitest'
import { createColourFinder, nearestColour } from './colour'

test.each([
  ['#ff5a5f', 'coral'],
  ['#ffc9b8', 'coral'],
  ['#ffb52e', 'marigold'],
  ['#e8f6ea', 'leaf'],
  ['#12675f', 'teal'],
  ['#9ad7f5', 'sky'],
  ['#223a66', 'night'],
  ['#12333f', 'teal'],
  ['#2d2b63', 'night'],
  ['#5b2a86', 'plum'],
  ['#fa0', 'marigold'],
])('a ground of %s makes a page %s', (hex, colour) => {
  expect(nearestColour(hex, palette)).toBe(colour)
})

test('a grey makes no colour', () => {
  expect(nearestColour('#808080', palette)).toBeUndefined()
})

const grounds: Record<string, string> = { '/photo.jpg': '#ff5a5f', '/sea.svg': '#9ad7f5', '/fire.svg': '#ff5a5f' }
const find = createColourFinder((address) => grounds[address], palette)

test('the ground of the first drawing of a page decides', () => {
  expect(find(['/photo.jpg', '/sea.svg', '/fire.svg'])).toBe('sky')
})

test('a page without a drawing on a ground has no colour', () => {
  expect([find([]), find(['/photo.jpg']), find(['/plain.svg'])]).toEqual([undefined, undefined, undefined])
})
