import { expect, test } from 'vitest'
import { contentOf } from '../../../../../tests/sites/checked-content'
import { openingHours } from './opening-hours'

const open = (opens: string, closes: string, ...days: string[]) => ({ days, opens, closes })
const advice = 'Make one of both, or correct a time.'

test.each<[string, object, string[]]>([
  ['a break', { week: [open('09:00', '12:00', 'friday'), open('12:00', '18:00', 'friday')] }, []],
  [
    'an overlap on two days',
    { week: [open('09:00', '13:00', 'monday', 'friday'), open('12:00', '18:00', 'monday', 'friday')] },
    [`/week/1: These hours overlap: Monday 12:00–18:00, and Monday 09:00–13:00 above. ${advice}`],
  ],
  [
    'past midnight, into the first day of a week',
    { week: [open('00:00', '03:00', 'sunday'), open('20:00', '02:00', 'saturday')] },
    [`/week/1: These hours overlap: Saturday 20:00–02:00, and Sunday 00:00–03:00 above. ${advice}`],
  ],
  [
    'a day that is open and closed',
    { week: [], exceptions: [{ date: '2027-12-24' }, { date: '2027-12-24', opens: '09:00', closes: '11:00' }] },
    ['/exceptions/1: 24 December 2027 is there twice, and one of them says that it is closed. Keep one.'],
  ],
  [
    'two hours of another day',
    {
      week: [],
      exceptions: ['09:00', '10:00'].map((opens) => ({ date: '2027-12-24', opens, closes: '11:00' })),
    },
    [
      `/exceptions/1: These hours overlap: 24 December 2027 10:00–11:00, and 24 December 2027 09:00–11:00 above. ${advice}`,
    ],
  ],
  [
    'values that their schema refuses',
    { week: [null, open('9', '', 'friday'), 7], exceptions: [{ date: 'soon' }] },
    [],
  ],
])('opening-hours: %s', (_, hours, expected) => {
  const found = openingHours.check(contentOf([['opening-hours', hours, '']]))
  expect(found.map(({ pointer, message }) => `${pointer}: ${message}`)).toEqual(expected)
})
