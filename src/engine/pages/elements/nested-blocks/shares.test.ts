import { expect, test } from 'vitest'
import { sharesWithin, sizesWithin } from './shares'

const third = sharesWithin([], '(min-width: 60rem) 30%, 100%')

test.each([
  ['100vw', '(min-width: 60rem) calc(100vw * 0.3), 100vw'],
  [
    '(min-width: 90rem) min(40rem, 50vw), 92vw',
    '(min-width: 60rem) and (min-width: 90rem) calc(min(40rem, 50vw) * 0.3), (min-width: 60rem) calc(92vw * 0.3), (min-width: 90rem) min(40rem, 50vw), 92vw',
  ],
  [
    '(width > 40rem) and (height > 40rem) 10rem, 100vw',
    '(min-width: 60rem) and ((width > 40rem) and (height > 40rem)) calc(10rem * 0.3), (min-width: 60rem) calc(100vw * 0.3), ((width > 40rem) and (height > 40rem)) 10rem, 100vw',
  ],
])('a picture of %s gets its share of the page', (sizes, expected) => {
  expect(sizesWithin(third, sizes)).toBe(expected)
})

test('shares within shares multiply', () => {
  expect(sizesWithin(sharesWithin(third, '(min-width: 80rem) 50%, 100%'), '80vw')).toBe(
    '(min-width: 60rem) and (min-width: 80rem) calc(80vw * 0.15), (min-width: 60rem) calc(80vw * 0.3), (min-width: 80rem) calc(80vw * 0.5), 80vw',
  )
})

test('at the top of a page sizes are as they are written', () => {
  expect(sizesWithin([], '(min-width: 60rem) 33vw, 100vw')).toBe('(min-width: 60rem) 33vw, 100vw')
})
