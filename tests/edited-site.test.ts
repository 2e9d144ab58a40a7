import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type BuildResult, buildSite } from '../src/engine/build'
import { studio } from './mutation-site'
import { readAll } from './sharded-site'
import { project as entry, films, writeStudio } from './studio-site'

/** An edit of a few words is built alone: what comes of it is what a build from nothing makes. */
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'site-edits-'))
const site = join(folder, 'site')
const out = join(folder, 'dist')
await writeStudio(site)
cpSync(join(site, 'public/images/still-1.png'), join(site, 'public/images/twin.png'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Content = typeof studio

async function build(to: string): Promise<Extract<BuildResult, { pages: string[] }>> {
  const result = await buildSite({ root, site, out: to, notify: () => undefined, progress: () => undefined })
  if (!('pages' in result)) throw new Error('The site has errors.')
  return result
}

const write = (content: Content) => writeFileSync(join(site, 'pages.json'), JSON.stringify(content, null, 2))

const withHtml = (content: Content) =>
  content.pages.filter(({ blocks = [], guard }: Content) => !guard && JSON.stringify(blocks).includes('"html":"<p>'))

/** Changes the first words of a page's rich text. */
function editWords(page: { blocks: unknown[] }, words: string): void {
  page.blocks = JSON.parse(JSON.stringify(page.blocks).replace('"html":"<p>', `"html":"<p>${words} `))
}

const pageAt = (content: Content, path: string) => content.pages.find((page: Content) => page.path === path)
const guarded = (content: Content) => content.pages.find(({ guard }: Content) => guard)
const stagesOn = (content: Content, path: string): object[] =>
  pageAt(content, path).blocks.find(({ stages }: Content) => stages).stages
const listOn = (content: Content, path: string) =>
  pageAt(content, path).blocks.find(({ type }: Content) => type === 'entryGrid')

type Edit = [what: string, change: (content: Content) => void]

const alone: Edit[] = [
  ['nothing', () => undefined],
  ['words on a page', (content) => editWords(withHtml(content)[0], 'New words.')],
  ['words on two pages', (content) => [1, 4].map((index) => editWords(withHtml(content)[index], 'Other words.'))],
  ['the title of a page', (content) => (pageAt(content, '/contact').title = 'Write to us')],
  [
    'the description of a page, and words on it',
    (content) => {
      pageAt(content, '/about/code').description = 'Described anew.'
      editWords(pageAt(content, '/about/code'), 'Written anew.')
    },
  ],
  ['the title of an entry', (content) => (pageAt(content, entry).title = 'Renamed')],
  [
    'the titles of two entries beside each other',
    (content) => {
      pageAt(content, films[0]?.path as string).title = 'One'
      pageAt(content, entry).title = 'Other'
    },
  ],
  [
    'the other words of entries',
    (content) => {
      Object.assign(pageAt(content, entry).entry, { client: 'A client', director: 'Ada Finch' })
      const only = pageAt(content, '/ip-development/owls').entry
      Object.assign(only, { description: 'The only one.', imageAlt: 'A king' })
    },
  ],
]

const notAlone: Edit[] = [
  ['an entry that is hidden', (content) => (pageAt(content, films[3]?.path as string).entry.isVisible = false)],
  [
    'two pictures of an entry, and which of them a list shows',
    (content) => {
      const { image } = pageAt(studio, entry).entry
      Object.assign(pageAt(content, entry).entry, { image, imageWithTitle: '/images/twin.png' })
      listOn(content, '/projects').cardImage = 'image'
    },
  ],
  ['a list on a guarded page', (content) => guarded(content).blocks.push({ type: 'entryGrid', collection: 'ip' })],
  ['the title of a guarded page', (content) => (guarded(content).title = 'Secret')],
  ['a drawing', () => appendFileSync(join(site, 'public/images/pencil.svg'), '\n')],
  [
    'a page whose stages others show',
    (content) => Object.assign(stagesOn(content, '/about/process')[1] ?? {}, { title: 'Before production' }),
  ],
  ['a shared block', (content) => ((Object.values(content.shared)[0] as Content).heading = 'Shared anew')],
  ['the name of the site', (content) => (content.site.name = 'Another studio')],
  ['the order of two pages', (content) => content.pages.splice(5, 0, ...content.pages.splice(7, 1))],
]

const content = structuredClone(studio)

/** Makes an edit of the site as the last one has left it. Returns whether it was built alone. */
async function buildEdit(change: (content: Content) => void): Promise<boolean> {
  change(content)
  write(content)
  return (await build(out)).isEdit
}

/** What stands after all the edits so far is what a build from nothing makes of the content. */
async function expectWhole(): Promise<void> {
  const scratch = join(folder, 'scratch')
  await build(scratch)
  expect(readAll(out)).toEqual(readAll(scratch))
  rmSync(scratch, { recursive: true })
}

describe('what is built alone is what a build from nothing makes', () => {
  test.each(alone)('%s', { timeout: 240_000 }, async (what, change) => {
    if (what === 'nothing') {
      write(content)
      await build(out)
    }
    expect(await buildEdit(change)).toBe(true)
  })

  test('after all of these', { timeout: 240_000 }, expectWhole)
})

describe('a whole build follows an edit that others may show or be judged by', () => {
  test.each(notAlone)('%s', { timeout: 240_000 }, async (_, change) => {
    expect(await buildEdit(change)).toBe(false)
  })

  test('after all of these', { timeout: 240_000 }, expectWhole)
})

test('a title that no page may have stops the build, and the site stays as it was', { timeout: 60_000 }, async () => {
  const before = readAll(out)
  const longer = structuredClone(content)
  pageAt(longer, '/contact').title = 'long '.repeat(15)
  write(longer)
  await expect(build(out)).rejects.toThrow('The site has errors.')
  expect(readAll(out)).toEqual(before)
})
