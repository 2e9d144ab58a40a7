import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentPage, SiteContent } from '../../src/engine/base/schema-types/content'
import { searchEntryFile, searchFolder, searchVersion } from '../../src/engine/base/shared-types/search/site-search'
import { buildSite } from '../../src/engine/building/site-build'

/** The second studio, whose site has a search, with pages that no search may find. Each has a word of its own. */
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'search-'))
const site = join(folder, 'site')
const out = join(folder, 'out')

const unseen: Record<string, Partial<ContentPage>> = {
  wachtel: { guard: { cookie: 'haendler', otherwise: '/kontakt' } },
  dachs: { draft: true },
  reiher: { publish: '2027-01-01 00:00' },
  iltis: { isIndexed: false },
}

const pageWith = (word: string, more: object = {}) => ({
  path: `/${word}`,
  title: `Vom ${word}`,
  description: `Alles, was diese Werkstatt vom ${word} zu erzählen hat.`,
  blocks: [
    { type: 'opening', heading: `Vom ${word}` },
    { type: 'prose', html: `<p>Der ${word} &amp; der Ton. <a href="/kontakt">Mehr</a></p>` },
  ],
  ...more,
})

async function build(change: (content: SiteContent) => void = () => undefined): Promise<void> {
  const file = join(site, 'pages.json')
  const content = JSON.parse(readFileSync(file, 'utf8')) as SiteContent
  change(content)
  writeFileSync(file, JSON.stringify(content))
  const result = await buildSite({
    root,
    site,
    out,
    at: '2026-11-20 09:00',
    notify: () => undefined,
    progress: () => undefined,
  })
  expect(result.problems).toEqual([])
}

const indexFiles = () =>
  existsSync(join(out, searchFolder))
    ? readdirSync(join(out, searchFolder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.includes('.'))
        .sort()
    : []

/** Everything that is written in the index, unpacked. */
const wordsOfIndex = () =>
  indexFiles()
    .filter((name) => /\.pf_\w+$/.test(name))
    .map((name) => gunzipSync(readFileSync(join(out, searchFolder, name))).toString('latin1'))
    .join('\n')

const timesOfIndex = () => new Map(indexFiles().map((name) => [name, statSync(join(out, searchFolder, name)).mtimeMs]))

beforeAll(async () => {
  process.env.WERKSTATT_KEY = randomBytes(16).toString('hex')
  cpSync(join(root, 'tests/second-studio'), site, { recursive: true })
  await build((content) => {
    content.site.timeZone = 'Europe/Berlin'
    content.site.timer = 'host'
    const pages = Object.entries(unseen).map(([word, more]) => pageWith(word, more))
    content.pages.push(...([...pages, pageWith('otter')] as ContentPage[]))
  })
}, 120_000)

afterAll(() => {
  delete process.env.WERKSTATT_KEY
  rmSync(folder, { recursive: true, force: true })
})

test('the index has the public pages, and no word of one that is guarded, a draft, still to come or not indexed', () => {
  const words = wordsOfIndex()
  expect(words).toContain('"url":"/otter"')
  expect(words).toContain('otter & der Ton')
  for (const word of Object.keys(unseen)) expect(words).not.toContain(word)
  for (const path of ['/404', '/suche']) expect(words).not.toContain(`"url":"${path}"`)
})

test('nothing of Pagefind is published but what a search loads, in the folder of its version', () => {
  const kinds = new Set(
    indexFiles().map((name) => name.replace(/^.*\.(?=pf_)/, '').replace(/^wasm\.\w+/, 'wasm.LANGUAGE')),
  )
  expect([...kinds].sort()).toEqual([
    'pagefind-entry.json',
    'pagefind.js',
    'pf_fragment',
    'pf_index',
    'pf_meta',
    'wasm.LANGUAGE.pagefind',
  ])
  const installed = join(root, 'node_modules/pagefind/package.json')
  expect(JSON.parse(readFileSync(installed, 'utf8')).version).toBe(searchVersion)
})

test('pages are indexed again when their words change, and only the files that differ are written', async () => {
  const before = timesOfIndex()
  await build((content) => {
    const otter = content.pages.find(({ path }) => path === '/otter') as ContentPage
    otter.description = 'Was diese Werkstatt vom Otter zu erzählen hat.'
  })
  expect(timesOfIndex()).toEqual(before)

  await build((content) => {
    const otter = content.pages.find(({ path }) => path === '/otter') as ContentPage
    Object.assign(otter.blocks[1] as object, { html: '<p>Der Biber &amp; der Ton. <a href="/kontakt">Mehr</a></p>' })
  })
  const after = timesOfIndex()
  expect(wordsOfIndex()).toContain('Biber & der Ton')
  expect(after.get('pagefind.js')).toBe(before.get('pagefind.js'))
  const fragments = [...after.keys()].filter((name) => name.endsWith('.pf_fragment'))
  expect(fragments.filter((name) => after.get(name) !== before.get(name))).toHaveLength(1)
}, 60_000)

test('the list of all pages follows a title, and has the pages that search engines index', async () => {
  const list = () => readFileSync(join(out, 'suche.html'), 'utf8')
  expect(list()).toContain('<a href="/otter">Vom otter</a>')
  for (const word of Object.keys(unseen)) expect(list()).not.toContain(`"/${word}"`)
  await build((content) => {
    const otter = content.pages.find(({ path }) => path === '/otter') as ContentPage
    otter.title = 'Vom Biber'
  })
  expect(list()).toContain('<a href="/otter">Vom Biber</a>')
}, 60_000)

test('without the setting nothing of the search stays, and the policy is as it was', async () => {
  const policy = () => readFileSync(join(out, '_headers'), 'utf8')
  expect(policy()).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(policy()).toContain(`/${searchEntryFile}\n  Cache-Control: no-cache`)
  await build((content) => {
    const languages: { search?: string }[] = Object.values(content.site.languages ?? {})
    for (const settings of [content.site, ...languages]) delete settings.search
  })
  expect(indexFiles()).toEqual([])
  expect(policy()).not.toMatch(/wasm|pagefind/)
  expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toContain('site-search')
}, 60_000)
