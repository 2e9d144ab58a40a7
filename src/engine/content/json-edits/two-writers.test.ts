import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Edit } from './edit'
import { insertItem, moveValue, removeValue, replaceValue } from './make-edits'
import { applySince } from './rebase/rebase'
import { rebasePointer } from './rebase/rebase-pointer'

interface Block {
  type: string
  uid: string
  heading: string
}

interface Page {
  path: string
  blocks: Block[]
}

interface Site {
  pages: Page[]
}

const write = (site: Site) => JSON.stringify(site, null, 2)
const read = (text: string): Site => JSON.parse(text)

const blocksOf = ({ pages }: Site) => pages.flatMap(({ blocks }) => blocks)
const wordsOf = (site: Site) => new Set(blocksOf(site).map(({ heading }) => heading))

const place = fc.record({ page: fc.nat(), block: fc.nat(), to: fc.nat() })
const turn = fc.record({
  /** Otherwise another writer changes the file. */
  isOwn: fc.boolean(),
  /** How many states ago the editor last looked. */
  age: fc.nat(4),
  kind: fc.nat(4),
  place,
})

type Turn = typeof turn extends fc.Arbitrary<infer Item> ? Item : never

/** Where a turn aims at. */
function aim({ pages }: Site, { page, block, to }: Turn['place']) {
  const at = page % pages.length
  const { blocks } = pages[at] as Page
  return { at, blocks, from: block % Math.max(1, blocks.length), to: to % Math.max(1, blocks.length) }
}

/** Ignores the layout of the text. */
function changeOutside(site: Site, { kind, place }: Turn, words: string): void {
  const { at, blocks, from, to } = aim(site, place)
  const made: Block = { type: 'text', uid: `outside ${words}`, heading: `heading of ${words}` }
  if (kind === 0) blocks.splice(to, 0, made)
  else if (kind === 1 && blocks.length > 0) blocks.splice(to, 0, ...blocks.splice(from, 1))
  else if (kind === 2) site.pages.splice(place.to % (site.pages.length + 1), 0, { path: `/${words}`, blocks: [made] })
  else if (kind === 3 && site.pages.length > 1) site.pages.push(...site.pages.splice(at, 1))
  else if (blocks[from]) blocks[from].heading = words
}

/** What the editor does to the state that it has seen. */
function makeEdits(base: string, { kind, place }: Turn, words: string): Edit[] {
  const { at, blocks, from, to } = aim(read(base), place)
  const list = `/pages/${at}/blocks`
  const json = JSON.stringify({ type: 'text', uid: words, heading: `heading of ${words}` })
  if (kind === 0 || blocks.length === 0) return [insertItem(base, list, json, to)]
  if (kind === 1) return moveValue(base, `${list}/${from}`, list, to)
  if (kind === 2) return [removeValue(base, `${list}/${from}`)]
  return [replaceValue(base, `${list}/${from}/heading`, JSON.stringify(words))]
}

/** Found by names that no edit changes. */
function expectMade(base: Site, before: Site, after: Site, turn: Turn, words: string): void {
  const { blocks, from } = aim(base, turn.place)
  const aimed = blocks[from]
  const [old, now] = [blocksOf(before), blocksOf(after)]
  const others = (list: Block[]) => list.filter(({ uid }) => uid !== aimed?.uid && uid !== words)
  expect(others(now)).toEqual(others(old))
  if (turn.kind === 0 || !aimed) expect(now.filter(({ uid }) => uid === words)).toHaveLength(1)
  else if (turn.kind === 1) expect(now.filter(({ uid }) => uid === aimed.uid)).toEqual([aimed])
  else if (turn.kind === 2) expect(now.some(({ uid }) => uid === aimed.uid)).toBe(false)
  else expect(now.find(({ uid }) => uid === aimed.uid)).toEqual({ ...aimed, heading: words })
}

