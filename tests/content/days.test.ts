import { expect, test } from 'vitest'
import { studio } from '../sites/memory-site'

/** The messages about a course of the second studio on this day. */
const messagesFor = (day: string): string[] =>
  studio
    .check({ text: studio.text.replace('2027-03-12', day), files: studio.files })
    .problems.map(({ message }) => message)

test.each([
  ['2027-03-13', []],
  ['2026-02-30', ['There is no day "2026-02-30" in the calendar. The last day of that month is "2026-02-28".']],
  ['12 March', ['"day" cannot be "12 March". Write the day as year-month-day, for example "2027-03-12".']],
  [
    '12. März 2027',
    [
      '"day" cannot be "12. März 2027". Did you mean "2027-03-12"? Write the day as year-month-day, for example "2027-03-12".',
    ],
  ],
  [
    '2027-3-12',
    [
      '"day" cannot be "2027-3-12". Did you mean "2027-03-12"? Write the day as year-month-day, for example "2027-03-12".',
    ],
  ],
])('a field for a day that holds "%s" is checked with the right words', (day, messages) => {
  expect(messagesFor(day)).toEqual(messages)
})
