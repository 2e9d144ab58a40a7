import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildSite } from '../../src/engine/building/site-build'
import { readAll } from '../sites/built-files'
import { accessKey, type Content, writeRelatedSite } from '../sites/edited-site'

/** Threads render the pages of a large site. They write the same files as one thread does. */
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'site-large-'))
const site = join(folder, 'site')
const out = join(folder, 'dist')
let content: Content

/** A text is long by its spaces, too: they are no part of the content. */
const write = (some: Content, spaces = 0) =>
  writeFileSync(join(site, 'pages.json'), JSON.stringify(some) + ' '.repeat(spaces))
const long = 21_000_000

const progress = vi.fn()
const build = (to = out) => buildSite({ root, site, out: to, notify: () => undefined, progress })

beforeAll(async () => {
  content = await writeRelatedSite(site)
}, 60_000)
beforeEach(() => {
  vi.stubEnv('GOOD_HOUR_KEY', accessKey)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('threads write the same files as one thread, and leave what has not changed', { timeout: 240_000 }, async () => {
  write(content)
  const small = await build(join(folder, 'small'))
  write(content, long)
  const large = await build()
  if (!('pages' in small)) throw new Error(JSON.stringify(small.problems))
  expect(large).toMatchObject({ reused: 0, pictures: small.pictures, published: { id: small.published.id } })
  expect(progress).toHaveBeenCalledWith('Rendered', 12, 12)
  expect(readAll(out)).toEqual(readAll(join(folder, 'small')))

  content.site.name = 'Another name'
  const page = content.pages.find(({ path }: Content) => path === '/how')
  Object.assign(page, { title: 'How it is made', isIndexed: false })
  write(content, long)
  await build()
  expect(readFileSync(join(out, 'how.html'), 'utf8')).toContain('<title>How it is made')
  write(content)
  await build(join(folder, 'small'))
  expect(readAll(out)).toEqual(readAll(join(folder, 'small')))
})

test.each<[string, (content: Content) => void, string]>([
  ['a wrong value', ({ pages }) => Object.assign(pages[0].blocks[0], { heading: 7 }), '/pages/0/blocks/0/heading'],
  ['settings that are missing', (content) => delete content.site.contact, '/site'],
  ['a page that is no page', ({ pages }) => Object.assign(pages[3], { blocks: 'none' }), '/pages/3/blocks'],
  ['an address that leads out', ({ pages }) => Object.assign(pages[2], { path: '/../../escaped' }), '/pages/2/path'],
])('%s stops the build, and nothing is left of it', { timeout: 120_000 }, async (_, spoil, pointer) => {
  const before = readAll(out)
  const spoilt = structuredClone(content)
  spoil(spoilt)
  write(spoilt, long)
  const result = await build()
  expect('text' in result && result.problems.map((problem) => problem.pointer)).toContain(pointer)
  expect(readAll(out)).toEqual(before)
  expect(readdirSync(folder).sort()).toEqual(['dist', 'site', 'small'])
})
