import { expect, test } from 'vitest'
import { dialled, dialledLike, isSameNumber } from './phone'

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

test.each([
  ['a new number of the same country', '01632 960 456', '+441632960456'],
  ['brackets and hyphens', '(01632) 960-456', '+441632960456'],
  ['an extension', '01632 960 456 ext. 12', '+441632960456;ext=12'],
  ['a code of its own', '+49 30 123456', '+4930123456'],
  ['a code after two zeros', '0049 30 123456', '+4930123456'],
])('what phones dial follows from a number with %s', (_, number, dialled) => {
  expect(dialledLike(number, '01632 960 123', '+44 1632 960123')).toBe(dialled)
})

test.each([
  ['nothing to learn it from', '', ''],
  ['a link of another number', '01632 960 123', '+441632960999'],
])('the code of a country is not guessed from %s', (_, shown, link) => {
  expect(dialledLike('01632 960 456', shown, link)).toBe(undefined)
})
