import { expect, test } from 'vitest'
import { dialled, isSameNumber } from './phone'

test.each([
  ['+44 1632 960-000', '+441632960000'],
  ['+44 (0)1632 960000', '+441632960000'],
  ['(01632) 960.000', '01632960000'],
  ['+441632960000;ext=12', '+441632960000;ext=12'],
])('%s is dialled %s', (number, link) => {
  expect(dialled(number)).toBe(link)
})

test.each([
  ['01632 960 000', '+441632960000', true],
  ['+44 (0)1632-960-000', '+441632960000', true],
  ['+44 1632 960000', '+44 1632 960000', true],
  ['01632 960 000 ext. 12', '+441632960000;ext=12', true],
  ['01632 960 000 x12', '+441632960000', true],
  ['01632 960 001', '+441632960000', false],
  ['01632 960 00', '+441632960000', false],
])('%s and %s are the same number: %s', (shown, link, isSame) => {
  expect(isSameNumber(shown, link)).toBe(isSame)
})
