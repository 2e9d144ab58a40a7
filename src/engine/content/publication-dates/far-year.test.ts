import { expect, test } from 'vitest'
import { checkYear } from './far-year'

const content = { now: Date.parse('2026-11-20'), zone: 'Europe/London' }
const planned = { first: 2000, ahead: 20 }
const past = { first: 1900, ahead: 1 }

test.each([
  ['2206-01-12 09:00', planned, '2026-01-12 09:00'],
  ['2062-01-12 09:00', planned, '2026-01-12 09:00'],
  ['1927-01-12 09:00', planned, '2027-01-12 09:00'],
  ['0027-01-12 09:00', planned, '2027-01-12 09:00'],
  ['2096-01-12 09:00', planned, '2026-01-12 09:00'],
  ['9999-12-31 00:00', planned, undefined],
  ['2052-03-04', past, '2025-03-04'],
  [2052, past, '2025'],
  [2028, past, undefined],
])('%s is too far away, with the suggestion %s', (date, range, suggestion) => {
  const found = checkYear(date, content, range)
  expect(found).toBeDefined()
  expect(found?.suggestion).toBe(suggestion)
})

test.each<[string | number, typeof planned]>([
  ['2046-12-31 23:59', planned],
  ['2000-01-01 00:00', planned],
  ['2027-01-01', past],
  [1931, past],
])('%s is near enough', (date, range) => {
  expect(checkYear(date, content, range)).toBeUndefined()
})
