import { expect, test } from 'vitest'
import { readUrl } from './read-url'

test('an address with letters of any script is parsed, however often', () => {
  const address = 'https://bücher.example/ä'
  const read = Array.from({ length: 20_000 }, () => readUrl(address)?.hostname)
  expect(new Set(read)).toEqual(new Set(['xn--bcher-kva.example']))
  expect(readUrl('no address')).toBeUndefined()
})
