import { expect, test } from 'vitest'
import { describeUnpublished, unpublishedLabel } from './describe-unpublished'
import { readLocalTime } from './local-time'
import { previewPathsAt, uniquePathOf } from './unique-path'

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

test('pages that take turns at a path have unique paths; a page without dates has its path', () => {
  expect(new Set([path, ...pages.map(uniquePathOf)]).size).toBe(4)
  expect(uniquePathOf({ path })).toBe(path)
})

test.each([
  ['2026-12-01 00:00', first],
  ['2027-01-15 00:00', second],
  ['2027-02-15 00:00', second],
  ['2027-04-01 00:00', second],
])('at %s a path shows one page, the others are at their unique paths', (time, expected) => {
  const addresses = previewPathsAt(pages, momentOf(time), zone)
  for (const page of pages) expect(addresses.get(page)).toBe(page === expected ? path : uniquePathOf(page))
})

test.each([
  ['2027-01-15 00:00', draft, 'draft', 'Draft: visitors do not see this page'],
  ['2027-01-15 00:00', second, 'appears 1 February, 09:00', 'Visitors see this page from Monday 1 February, 09:00'],
  ['2027-02-15 00:00', second, undefined, undefined],
  ['2027-04-01 00:00', second, 'ended 28 February', 'This page ended on 28 February; visitors are led to /projects'],
])('at %s an unpublished page has a label and a description', (time, page, note, sentence) => {
  const sight = { now: momentOf(time), zone }
  expect([unpublishedLabel(page, sight), describeUnpublished(page, sight, false)]).toEqual([note, sentence])
})
