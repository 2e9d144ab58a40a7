import { describe, expect, test } from 'vitest'
import type { ContentPage, SiteContent } from '../../base/schema-types/content'
import { isContentPage } from '../../base/shared-types/site-pages'
import { formatEnd, formatMoment, formatStart } from './format-time'
import { isTimeZone, readLocalTime, writeLocalTime } from './local-time'
import { isPublicAt } from './page-times'
import { nextChange } from './publication-events'
import { siteAt } from './site-at'
import { subtractSpans } from './span'
import { withheldFiles } from './withheld-files'

const utc = (text: string) => Date.parse(`${text}Z`)

describe('a local time', () => {
  test.each([
    ['2027-01-12 09:00', 'Europe/London', '2027-01-12T09:00'],
    ['2027-07-12 09:00', 'Europe/London', '2027-07-12T08:00'],
    ['2027-01-12 09:00', 'Pacific/Auckland', '2027-01-11T20:00'],
    ['2027-07-12 09:00', 'Pacific/Auckland', '2027-07-11T21:00'],
    ['2027-01-12 09:00', 'Asia/Kathmandu', '2027-01-12T03:15'],
    ['2028-02-29 00:00', 'UTC', '2028-02-29T00:00'],
  ])('%s in %s is one moment', (text, zone, expected) => {
    expect(readLocalTime(text, zone)).toEqual({ is: 'once', moment: utc(expected) })
    expect(writeLocalTime(utc(expected), zone)).toBe(text)
  })

  test.each([
    ['2027-03-28 01:30', 'Europe/London', '2027-03-28 02:00'],
    ['2027-09-26 02:15', 'Pacific/Auckland', '2027-09-26 03:00'],
    ['2027-10-03 02:10', 'Australia/Lord_Howe', '2027-10-03 02:30'],
    ['2011-12-30 12:00', 'Pacific/Apia', '2011-12-31 00:00'],
  ])('%s is skipped in %s: clocks go on to %s', (text, zone, next) => {
    expect(readLocalTime(text, zone)).toEqual({ is: 'skipped', next })
  })

  test.each([
    ['2027-10-31 01:30', 'Europe/London', '2027-10-31T00:30'],
    ['2027-04-04 02:30', 'Pacific/Auckland', '2027-04-03T13:30'],
  ])('%s is there twice in %s, and the first time is meant', (text, zone, expected) => {
    expect(readLocalTime(text, zone)).toEqual({ is: 'twice', moment: utc(expected) })
  })

  test.each(['2027-02-30 09:00', '2027-13-01 09:00', '2027-01-12 24:00', '2027-01-12 09:60', '12.01.2027 09:00', ''])(
    '"%s" is no time',
    (text) => expect(readLocalTime(text, 'UTC')).toEqual({ is: 'no time' }),
  )
})

