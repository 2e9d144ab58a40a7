import { expect, test } from 'vitest'
import { completeAddress } from './address'

test.each([
  ['/contact', '/contact'],
  ['#top', '#top'],
  ['https://a.example/b', 'https://a.example/b'],
  ['a.example/b?c=d', 'https://a.example/b?c=d'],
  [' ada@a.example ', 'mailto:ada@a.example'],
  ['+44 (0)20 7946-0000', 'tel:+442079460000'],
  ['//www.a.example/b', 'https://www.a.example/b'],
  ['mail:ada@a.example', 'mailto:ada@a.example'],
  ['say hello', 'say hello'],
])('"%s" is written as "%s"', (typed, address) => {
  expect(completeAddress(typed)).toBe(address)
})
