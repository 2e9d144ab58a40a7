import { expect, test } from 'vitest'
import { isDay, sayDay } from './day'
import { readDay, readFigures } from './read-day'

test.each([
  ['2027-02-28', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['12 March', false],
  ['+2027-01-01', false],
])('whether a calendar has the day %s: %s', (text, isThere) => {
  expect(isDay(text)).toBe(isThere)
})

test.each([
  ['en-GB', '12 March 2027'],
  ['de', '12. März 2027'],
  ['fr', '12 mars 2027'],
  ['ar-EG', '١٢ مارس ٢٠٢٧'],
  [undefined, '12 March 2027'],
])('a site in %s writes a day as its readers do, and reads it again', (language, words) => {
  expect(sayDay('2027-03-12', language)).toBe(words)
  expect(readDay(words, language)).toBe('2027-03-12')
})

test.each([
  ['March 12th, 2027', '2027-03-12'],
  ['12 Mar. 2027', '2027-03-12'],
  ['12 March', undefined],
  ['30 February 2026', undefined],
  ['12 to 14 March 2027', undefined],
  ['Anytime 2027', undefined],
])('"%s" on a German site means %s', (text, day) => {
  expect(readDay(text, 'de')).toBe(day)
})

test('a day of another calendar is not read as one of ours', () => {
  expect(readDay(sayDay('2027-03-12', 'fa'), 'fa')).toBeUndefined()
})

test.each([
  ['12.3.2027', 'de', ['2027-03-12']],
  ['12.03.2027', 'en-US', ['2027-03-12']],
  ['12/03/2027', 'de', ['2027-03-12', '2027-12-03']],
  ['12/03/2027', 'en-GB', ['2027-03-12', '2027-12-03']],
  ['12/03/2027', 'en-US', ['2027-12-03', '2027-03-12']],
  ['31/12/2027', 'en-US', ['2027-12-31']],
  ['3/3/2027', 'de', ['2027-03-03']],
  ['2027/3/12', 'en-US', ['2027-03-12']],
  ['١٢/٣/٢٠٢٧', 'ar', ['2027-03-12', '2027-12-03']],
  ['30.2.2027', 'de', []],
  ['12/3.2027', 'de', []],
  ['12.3.27', 'de', ['2027-03-12']],
])('"%s" on a site in %s means %j', (text, language, days) => {
  expect(readFigures(text, language)).toEqual(days)
})
