import { expect, test } from 'vitest'
import { isEmail } from './is-email'

test.each([
  ['mouse@thimble.example', true],
  ["o'mouse+news@mail.thimble.example", true],
  ['mouse@localhost', true],
  ['', false],
  ['mouse', false],
  ['mouse@', false],
  ['@thimble.example', false],
  ['mouse@thimble..example', false],
  ['mouse@-thimble.example', false],
  ['two mice@thimble.example', false],
  ['mouse@thimble.example\n', false],
  ['a@b.example, c@d.example', false],
  [`${'m'.repeat(250)}@thimble.example`, false],
])('%j is an email address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})
