import { expect, test } from 'vitest'
import { carryKeys } from './carry-keys'

const keys = ['k1', 'k2', 'k3']

test.each([
  ['moved', ['b', 'a', 'c'], ['k2', 'k1', 'k3']],
  ['changed', ['a', 'B', 'c'], ['k1', 'k2', 'k3']],
  ['removed', ['a', 'c'], ['k1', 'k3']],
  ['changed by a block that it holds now', ['a', 'B', 'new', 'c'], ['k1', 'k2', expect.any(String), 'k3']],
])('a block keeps its key when one was %s', (_, now, expected) => {
  expect(carryKeys(['a', 'b', 'c'], keys, now)).toEqual(expected)
})

test('a new block has a new key, even if it equals another block', () => {
  const carried = carryKeys(['a', 'b', 'c'], keys, ['a', 'b', 'b', 'c'])
  expect(new Set(carried).size).toBe(4)
  expect(carried.filter((key) => keys.includes(key))).toEqual(['k1', 'k2', 'k3'])
})
