import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { SiteContent } from '../../src/engine/base/schema-types/content'
import { readLanguages } from '../../src/engine/base/shared-types/languages/languages'
import { directionOf } from '../../src/engine/base/text/language/direction'
import { buildSite } from '../../src/engine/building/site-build'
import { generate, staleFiles } from '../../src/engine/commands/generate-command'
import { createBlock } from '../../src/engine/commands/new-command/new-block'
import { createPage } from '../../src/engine/commands/new-command/new-page'
import { expandPages } from '../../src/engine/content/collections/expand-pages'
import { listBlocksIn } from '../../src/engine/content/collections/list-query'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'

/** The engine with another studio: blocks, layout, words, palette and settings of its own. Nothing of the first one. */
const root = join(import.meta.dirname, '../..')
const studio = join(root, 'tests/second-studio')
const folder = mkdtempSync(join(tmpdir(), 'second-studio-'))
const out = join(folder, 'out')
const written = JSON.parse(readFileSync(join(studio, 'pages.json'), 'utf8')) as SiteContent
/** With the pages of its lists. */
const content = expandPages(written, written, listBlocksIn(await readSchemas(root, studio)))

const html = (path: string) => readFileSync(join(out, `${path === '/' ? 'index' : path}.html`), 'utf8')

beforeAll(async () => {
  process.env.WERKSTATT_KEY = randomBytes(16).toString('hex')
  const result = await buildSite({ root, site: studio, out, notify: () => undefined, progress: () => undefined })
  expect(result.problems).toEqual([])
}, 120_000)

afterAll(() => {
  delete process.env.WERKSTATT_KEY
  rmSync(folder, { recursive: true, force: true })
})

test('every page is built, in its language and in a colour of its palette', () => {
  const { of } = readLanguages(content.site)
  for (const { path } of content.pages) {
    const language = of(path)
    expect(html(path)).toContain(`<html lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`)
  }
  const colours = content.pages.map(({ path }) => html(path).match(/data-colour="(\w+)"/)?.[1]).filter(Boolean)
  expect(new Set(colours)).toEqual(new Set(['forest', 'cobalt', 'earth']))
})

test('a page has the colour that its field names, and an entry without a picture is listed by its title', () => {
  for (const page of content.pages)
    if ('colour' in page) expect(html(page.path)).toContain(`data-colour="${page.colour}"`)
  const bare = content.pages.filter(
    (page) => 'entry' in page && page.entry?.collection === 'arbeiten' && page.entry.image === undefined,
  )
  expect(bare.length).toBeGreaterThan(0)
  for (const { path } of bare) expect(html('/arbeiten')).toMatch(new RegExp(`<a href="${path}">(?!<img)`))
})

test('blocks are shown by their own components, and lists take the order of their own field', () => {
  const places = content.pages.flatMap((page) => ('entry' in page && page.entry ? [page.entry as never] : []))
  const shelf = places
    .filter(({ shelf }) => shelf)
    .sort((one: { shelf: number }, other: { shelf: number }) => one.shelf - other.shelf)
    .map(({ id }) => id)
  const listed = [...html('/').matchAll(/<li><a href="\/arbeiten\/(\w+)"/g)].map(([, name]) =>
    content.pages.find(({ path }) => path === `/arbeiten/${name}`),
  )
  expect(listed.map((page) => page && 'entry' in page && page.entry?.id)).toEqual(shelf)
})

test('lists have pages, and values pages of their own, in the order of their collection', () => {
  const news = (path: string) => [...html(path).matchAll(/<a href="(\/neues\/[a-z-]+)">/g)].map(([, to]) => to)
  expect(news('/neues').slice(0, 2)).toEqual(['/neues/ofen-gebaut', '/neues/markt'])
  expect(news('/neues').slice(2)).toEqual(['/neues/erster-brand', '/neues/ofen-gebaut'])
  expect(news('/neues/2').slice(0, 2)).toEqual(['/neues/erster-brand', '/neues/ton-geschlagen'])
  expect(news('/neues/jahre/2025')).toEqual(['/neues/ton-geschlagen'])
  expect(html('/neues/jahre/2026/2')).toContain('<title>Neues aus 2026 (2)')
  expect(readFileSync(join(out, 'neues/feed.xml'), 'utf8').match(/<guid/g)).toHaveLength(4)
})

