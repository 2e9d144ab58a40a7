import { expect, test } from 'vitest'
import { readLocalTime } from './local-time'
import { addressesAt, nameOf } from './page-name'
import { noteUnseen, sayUnseen } from './say-state'

const zone = 'Europe/London'
const path = '/offer'
const first = { path, expire: { at: '2027-01-01 00:00' } }
const second = { path, publish: '2027-02-01 09:00', expire: { at: '2027-03-01 00:00', redirect: '/projects' } }
const draft = { path, draft: true, publish: '2027-06-01 09:00' }
const pages = [draft, second, first]

function momentOf(time: string): number {
  const read = readLocalTime(time, zone)
  if (!('moment' in read)) throw new Error(time)
  return read.moment
}

test('pages that take turns at a path have names of their own, and a page without dates that of its path', () => {
  expect(new Set([path, ...pages.map(nameOf)]).size).toBe(4)
  expect(nameOf({ path })).toBe(path)
})

test.each([
  ['2026-12-01 00:00', first],
  ['2027-01-15 00:00', second],
  ['2027-02-15 00:00', second],
  ['2027-04-01 00:00', second],
])('at %s a path shows one page, the others are shown by their names', (time, expected) => {
  const addresses = addressesAt(pages, momentOf(time), zone)
  for (const page of pages) expect(addresses.get(page)).toBe(page === expected ? path : nameOf(page))
})

test.each([
  ['2027-01-15 00:00', draft, 'draft', 'Draft: visitors do not see this page'],
  ['2027-01-15 00:00', second, 'from 1 February, 09:00', 'Visitors see this page from Monday 1 February, 09:00'],
  ['2027-02-15 00:00', second, undefined, undefined],
  ['2027-04-01 00:00', second, 'ended 28 February', 'This page ended on 28 February; visitors are led to /projects'],
])('at %s an author is told in words that visitors do not see a page', (time, page, note, sentence) => {
  const sight = { now: momentOf(time), zone }
  expect([noteUnseen(page, sight), sayUnseen(page, sight, false)]).toEqual([note, sentence])
})
