import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuildResult, buildSite } from '../src/engine/build'
import { studio } from './mutation-site'
import { readAll } from './sharded-site'
import { project, writeStudio } from './studio-site'

/** Threads make the pages of a large site while it is checked. What comes of it is what one thread makes after the check. */
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'site-large-'))
const site = join(folder, 'site')
const out = join(folder, 'dist')

/** A text is long by its spaces, too: they are no part of the content. */
const write = (content: unknown, spaces = 0) =>
  writeFileSync(join(site, 'pages.json'), JSON.stringify(content) + ' '.repeat(spaces))
const long = 7_000_000

const build = (to = out): Promise<BuildResult> =>
  buildSite({ root, site, out: to, notify: () => undefined, progress: () => undefined })

async function buildWhole(to = out) {
  const result = await build(to)
  if (!('pages' in result)) throw new Error(JSON.stringify(result.problems))
  return result
}

beforeAll(() => writeStudio(site))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('threads make the same files as one thread, and leave what has not changed', { timeout: 240_000 }, async () => {
  write(studio)
  const small = await buildWhole(join(folder, 'small'))
  write(studio, long)
  const large = await buildWhole()
  expect(large.published.id).toBe(small.published.id)
  expect(large).toMatchObject({ reused: 0, pictures: small.pictures, isEdit: false })
  expect(readAll(out)).toEqual(readAll(join(folder, 'small')))

  const content = structuredClone(studio)
  const contact = content.pages.find(({ path }: { path: string }) => path === '/contact')
  Object.assign(contact, { title: 'Write to us', isIndexed: false })
  write(content, long)
  const edited = await buildWhole()
  expect(edited).toMatchObject({ isEdit: false, reused: large.pages.length - 1 })
  expect(readFileSync(join(out, 'contact.html'), 'utf8')).toContain('<title>Write to us')
  write(content)
  expect(await buildWhole(join(folder, 'small'))).toMatchObject({ reused: large.pages.length - 1 })
  expect(readAll(out)).toEqual(readAll(join(folder, 'small')))
})

test('who shows an entry is remembered of each thread: its title is built alone', { timeout: 240_000 }, async () => {
  const content = structuredClone(studio)
  write(content, long)
  await buildWhole()
  content.pages.find(({ path }: { path: string }) => path === project).title = 'Renamed'
  write(content, long)
  expect(await buildWhole()).toMatchObject({ isEdit: true })
  rmSync(join(folder, 'small'), { recursive: true })
  expect(await buildWhole(join(folder, 'small'))).toMatchObject({ isEdit: false })
  expect(readAll(out)).toEqual(readAll(join(folder, 'small')))
})

test.each<[string, (content: typeof studio) => void, string]>([
  ['a wrong value', ({ pages }) => Object.assign(pages[0].blocks[0], { heading: 7 }), '/pages/0/blocks/0/heading'],
  ['settings that are missing', (content) => delete content.site.contact, '/site'],
  ['a page that is no page', ({ pages }) => Object.assign(pages[3], { blocks: 'none' }), '/pages/3/blocks'],
  ['an address that leads out', ({ pages }) => Object.assign(pages[2], { path: '/../../escaped' }), '/pages/2/path'],
])('%s stops threads that are at work, and nothing is left of it', { timeout: 120_000 }, async (_, spoil, pointer) => {
  const before = readAll(out)
  const content = structuredClone(studio)
  spoil(content)
  write(content, long)
  const result = await build()
  expect('problems' in result && result.problems.map((problem) => problem.pointer)).toContain(pointer)
  expect('pages' in result).toBe(false)
  expect(readAll(out)).toEqual(before)
  expect(readdirSync(folder).sort()).toEqual(['dist', 'site', 'small'])
})
