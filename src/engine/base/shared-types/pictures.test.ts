import { expect, test } from 'vitest'
import { fallbackAddress, largestAddress, pictureWidths, sourceSet } from './pictures'

test.each([
  [12, [12]],
  [320, [320]],
  [1000, [320, 480, 800, 1000]],
  [1600, [320, 480, 800, 1600]],
  [1601, [320, 480, 800, 1601]],
  [6000, [320, 480, 800, 1600, 2400]],
])('a picture %i pixels wide is encoded at %j: never wider than it is, and no width twice', (width, widths) => {
  expect(pictureWidths(width)).toEqual(widths)
})

const still = { hash: 'ab12', width: 1000, height: 600 }

test('the names of all copies follow from one short name and the width', () => {
  expect(sourceSet(still, 'avif')).toBe(
    '/assets/ab12-320.avif 320w, /assets/ab12-480.avif 480w, /assets/ab12-800.avif 800w, /assets/ab12-1000.avif 1000w',
  )
  expect(fallbackAddress('/still.png', still)).toBe('/assets/ab12-800.webp')
  expect(fallbackAddress('/icon.png', { hash: 'cd34', width: 850 })).toBe('/assets/cd34-480.webp')
  expect(largestAddress('/still.png', still)).toBe('/assets/ab12-1000.webp')
})

test('a picture without copies is shown as it is', () => {
  expect(sourceSet({ width: 1000 }, 'webp')).toBeUndefined()
  expect(fallbackAddress('/fox.svg', { width: 1000 })).toBe('/fox.svg')
  expect(largestAddress('/fox.svg')).toBe('/fox.svg')
})
