import { expect, test } from 'vitest'
import { findEdit } from '../src/engine/build/reuse/find-edit'
import { createCheck } from '../src/engine/check'
import { keepsVerdict } from '../src/engine/check/edits'
import { indexContent, readFrame } from '../src/engine/compile/content-text'
import { published, schemas, studio } from './mutation-site'
import { createDice, type Mutation, mutationsAt, placesOf } from './mutations'
import { project } from './studio-site'

/** Where the pages stand in a text. */
const slicesOf = (bytes: Buffer) => indexContent(bytes)?.slices ?? { starts: [], ends: [] }

/** Whatever an edit does: where its verdict is taken over from the last build, a check of everything says the same. */
const check = createCheck(schemas)

const toBytes = (content: unknown) => Buffer.from(JSON.stringify(content, null, 2))

/** The site with a few warnings of its own: they are no errors. */
function withWarnings(): typeof studio {
  const copy = structuredClone(studio)
  for (const page of copy.pages.filter(({ blocks }: { blocks?: unknown }) => blocks).slice(3, 9)) {
    page.blocks.push({ type: 'text', html: '<h4>TODO</h4><p><a href="/">click here</a></p>' })
    page.title = `${page.title} ${'long '.repeat(9)}`.slice(0, 70).trim()
  }
  copy.waivers = [{ rule: 'unfinished-text', reason: 'We are still writing.', until: '2999-12-31' }]
  return copy
}

/** The errors that a whole check finds, without the words: the edited word may stand in them. */
function verdictOn(bytes: Buffer): string[] {
  const { problems } = check({ text: bytes.toString(), files: published, severities: 'errors' })
  return problems.map(({ rule, pointer }) => `${rule} ${pointer}`)
}

interface Figures {
  /** Edits whose verdict was taken over. */
  takenOver: number
  /** Edits that are left to a whole check. */
  left: number
}

/** Judges one edit in both ways. Returns whether the verdict was taken over. */
function compare(
  content: typeof studio,
  base: Buffer,
  verdict: string[],
  mutation: Pick<Mutation, 'content'>,
): boolean {
  const bytes = toBytes(mutation.content)
  const edit = findEdit(base, slicesOf(base), bytes)
  if (!edit) return false
  expect(edit.slices).toEqual(slicesOf(bytes))
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

/** Compares edits of some of the content's places. */
function compareAll(
  content: typeof studio,
  count: number,
  seed: number,
  isMeant = (_pointer: string) => true,
): Figures {
  const base = toBytes(content)
  const verdict = verdictOn(base)
  expect(verdict).toEqual([])
  const dice = createDice(seed)
  const places = placesOf(content).filter(({ pointer }) => isMeant(pointer))
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
  const { takenOver, left } = compareAll(studio, 100, 31)
  expect(takenOver).toBeGreaterThan(12)
  expect(left).toBeGreaterThan(12)
})

test('also on a site with warnings and waivers', { timeout: 240_000 }, () => {
  const { takenOver, left } = compareAll(withWarnings(), 70, 32)
  expect(takenOver).toBeGreaterThan(7)
  expect(left).toBeGreaterThan(7)
})

test('also for edits of what stands above the blocks of a page', { timeout: 240_000 }, () => {
  const isAbove = (pointer: string) => /^\/pages\/\d+\/(?!blocks)/.test(pointer)
  const { takenOver, left } = compareAll(withWarnings(), 70, 33, isAbove)
  expect(takenOver).toBeGreaterThan(12)
  expect(left).toBeGreaterThan(12)
})

/** An entry without a title of its own, and where it stands. */
const at = studio.pages.findIndex(({ path }: { path: string }) => path === project)
const { entry } = studio.pages[at]

test.each<[string, object, boolean]>([
  ['the title and the description of another page', { title: studio.pages[0].title, description: 'Twice.' }, true],
  ['a title that is too long', { title: 'long '.repeat(15) }, false],
  ['a title that is the address of a picture', { title: '/images/cover.svg' }, false],
  ['the words of an entry', { entry: { ...entry, client: 'Somebody', title: 'Its own' } }, true],
  ['the id of another entry', { entry: { ...entry, id: 1 } }, false],
  ['a hidden entry', { entry: { ...entry, isVisible: false } }, false],
  ['another order', { entry: { ...entry, homeOrder: 12 } }, false],
])('an edit to %s', (_, fields, isTakenOver) => {
  const base = structuredClone(studio)
  base.pages[1].description = 'Twice.'
  const content = structuredClone(base)
  Object.assign(content.pages[at], fields)
  expect(compare(base, toBytes(base), [], { content })).toBe(isTakenOver)
})

test('an edit that hides a block is left to a whole check: a link may lead to it', () => {
  const base = structuredClone(studio)
  base.pages[at].blocks[1].hidden = false
  const content = structuredClone(base)
  content.pages[at].blocks[1].hidden = true
  expect(compare(base, toBytes(base), verdictOn(toBytes(base)), { content })).toBe(false)
})
