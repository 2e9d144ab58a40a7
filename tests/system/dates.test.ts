import { randomBytes } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildSite } from '../../src/engine/building/site-build'
import { readAll } from '../sites/built-files'

/** The second studio with a draft, a page that comes, one that ends, and two that take turns at a path. */
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'site-dates-'))
const site = join(folder, 'site')
const out = join(folder, 'dist')
const scratch = join(folder, 'scratch')

const accessKey = randomBytes(16).toString('hex')
const secret = 'Zwetschgenblau'

function entry(path: string, title: string, id: number, fields: object) {
  const picture = `/images/neu/${title.toLowerCase()}.svg`
  return {
    path,
    title,
    description: `${title}, ein Stück aus der Werkstatt, das es nur eine Zeit lang gibt.`,
    entry: { collection: 'arbeiten', id, image: picture, glaze: secret, shelf: 4 + id },
    ...fields,
    blocks: [
      { type: 'opening', heading: title, image: { src: picture, alt: `${title} auf einem Tisch` } },
      { type: 'prose', html: `<p>${title} in ${secret}.</p>` },
    ],
  }
}

beforeAll(() => {
  cpSync(join(root, 'tests/second-studio'), site, { recursive: true })
  // Its blocks are code, which finds its packages above itself.
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'))
  const file = join(site, 'pages.json')
  const content = JSON.parse(readFileSync(file, 'utf8'))
  content.site = { ...content.site, timeZone: 'Pacific/Auckland', timer: 'host' }
  content.pages.push(
    entry('/arbeiten/quitte', 'Quitte', 11, { draft: true }),
    entry('/arbeiten/krone', 'Krone', 12, { publish: '2027-01-12 09:00' }),
    entry('/arbeiten/winter', 'Winter', 13, { expire: { at: '2027-03-01 00:00' } }),
    entry('/arbeiten/winter', 'Fruehling', 14, {
      publish: '2027-03-01 00:00',
      expire: { at: '2027-06-01 00:00', redirect: '/arbeiten' },
    }),
  )
  writeFileSync(file, JSON.stringify(content, null, 2))
  cpSync(join(site, 'public/images/krug.svg'), join(site, 'public/images/neu/krone.svg'), { recursive: true })
  for (const name of ['quitte.svg', 'quitte.txt', 'winter.svg', 'fruehling.svg'])
    copyFileSync(join(site, 'public/images/krug.svg'), join(site, 'public/images/neu', name))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => void vi.stubEnv('WERKSTATT_KEY', accessKey))

async function build(at: string, to = out) {
  const result = await buildSite({ root, site, out: to, at, notify: () => undefined, progress: () => undefined })
  if (!('pages' in result)) throw new Error(JSON.stringify(result.problems))
  return result
}

/** Everything that is published, names of files and their texts. */
const published = () =>
  Object.keys(readAll(out))
    .map((name) => `${name}\n${readFileSync(join(out, name), 'latin1')}`)
    .join('\n')

const heading = () => readFileSync(join(out, 'arbeiten/winter.html'), 'utf8').match(/<h1[^>]*>([^<]*)/)?.[1]

test.each([
  ['2026-11-24 12:00', { krone: false, winter: 'Winter', next: '2027-01-11T20:00:00.000Z' }],
  ['2027-01-12 08:59', { krone: false, winter: 'Winter', next: '2027-01-11T20:00:00.000Z' }],
  ['2027-01-12 09:00', { krone: true, winter: 'Winter', next: '2027-02-28T11:00:00.000Z' }],
  ['2027-02-28 23:59', { krone: true, winter: 'Winter', next: '2027-02-28T11:00:00.000Z' }],
  ['2027-03-01 00:00', { krone: true, winter: 'Fruehling', next: '2027-05-31T12:00:00.000Z' }],
  ['2027-06-01 00:00', { krone: true, winter: undefined, next: null }],
])('at %s the site has what is public then, and nothing of what is not', { timeout: 60_000 }, async (at, expected) => {
  await build(at)
  const text = published()
  expect(text).not.toMatch(/quitte/i)
  expect(/krone/i.test(text)).toBe(expected.krone)
  expect(/Fruehling/i.test(text)).toBe(expected.winter === 'Fruehling')
  expect(heading()).toBe(expected.winter)
  const redirects = readFileSync(join(out, '_redirects'), 'utf8')
  expect(redirects.includes('/arbeiten/winter /arbeiten 302')).toBe(expected.winter === undefined)
  expect(existsSync(join(out, 'images/neu/winter.svg'))).toBe(expected.winter === 'Winter')
  const times = JSON.parse(readFileSync(join(out, 'site.times.json'), 'utf8'))
  expect(times.nextChange).toBe(expected.next)
})

test('a site that was built earlier becomes that of the date, as one that is built from nothing', {
  timeout: 60_000,
}, async () => {
  await build('2026-11-24 12:00')
  const { reused, pages } = await build('2027-01-12 09:00')
  expect(reused).toBeGreaterThan(pages.length / 2)
  await build('2027-01-12 09:00', scratch)
  expect(readAll(out)).toEqual(readAll(scratch))
})

test('the clock of the machine that builds makes no difference', { timeout: 60_000 }, async () => {
  const built = []
  for (const zone of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone)
    await build('2027-03-01 00:00')
    built.push(readAll(out))
  }
  expect(built[1]).toEqual(built[0])
  expect(built[2]).toEqual(built[0])
})

test('the same site that is built at another time has the same id', { timeout: 60_000 }, async () => {
  const [one, other] = [await build('2026-11-24 12:00'), await build('2026-11-25 12:00')]
  expect(other.published.id).toBe(one.published.id)
})

test('a time that is none is refused in a sentence, and the last site stays', { timeout: 60_000 }, async () => {
  await build('2027-01-12 09:00')
  const before = readAll(out)
  await expect(build('next week')).rejects.toThrow('"next week" is no time.')
  await expect(build('2027-09-26 02:30')).rejects.toThrow('Write "2027-09-26 03:00".')
  expect(readAll(out)).toEqual(before)
})
