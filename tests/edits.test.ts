import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createCheck } from '../src/check'
import { keepsVerdict } from '../src/check/edits'
import { readFrame } from '../src/compile/content-text'
import { findPages } from '../src/compile/page-slices'
import { type BuildResult, buildSite } from '../src/prerender/build-site'
import { findEdit } from '../src/prerender/edits/find-edit'
import { published, real, schemas } from './mutation-site'
import { createDice, type Mutation, mutationsAt, placesOf } from './mutations'

/** Whatever an edit does: where its verdict is taken over from the last build, a check of everything says the same. */
const check = createCheck(schemas)

const toBytes = (content: unknown) => Buffer.from(JSON.stringify(content, null, 2))

/** The real site with a few warnings of its own: they are no errors. */
function withWarnings(): typeof real {
  const copy = structuredClone(real)
  for (const page of copy.pages.filter(({ blocks }: { blocks?: unknown }) => blocks).slice(3, 9)) {
    page.blocks.push({ type: 'text', html: '<h4>TODO</h4><p><a href="/">click here</a></p>' })
    page.title = `${page.title} ${'long '.repeat(9)}`.slice(0, 70).trim()
  }
  copy.waivers = [{ rule: 'unfinished-text', reason: 'We are still writing.', until: '2999-12-31' }]
  return copy
}

/** The errors that a whole check finds, without the words: the edited word may stand in them. */
function verdictOn(bytes: Buffer): string[] {
  const { problems } = check(bytes.toString(), published, undefined, undefined, 'errors')
  return problems.map(({ rule, pointer }) => `${rule} ${pointer}`)
}

interface Figures {
  /** Edits whose verdict was taken over. */
  takenOver: number
  /** Edits that are left to a whole check. */
  left: number
}

/** Judges one edit in both ways. Answers whether the verdict was taken over. */
function compare(content: typeof real, base: Buffer, verdict: string[], mutation: Pick<Mutation, 'content'>): boolean {
  const bytes = toBytes(mutation.content)
  const edit = findEdit(base, findPages(base), bytes)
  if (!edit) return false
  expect(edit.slices).toEqual(findPages(bytes))
  const { pages } = JSON.parse(bytes.toString())
  expect(edit.after).toEqual(edit.indexes.map((index) => pages[index]))
  expect(
    pages.filter((page: unknown, index: number) => JSON.stringify(page) !== JSON.stringify(content.pages[index])),
  ).toEqual(edit.after)
  const { before, after } = edit
  if (!keepsVerdict(schemas, { frame: { ...readFrame(bytes, edit.slices) }, before, after, files: published }))
    return false
  expect(verdictOn(bytes), JSON.stringify(after).slice(0, 400)).toEqual(verdict)
  return true
}

function compareAll(content: typeof real, count: number, seed: number): Figures {
  const base = toBytes(content)
  const verdict = verdictOn(base)
  expect(verdict).toEqual([])
  const dice = createDice(seed)
  const places = placesOf(content)
  const figures: Figures = { takenOver: 0, left: 0 }
  for (let done = 0; done < count; done++) {
    const place = places[Math.floor(dice() * places.length)]
    const mutations = place ? mutationsAt(content, place.path, dice) : []
    const misspelt = mutations.find(({ kind, isKey }) => kind === 'misspell' && !isKey)
    const mutation = (done % 2 === 0 && misspelt) || mutations[Math.floor(dice() * mutations.length)]
    if (mutation) figures[compare(content, base, verdict, mutation) ? 'takenOver' : 'left']++
  }
  return figures
}

test('the verdict that an edit takes over is that of a whole check', { timeout: 240_000 }, () => {
  const { takenOver, left } = compareAll(real, 300, 31)
  expect(takenOver).toBeGreaterThan(40)
  expect(left).toBeGreaterThan(40)
})

test('also on a site with warnings and waivers', { timeout: 240_000 }, () => {
  const { takenOver, left } = compareAll(withWarnings(), 200, 32)
  expect(takenOver).toBeGreaterThan(20)
  expect(left).toBeGreaterThan(20)
})

describe('what is built after an edit is what a build from nothing makes', () => {
  const root = join(import.meta.dirname, '..')
  const folder = mkdtempSync(join(tmpdir(), 'site-edits-'))
  const site = join(folder, 'site')
  const out = join(folder, 'dist')
  mkdirSync(site)
  cpSync(join(root, 'public'), join(site, 'public'), { recursive: true })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const build = async (to: string): Promise<Extract<BuildResult, { pages: string[] }>> => {
    const result = await buildSite({ root, site, out: to, notify: () => undefined, progress: () => undefined })
    if (!('pages' in result)) throw new Error('The site has errors.')
    return result
  }
  const filesIn = (from: string) =>
    new Map(
      readdirSync(from, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path.slice(from.length), readFileSync(path, 'base64')]),
    )
  const write = (content: unknown) => writeFileSync(join(site, 'pages.json'), toBytes(content))
  const withHtml = (content: typeof real) =>
    content.pages.filter(
      ({ blocks = [], guard }: typeof real) => !guard && JSON.stringify(blocks).includes('"html":"<p>'),
    )

  /** Changes the first words of a page's rich text. */
  function editWords(page: { blocks: unknown[] }, words: string): void {
    page.blocks = JSON.parse(JSON.stringify(page.blocks).replace('"html":"<p>', `"html":"<p>${words} `))
  }

  const stagesOn = (content: typeof real, path: string): object[] =>
    content.pages.find((page: { path: string }) => page.path === path).blocks.find(({ stages }: typeof real) => stages)
      .stages

  /** Each edit, and whether it is built alone. */
  const edits: [what: string, change: (content: typeof real) => void, isAlone: boolean][] = [
    ['nothing', () => undefined, true],
    ['words on a page', (content) => editWords(withHtml(content)[0], 'New words.'), true],
    [
      'words on two pages',
      (content) => [1, 4].map((index) => editWords(withHtml(content)[index], 'Other words.')),
      true,
    ],
    [
      'the title of an entry',
      (content) => (content.pages.find(({ entry }: typeof real) => entry).title = 'Renamed'),
      false,
    ],
    ['a drawing', () => appendFileSync(join(site, 'public/images/process/storyboard.svg'), '\n'), false],
    [
      'a page whose stages others show',
      (content) =>
        Object.assign(stagesOn(content, '/about/end-to-end-production')[1] ?? {}, { title: 'Before production' }),
      false,
    ],
    [
      'words on a guarded page',
      (content) =>
        editWords(
          content.pages.find(({ guard }: typeof real) => guard),
          'Secret.',
        ),
      false,
    ],
    ['a shared block', (content) => ((Object.values(content.shared)[0] as typeof real).heading = 'Shared anew'), false],
    ['the name of the site', (content) => (content.site.name = 'Another studio'), false],
    ['the order of two pages', (content) => content.pages.splice(5, 0, ...content.pages.splice(7, 1)), false],
  ]
  const content = structuredClone(real)

  test.each(edits)('%s', { timeout: 240_000 }, async (what, change, isAlone) => {
    if (what === 'nothing') {
      write(content)
      await build(out)
    }
    change(content)
    write(content)
    const built = await build(out)
    const scratch = join(folder, 'scratch')
    await build(scratch)
    expect(filesIn(out)).toEqual(filesIn(scratch))
    expect(built.isEdit).toBe(isAlone)
    rmSync(scratch, { recursive: true })
  })
})