test('the words of the interface are those of its words.json', () => {
  const redirect = content.pages.find((page) => 'redirect' in page)
  expect(html(redirect?.path ?? '')).toContain('<title>Umgezogen</title>')
})

const paths = content.pages.filter((page) => !('redirect' in page)).map(({ path }) => path)

test('each language has scripts and pages with its own words, and with those of no other', () => {
  const { all, own, of } = readLanguages(content.site)
  const wordsOf = (language: string): Record<string, string> =>
    JSON.parse(readFileSync(join(studio, `src/studio/words.${language === own ? '' : `${language}.`}json`), 'utf8'))
  const others = (language: string) =>
    all.filter((one) => one !== language).flatMap((one) => [wordsOf(one).missingAnswer, wordsOf(one).pageNotLoaded])
  const folders = new Set<string>()
  for (const language of all) {
    const path = paths.find((one) => of(one) === language) ?? ''
    const [, name = ''] = html(path).match(/data-app="\/assets\/([^/]+)\//) ?? []
    folders.add(name)
    const scripts = readdirSync(join(out, 'assets', name)).map((file) => readFileSync(join(out, 'assets', name, file)))
    const text = Buffer.concat(scripts).toString()
    expect(text).toContain(wordsOf(language).missingAnswer)
    expect(others(language).filter((word = '') => text.includes(word) || html(path).includes(word))).toEqual([])
    expect(text).not.toContain('__word__')
  }
  expect(folders.size).toBe(all.length)
})

test('the guarded page is locked with a key of its own name', () => {
  const page = content.pages.find((item) => 'guard' in item && item.guard)
  expect(html(page?.path ?? '')).not.toContain('Becher ab zwölf')
  expect(html(page?.path ?? '')).toContain('data-sealed=')
})

test('from every page each language is one link away, and search engines are told the same by all pages of a group', () => {
  const told = new Map<string, string>()
  for (const path of paths) {
    const links = [...html(path).matchAll(/<a href="([^"]*)" lang="(\w+)"/g)]
    expect(links.map(([, , language]) => language)).toEqual(['de', 'en', 'ar'])
    for (const [, to = ''] of links) expect(paths).toContain(to)
    const group = html(path)
      .match(/<link rel="alternate" hreflang=.*>/g)
      ?.join('\n')
    if (group) told.set(path, group)
  }
  for (const [path, group] of told) {
    const addresses = [...group.matchAll(/href="(.*?)"/g)].map(([, address = '']) => new URL(address).pathname)
    expect(addresses).toContain(path)
    for (const address of addresses) expect(told.get(address)).toBe(group)
  }
  expect(told.size).toBeGreaterThan(10)
})

test('a translation that comes and a setting that changes are built into the pages that show them, and no others', async () => {
  const copy = join(folder, 'translated')
  const outOfCopy = join(folder, 'translated-out')
  cpSync(studio, copy, { recursive: true })
  const changed = structuredClone(written)
  const build = () => {
    writeFileSync(join(copy, 'pages.json'), JSON.stringify(changed))
    return buildSite({ root, site: copy, out: outOfCopy, notify: () => undefined, progress: () => undefined })
  }
  await build()
  const original = changed.pages.find(({ path }) => path === '/kurse')
  changed.pages.push({ ...original, path: '/en/courses', translates: '/kurse' } as never)
  // The new page, its original and the list of all English pages. Their group has no Arabic page.
  expect(await build()).toMatchObject({ reused: paths.length - 2 })
  expect(readFileSync(join(outOfCopy, 'kurse.html'), 'utf8')).toContain('hreflang="en"')
  Object.assign(changed.site.languages?.ar ?? {}, { name: 'ورشة' })
  const arabic = paths.filter((path) => readLanguages(content.site).of(path) === 'ar')
  expect(await build()).toMatchObject({ reused: paths.length + 1 - arabic.length })
}, 120_000)

const source = `import type { Source } from 'schema-pages/model/load'
export default {
  fetch: ({ getJson, env }) => getJson(env('KILN_URL')),
  schema: { type: 'array', items: { type: 'object', properties: { day: { enum: ['monday'] }, text: { type: 'string' } } } },
  example: [{ day: 'monday', text: 'Nur ein Beispiel' }],
  maxAge: 0,
  staleIfError: 3600,
} satisfies Source
`

test('an answer from elsewhere is built into the pages that show it, again when it has changed, and kept', async () => {
  const copy = join(folder, 'sourced')
  const outOfCopy = join(folder, 'sourced-out')
  cpSync(studio, copy, { recursive: true })
  mkdirSync(join(copy, 'src/studio/sources'))
  writeFileSync(join(copy, 'src/studio/sources/kiln.ts'), source)
  writeFileSync(
    join(copy, 'src/studio/blocks/zeiten/load.ts'),
    "export const load = (_: object, site: { source(name: string): unknown }) => ({ kiln: site.source('kiln') })",
  )
  let kiln = [{ day: 'monday', text: 'Rakubrand' }]
  const server = createServer((_, response) => response.end(JSON.stringify(kiln)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/kiln`
  vi.stubEnv('KILN_URL', address)
  const notes: string[] = []
  const notify = (line: string) => void notes.push(line)
  const build = () => buildSite({ root, site: copy, out: outOfCopy, notify, progress: () => undefined })
  const built = async () => [await build(), readFileSync(join(outOfCopy, 'kurse.html'), 'utf8')] as const
  expect((await built())[1]).toContain('Montag: Rakubrand')
  expect(await build()).toMatchObject({ reused: paths.length })
  kiln = [{ day: 'monday', text: 'Salzbrand' }]
  const [again, html] = await built()
  expect([again, html]).toEqual([
    expect.objectContaining({ reused: paths.length - 1 }),
    expect.stringContaining('Salzbrand'),
  ])
  kiln = [{ day: 'sunday', text: '' }]
  expect(await build()).toMatchObject({ reused: paths.length })
  expect(notes.at(-1)).toContain('0/day must be equal to one of the allowed values: monday, and is "sunday"')
  const files = readdirSync(outOfCopy, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|json)$/.test(name),
  )
  expect(files.filter((name) => readFileSync(join(outOfCopy, name), 'utf8').includes(address.slice(7)))).toEqual([])
}, 120_000)

test('nothing of the first studio is in it', () => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|css|json)$/.test(name),
  )
  const text = files.map((name) => readFileSync(join(out, name), 'utf8')).join('\n')
  const types = readdirSync(join(root, 'src/studio/blocks'))
  expect(types.filter((type) => text.includes(`data-block="${type}"`))).toEqual([])
  expect(text).not.toMatch(/thimblemouse|vimeo|marigold/i)
})

test('its types are those of its schemas', async () => {
  expect(await staleFiles(root, studio)).toEqual([])
})

test('new pages and blocks are made of what it has', async () => {
  const copy = join(folder, 'copy')
  cpSync(studio, copy, { recursive: true })
  const { page } = await createPage(root, copy, '/arbeiten/dose', 'work')
  expect(page.blocks.map((block) => 'type' in block && block.type)).toEqual(['opening', 'prose'])
  const plain = await createPage(root, copy, '/aktuelles')
  expect(plain.page.blocks[0]).toMatchObject({ type: 'opening', heading: 'Aktuelles' })
  await createBlock(root, 'glazeTable', copy)
  expect(existsSync(join(copy, 'src/studio/blocks/glazeTable/component.tsx'))).toBe(true)
  expect(readFileSync(join(copy, 'src/studio/generated/content.ts'), 'utf8')).toContain('interface GlazeTableBlock')
  expect(await generate(root, copy)).toEqual([])
})
