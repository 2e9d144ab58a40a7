import * as words from '@studio/words.json'
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpeningHoursField } from '../../../base/schema-types/content'
import { fill } from '../../../base/text/interface-words'
import { PageContext } from '../use-page'
import { OfToday } from './OfToday'
import { OpeningHours } from './OpeningHours'
import { defineOfToday } from './of-today'
import { openState } from './open-state'

const hours: OpeningHoursField = {
  week: [
    { days: ['tuesday', 'friday'], opens: '14:00', closes: '18:00' },
    { days: ['tuesday', 'saturday'], opens: '09:00', closes: '12:00' },
    { days: ['saturday'], opens: '20:00', closes: '02:30' },
  ],
  exceptions: [{ date: '2026-12-25' }, { date: '2026-12-24', opens: '09:00', closes: '11:00' }],
}

test.each<[string, string, string, object]>([
  ['in the morning', '2026-12-01', '09:00', { until: '12:00' }],
  ['in the break', '2026-12-01', '12:00', { next: { day: '2026-12-01', ahead: 0, opens: '14:00' } }],
  ['in the evening', '2026-12-01', '18:00', { next: { day: '2026-12-04', ahead: 3, opens: '14:00' } }],
  ['past midnight', '2026-12-06', '02:29', { until: '02:30' }],
  ['in the night', '2026-12-06', '02:30', { next: { day: '2026-12-08', ahead: 2, opens: '09:00' } }],
  ['on a day with other hours', '2026-12-24', '10:59', { until: '11:00' }],
  ['before a day that is closed', '2026-12-24', '11:00', { next: { day: '2026-12-26', ahead: 2, opens: '09:00' } }],
])('whether it is open %s', (_, day, time, state) => {
  expect(openState(hours, { day, time })).toEqual(state)
})

test('a place without hours opens on no day', () => {
  expect(openState({ week: [] }, { day: '2026-12-24', time: '11:00' })).toEqual({})
})

const show = (element: React.ReactNode) => (
  <PageContext value={{ path: '/', assets: {}, settings: { name: 'Studio', language: 'en-GB' } }}>
    {element}
  </PageContext>
)
const status = () => document.querySelector('of-today')?.shadowRoot?.querySelector('[role="status"]')?.textContent
const marked = () => [...document.querySelectorAll('[aria-current="date"]')].map((row) => row.getAttribute('data-day'))
const hidden = () =>
  [...document.querySelectorAll<HTMLElement>('[data-day]')].flatMap((row) => (row.hidden ? [row.dataset.day] : []))
const at = (moment: string) => vi.setSystemTime(Date.parse(moment))

beforeEach(() => {
  defineOfToday()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('without script all days are listed, and none is today', () => {
  const html = document.createElement('template')
  html.innerHTML = renderToString(show(<OpeningHours hours={hours} zone="Europe/Lisbon" />))
  const rows = [...html.content.querySelectorAll('[data-day]')].map((row) => row.textContent)
  expect(rows).toHaveLength(9)
  expect(rows[0]).toBe(`Monday${words.closedAllDay}`)
  expect(rows[1]).toBe('Tuesday09:00–12:00, 14:00–18:00')
  expect(rows[8]).toBe('24 December 202609:00–11:00')
  expect(html.content.querySelector('[aria-current], [hidden]')).toBeNull()
})

test('it is open by the clocks of the place, and follows them', () => {
  at('2026-12-01T17:59:30Z')
  render(show(<OpeningHours hours={hours} zone="Europe/Lisbon" />))
  expect([status(), marked(), hidden()]).toEqual([fill(words.openUntil, { time: '18:00' }), ['tuesday'], []])
  vi.advanceTimersByTime(30_000)
  expect(status()).toBe(`${words.closedNow} ${fill(words.nextOpening, { day: 'Friday', time: '14:00' })}`)
  cleanup()
  render(show(<OpeningHours hours={hours} zone="Pacific/Auckland" />))
  expect([status(), marked()]).toEqual([
    `${words.closedNow} ${fill(words.nextOpening, { day: 'Friday', time: '14:00' })}`,
    ['wednesday'],
  ])
})

/** In Lisbon 02:00 is 01:00 again on 25 October 2026, and 01:00 is 02:00 on 28 March 2027. */
test.each([
  ['2026-10-24T23:30:00Z', true],
  ['2026-10-25T00:30:00Z', true],
  ['2026-10-25T01:30:00Z', true],
  ['2026-10-25T02:29:00Z', true],
  ['2026-10-25T02:30:00Z', false],
  ['2027-03-28T00:59:00Z', true],
  ['2027-03-28T01:29:00Z', true],
  ['2027-03-28T01:30:00Z', false],
])('in the nights in which clocks change, at %s it is open: %s', (moment, isOpen) => {
  at(moment)
  render(show(<OpeningHours hours={hours} zone="Europe/Lisbon" />))
  expect(status() === fill(words.openUntil, { time: '02:30' })).toBe(isOpen)
})

test('a day that is past is hidden, and its own row comes before that of its weekday', () => {
  at('2026-12-25T12:00:00Z')
  render(show(<OpeningHours hours={hours} zone="Europe/Lisbon" />))
  expect([marked(), hidden()]).toEqual([['2026-12-25'], ['2026-12-24']])
})

test('a menu of the day marks that of today, or shows it alone', () => {
  at('2026-12-01T12:00:00Z')
  const items = ['monday', 'tuesday'].map((day) => ({ day, content: day }))
  render(show(<OfToday items={items} zone="Europe/Lisbon" />))
  expect([marked(), hidden(), status()]).toEqual([['tuesday'], [], ''])
  cleanup()
  render(show(<OfToday items={items} zone="Europe/Lisbon" only />))
  expect(hidden()).toEqual(['monday'])
  at('2026-12-02T12:00:00Z')
  vi.advanceTimersByTime(60_000)
  expect([marked(), hidden()]).toEqual([[], []])
})