test.each([
  ['Europe/London', true],
  ['UTC', true],
  ['Europe/Londn', false],
  ['europe/london', false],
  ['+01:00', false],
])('"%s" names a time zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected))

test('subtracting spans leaves the uncovered parts, in order', () => {
  expect(
    subtractSpans({ from: 0, until: 10 }, [
      { from: 6, until: 8 },
      { from: 0, until: 2 },
      { from: 7, until: 9 },
    ]),
  ).toEqual([
    { from: 2, until: 6 },
    { from: 9, until: 10 },
  ])
})

test('a page is public from its first moment until before its last one, and a draft never', () => {
  const page = { publish: '2027-01-12 09:00', expire: { at: '2027-03-01 00:00' } }
  const at = (text: string, more = {}) => isPublicAt({ ...page, ...more }, utc(text), 'Europe/London')
  expect(
    ['2027-01-12T08:59', '2027-01-12T09:00', '2027-02-28T23:59', '2027-03-01T00:00'].map((text) => at(text)),
  ).toEqual([false, true, true, false])
  expect(at('2027-02-01T00:00', { draft: true })).toBe(false)
})

test('an end at midnight is written as the day before', () => {
  const clock = { now: utc('2026-11-24T00:00'), zone: 'Europe/London' }
  expect(formatMoment(utc('2027-01-12T09:00'), clock)).toBe('Tuesday 12 January, 09:00')
  expect(formatStart(utc('2027-03-01T00:00'), clock)).toBe('1 March')
  expect(formatEnd(utc('2027-03-01T00:00'), clock)).toBe('28 February')
  expect(formatEnd(utc('2027-03-01T12:30'), clock)).toBe('1 March, 12:30')
  expect(formatStart(utc('2028-03-01T00:00'), clock)).toBe('1 March 2028')
})

const page = (path: string, fields: Partial<ContentPage> = {}): ContentPage => ({
  path,
  title: path,
  description: path,
  blocks: [{ type: 'text', html: `<p><a href="/files${path}.pdf">${path}</a></p>` } as never],
  ...fields,
})

const site: SiteContent = {
  site: { name: 'Small', titleSuffix: ' | Small', url: 'https://small.example', timeZone: 'Europe/London' },
  shared: { onlyDraft: { type: 'text', html: '<img src="/files/shared.png">' } as never },
  pages: [
    page('/'),
    page('/offer', { title: 'Winter', expire: { at: '2027-03-01 00:00', redirect: '/old' } }),
    page('/offer', { title: 'Spring', publish: '2027-03-01 00:00', expire: { at: '2027-06-01 00:00', redirect: '/' } }),
    page('/next', { draft: true, socialImage: '/files/next/social.png', blocks: [{ shared: 'onlyDraft' }] }),
    { path: '/old', redirect: '/' },
  ],
}

const seenAt = (text: string) =>
  siteAt(site, utc(text)).pages.map((item) =>
    isContentPage(item) ? `${item.path} ${item.title}` : `${item.path} -> ${item.redirect}`,
  )

test.each([
  ['2027-02-28T23:59', ['/ /', '/offer Winter', '/old -> /']],
  ['2027-03-01T00:00', ['/ /', '/offer Spring', '/old -> /']],
  ['2027-05-31T22:59', ['/ /', '/offer Spring', '/old -> /']],
  ['2027-05-31T23:00', ['/ /', '/offer -> /', '/old -> /']],
])('two pages take turns at one path, and the last one redirects: %s', (text, expected) => {
  expect(seenAt(text)).toEqual(expected)
})

test('the next change names the time by the clocks of the site, and all that happens then', () => {
  expect(nextChange(site, utc('2026-11-24T00:00'))).toEqual({
    at: utc('2027-03-01T00:00'),
    words: 'Monday 1 March, 00:00 (Europe/London): /offer switches to its next page',
  })
  expect(nextChange(site, utc('2027-03-01T00:00'))?.at).toBe(utc('2027-05-31T23:00'))
  expect(nextChange(site, utc('2027-06-01T00:00'))).toBeUndefined()
})

test('files of unpublished pages are withheld, with related files; other files stay', () => {
  const files = [
    '/files/next/social.png',
    '/files/next/social.svg',
    '/files/next/notes.txt',
    '/files/shared.png',
    '/files/shared.svg',
    '/files/offer.pdf',
    '/files/nobodys.pdf',
    '/files/.pdf',
  ]
  expect([...withheldFiles(site, siteAt(site, utc('2027-02-01T00:00')), files)].sort()).toEqual([
    '/files/next/notes.txt',
    '/files/next/social.png',
    '/files/next/social.svg',
    '/files/shared.png',
    '/files/shared.svg',
  ])
})

test('shared blocks within others go with the last page that shows them, and their files are withheld', () => {
  const columns = (...blocks: object[]) => [{ type: 'columns', columns: [{ blocks }] } as never]
  const file = (name: string) => ({ type: 'text', html: `<img src="/files/${name}.png">` }) as never
  const [outer] = columns({ shared: 'inner' })
  const written = {
    ...site,
    shared: { outer, inner: file('inner'), secret: file('secret') } as never,
    pages: [
      page('/', { blocks: columns({ shared: 'outer' }) }),
      page('/next', { draft: true, blocks: [{ shared: 'inner' }, ...columns({ shared: 'secret' })] }),
    ],
  }
  const shown = siteAt(written, 0)
  expect(Object.keys(shown.shared ?? {})).toEqual(['outer', 'inner'])
  const names = ['/files/inner.png', '/files/secret.png']
  expect([...withheldFiles(written, shown, names)]).toEqual(['/files/secret.png'])
})

test('a file with spaces in its name is withheld, wherever it is named', () => {
  const names = ['/files/field of a block é.png', '/files/rich text.pdf', '/files/a & b.pdf', '/files/own host.pdf']
  const [field, link, sign, host] = names
  const html = `<p><a href="${link}#page=2">one</a> <a href="${sign?.replace('&', '&amp;')}">two</a></p>`
  const blocks = [{ type: 'text', html, image: { src: field }, href: `https://small.example${host}` } as never]
  const written = { ...site, pages: [page('/'), page('/next', { draft: true, blocks })] }
  expect([...withheldFiles(written, siteAt(written, 0), names)].sort()).toEqual([...names].sort())
})
