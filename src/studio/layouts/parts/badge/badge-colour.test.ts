import { expect, test } from 'vitest'
import { badgeColour } from './badge-colour'

const blackOn = ['/', '/nolongerneeded*']

test.each([
  ['/', 'black'],
  ['/nolongerneeded', 'black'],
  ['/nolongerneeded/at-all', 'black'],
  ['/nolongerneeded-2', 'black'],
  ['/projects', 'white'],
  ['/nolonger', 'white'],
  ['/about/nolongerneeded', 'white'],
])('on %s the badge is %s (R3)', (path, colour) => {
  expect(badgeColour(path, blackOn)).toBe(colour)
})

test('the badge is white everywhere when no path is named', () => {
  expect(badgeColour('/', [])).toBe('white')
})