const start: Site = {
  pages: ['/', '/a', '/b'].map((path) => ({
    path,
    blocks: ['1', '2', '3'].map((number) => ({ type: 'text', uid: path + number, heading: 'The same words' })),
  })),
}

describe('two writers', () => {
  test('in 200 interleavings each change is made at its own place, or refused with both versions', () => {
    let [applied, refused] = [0, 0]
    fc.assert(
      fc.property(fc.array(turn, { minLength: 4, maxLength: 14 }), (turns) => {
        const states = [write(start)]
        for (const [number, step] of turns.entries()) {
          const now = states.at(-1) as string
          const words = `words ${number}`
          const base = states.at(-1 - Math.min(step.age, states.length - 1)) as string
          if (!step.isOwn) {
            const site = read(now)
            changeOutside(site, step, words)
            states.push(write(site))
            continue
          }
          const outcome = applySince(base, now, makeEdits(base, step, words))
          if ('refusal' in outcome) {
            refused++
            expect(['conflict', 'gone']).toContain(outcome.refusal.reason)
            continue
          }
          applied++
          expectMade(read(base), read(now), read(outcome.text), step, words)
          const undone = applySince(outcome.text, outcome.text, outcome.inverse)
          expect('text' in undone && undone.text).toBe(now)
          states.push(outcome.text)
        }
      }),
      { numRuns: 200 },
    )
    // Refusing everything would lose nothing, either.
    expect(applied).toBeGreaterThan(refused * 3)
  })

  test('what was done is taken back after others have changed the rest', () => {
    fc.assert(
      fc.property(turn, fc.array(turn, { maxLength: 4 }), (own, others) => {
        const before = write(start)
        const done = applySince(before, before, makeEdits(before, own, 'mine'))
        if ('refusal' in done) throw new Error('refused')
        const site = read(done.text)
        for (const [number, step] of others.entries()) changeOutside(site, step, `words ${number}`)
        const now = write(site)
        const undone = applySince(done.text, now, done.inverse)
        if ('refusal' in undone) return
        const words = wordsOf(read(undone.text))
        for (const word of wordsOf(site)) if (!word.includes('mine')) expect(words).toContain(word)
        expect(undone.text).not.toContain('mine')
      }),
      { numRuns: 200 },
    )
  })
})

const follow = (base: unknown, now: unknown, pointer: string) =>
  rebasePointer(JSON.stringify(base), JSON.stringify(now, null, 1), pointer)

const text = (heading: string) => ({ type: 'text', heading })

test.each([
  ['an item behind a new one', ['a', 'b'], ['new', 'a', 'b'], '/1', '/2'],
  ['an item that is gone', ['a', 'b'], ['b'], '/0', undefined],
  ['an item that has moved', ['a', 'b', 'c'], ['c', 'a', 'b'], '/2', '/0'],
  ['an item whose words have changed', ['a', 'b', 'c'], ['a', 'B', 'c'], '/1', '/1'],
  ['a page known by its path', [{ path: '/a' }, { path: '/b', x: 1 }], [{ path: '/b', x: 2 }], '/1/x', '/0/x'],
  ['a block known by its anchor', [{ anchor: 'a', x: 1 }], [{ x: 3 }, { anchor: 'a', x: 2 }], '/0/x', '/1/x'],
  [
    'a block known by its order among others of its type',
    [text('a'), { type: 'film', id: 1 }],
    [text('A'), { type: 'film', id: 2 }],
    '/1/id',
    '/1/id',
  ],
  ['a block that has become another one', [text('a')], [{ type: 'film' }], '/0/heading', undefined],
  ['a field that is gone', { a: { b: 1 } }, { a: {} }, '/a/b', undefined],
  ['a list that has become a text', { a: [1] }, { a: 'b' }, '/a/0', undefined],
])('%s is followed', (_, base, now, pointer, expected) => {
  expect(follow(base, now, pointer)).toBe(expected)
})
