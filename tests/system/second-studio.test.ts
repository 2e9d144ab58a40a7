import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SiteContent } from '../../src/engine/base/schema-types/content'
import { buildSite } from '../../src/engine/building/site-build'
import { generate, staleFiles } from '../../src/engine/commands/generate-command'
import { createBlock } from '../../src/engine/commands/new-command/new-block'
import { createPage } from '../../src/engine/commands/new-command/new-page'

/** The engine with another studio: blocks, layout, words, palette and settings of its own. Nothing of the first one. */
const root = join(import.meta.dirname, '../..')
const studio = join(root, 'tests/second-studio')
const folder = mkdtempSync(join(tmpdir(), 'second-studio-'))
const out = join(folder, 'out')
const content = JSON.parse(readFileSync(join(studio, 'pages.json'), 'utf8')) as SiteContent

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

test('every page is built, in the language of its site and in a colour of its palette', () => {
  for (const { path } of content.pages) expect(html(path)).toContain('<html lang="de"')
  const colours = content.pages.map(({ path }) => html(path).match(/data-colour="(\w+)"/)?.[1]).filter(Boolean)
  expect(new Set(colours)).toEqual(new Set(['forest', 'cobalt', 'earth']))
})

test('a page has the colour that its field names, and an entry without a picture is listed by its title', () => {
  for (const page of content.pages)
    if ('colour' in page) expect(html(page.path)).toContain(`data-colour="${page.colour}"`)
  const bare = content.pages.filter((page) => 'entry' in page && page.entry && page.entry.image === undefined)
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

test('the words of the interface are those of its words.json', () => {
  const redirect = content.pages.find((page) => 'redirect' in page)
  expect(html(redirect?.path ?? '')).toContain('<title>Umgezogen</title>')
})

test('the guarded page is locked with a key of its own name', () => {
  const page = content.pages.find((item) => 'guard' in item && item.guard)
  expect(html(page?.path ?? '')).not.toContain('Becher ab zwölf')
  expect(html(page?.path ?? '')).toContain('data-sealed=')
})

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
  const plain = await createPage(root, copy, '/neues')
  expect(plain.page.blocks[0]).toMatchObject({ type: 'opening', heading: 'Neues' })
  await createBlock(root, 'glazeTable', copy)
  expect(existsSync(join(copy, 'src/studio/blocks/glazeTable/component.tsx'))).toBe(true)
  expect(readFileSync(join(copy, 'src/studio/generated/content.ts'), 'utf8')).toContain('interface GlazeTableBlock')
  expect(await generate(root, copy)).toEqual([])
})
