import { expect, test } from 'vitest'
import { nameOfPage } from './propose-path'

test.each([
  ['ภาษาไทย', 'phasathai'],
  ['自行车', 'page'],
])('the address of a page "%s" ends in "%s"', (title, name) => {
  expect(nameOfPage(title, 'en')).toBe(name)
})
