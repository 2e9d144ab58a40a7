import { expect, test } from 'vitest'
import { grouped } from './numbers'

test.each([
  [0, 0],
  [7, 0],
  [999, 0],
  [1000, 0],
  [12_345, 0],
  [1_234_567, 0],
  [0.04, 1],
  [999.9, 1],
  [1250, 1],
  [17_375.2, 1],
])('%s with %s decimals is written as British people write it', (value, decimals) => {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  expect(grouped(value, decimals)).toBe(value.toLocaleString('en-GB', digits))
})
