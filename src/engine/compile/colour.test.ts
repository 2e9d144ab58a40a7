import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import palette from '@studio/theme/palette.json'
import { afterAll, expect, test } from 'vitest'
import { createColourFinder, nearestColour } from './colour'

const folder = mkdtempSync(join(tmpdir(), 'colour-'))
mkdirSync(join(folder, 'public'))
const write = (name: string, text: string) => writeFileSync(join(folder, 'public', name), text)
afterAll(() => rmSync(folder, { recursive: true }))

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

test('the first drawn picture of a page decides, by the first colour that it is filled with', () => {
  write('photo.jpg', '')
  write('sea.svg', '<svg><path fill="#9ad7f5"/><path fill="#ff5a5f"/></svg>')
  write('fire.svg', '<svg><path fill="#ff5a5f"/></svg>')
  const find = createColourFinder(folder, palette)
  expect(find(['/photo.jpg', '/sea.svg', '/fire.svg'])).toBe('sky')
})

test('a page without a drawn picture has no colour of its own', () => {
  write('plain.svg', '<svg/>')
  const find = createColourFinder(folder, palette)
  expect([find([]), find(['/photo.jpg']), find(['/plain.svg'])]).toEqual([undefined, undefined, undefined])
})
