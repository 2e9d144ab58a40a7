import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SiteFigures } from '../../scripts/bench/measure'
import { type BenchRecord, compare, keepRecord, readRecord, table } from '../../scripts/bench/record'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-record-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const firstLoad = {
  path: '/page-1',
  html: 2400,
  css: 11_000,
  fonts: 61_500,
  allFonts: 61_500,
  loader: 1450,
  app: 78_000,
  data: 900,
}

const site = (pages: number, change: Partial<SiteFigures> = {}): SiteFigures => ({
  pages,
  floor: { seconds: 0.1, memory: 30 },
  check: { seconds: 0.5, memory: 80 },
  cold: { seconds: 4, memory: 700 },
  content: { seconds: 2, memory: 300 },
  edit: { seconds: 1, memory: 200 },
  again: { seconds: 0.9 },
  recheck: { seconds: 0.05 },
  files: 2100,
  bytes: 24_000_000,
  firstLoad,
  ...change,
})

const record = (...sites: SiteFigures[]): BenchRecord => ({
  at: '2026-11-01T10:00',
  machine: 'Two cores',
  load: 0.2,
  sites,
})

test('the table shows each task in seconds, per page, relative to the minimum and to the last record', () => {
  const last = record(site(1000, { edit: { seconds: 2 } }))
  expect(table(record(site(1000)), last).split('\n')).toEqual([
    'Two cores',
    '',
    'A site of 1,000 pages: 2,100 files, 24,000 kB',
    '                        seconds  ms a page  × minimum   MB  × last',
    'minimum                    0.10       0.10        1.0   30       -',
    'check alone                0.50       0.50        5.0   80    1.00',
    'build, nothing cached      4.00       4.00       40.0  700    1.00',
    'build, code cached         2.00       2.00       20.0  300    1.00',
    'build, one page edited     1.00       1.00       10.0  200    0.50',
    'build, nothing changed     0.90       0.90        9.0    -    1.00',
    'preview, page edited       0.05       0.05        0.5    -    1.00',
    '',
    'What a visitor loads first, kB with brotli; app and data only when the page needs them',
    '                 html   css  fonts  loader   app  data',
    'a page of 1,000   2.4  11.0   61.5     1.4  78.0   0.9',
  ])
})

test('what has become slower or heavier is reported, but noise is not', () => {
  const now = record(
    site(1000, { content: { seconds: 2.2 }, edit: { seconds: 2 }, firstLoad: { ...firstLoad, css: 12_000 } }),
  )
  expect(compare(now, record(site(1000))).split('\n')).toEqual([
    'Since the record of 2026-11-01T10:00:',
    '1,000 pages, build, one page edited: 2.00 × as long',
    'a page of 1,000: css 11.0 -> 12.0 kB',
  ])
})

test('a machine that is slower as a whole has not made the build slower', () => {
  const slow = (seconds: number) => ({ seconds: seconds * 3 })
  const now = site(1000, {
    floor: slow(0.1),
    check: slow(0.5),
    cold: slow(4),
    content: slow(2),
    edit: slow(1),
    again: slow(0.9),
    recheck: slow(0.05),
  })
  expect(compare(record(now), record(site(1000)))).toBe(
    'Nothing differs from the record of 2026-11-01T10:00 by more than 15 %.',
  )
})

test('a comparison with figures of a busy machine says so', () => {
  expect(compare({ ...record(site(1000)), load: 5.4 }, record(site(1000))).split('\n')).toEqual([
    'Other programs were running (load 0.2 then, 5.4 now): differences may be due to them.',
    'Nothing differs from the record of 2026-11-01T10:00 by more than 15 %.',
  ])
})

test('a record is kept beside the sites that were not measured anew; one that cannot be read counts for nothing', async () => {
  const file = join(folder, 'bench.json')
  expect(await readRecord(file)).toBeUndefined()
  await keepRecord(file, record(site(100), site(10_000)), undefined)
  const again = site(100, { edit: { seconds: 3 } })
  await keepRecord(file, record(again), await readRecord(file))
  expect((await readRecord(file))?.sites).toEqual([again, site(10_000)])
  writeFileSync(file, '{"load": 0, "sites": [{"pages": 100}]}')
  expect(await readRecord(file)).toBeUndefined()
  expect(compare(record(site(100)), await readRecord(file))).toBe('There is no earlier record to compare with.')
})
