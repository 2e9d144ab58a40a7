import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeTexts } from './merge-texts'

interface Block {
  type: string
  anchor?: string
  heading: string
  html?: string
  columns?: { blocks: Block[] }[]
}

interface Site {
  pages: { path: string; blocks: Block[] }[]
}

const write = (site: unknown) => `${JSON.stringify(site, null, 2)}\n`

const turn = fc.record({
  kind: fc.nat(5),
  page: fc.nat(),
  list: fc.nat(),
  block: fc.nat(),
  toList: fc.nat(),
  to: fc.nat(),
})
type Turn = typeof turn extends fc.Arbitrary<infer Item> ? Item : never

const block = (words: string, isNamed: boolean): Block => ({
  ...{ type: 'text', ...(isNamed && { anchor: words }) },
  ...{ heading: `heading of ${words}`, html: `<p>${words}</p>` },
})

/** A page's blocks, and those of each column. */
const listsIn = (blocks: Block[]): Block[][] => [
  blocks,
  ...blocks.flatMap(({ columns = [] }) => columns.flatMap((column) => listsIn(column.blocks))),
]

/** Changes a site as one person does. Returns the words that were written. */
function change(
  site: Site,
  { kind, page, list, block: at, toList, to }: Turn,
  words: string,
  isNamed: boolean,
): string[] {
  const { pages } = site
  const lists = listsIn((pages[page % pages.length] as Site['pages'][0]).blocks)
  const blocks = lists[list % lists.length] as Block[]
  const from = at % Math.max(1, blocks.length)
  const place = to % (blocks.length + 1)
  if (kind === 0) blocks.splice(place, 0, block(words, isNamed))
  else if (kind === 1) {
    const [moved] = blocks.splice(from, 1)
    const others = moved?.columns ? [blocks] : lists
    const target = others[toList % others.length] as Block[]
    if (moved) target.splice(to % (target.length + 1), 0, moved)
  } else if (kind === 2) blocks.splice(from, 1)
  else if (kind === 3) pages.splice(to % pages.length, 0, ...pages.splice(page % pages.length, 1))
  else if (kind === 4) pages.splice(to % (pages.length + 1), 0, { path: `/${words}`, blocks: [block(words, isNamed)] })
  else if (blocks[from]) blocks[from].heading = `heading ${words}`
  else return []
  if (kind === 0 || kind === 4) return [`heading of ${words}`, `<p>${words}</p>`]
  return kind === 5 ? [`heading ${words}`] : []
}

const same = (path: string, numbers: string[], isNamed: boolean) =>
  numbers.map((number) => ({ ...block(path + number, isNamed), heading: 'The same words' }))

const columns = (path: string, isNamed: boolean): Block => ({
  ...{ type: 'columns', ...(isNamed && { anchor: `${path}columns` }), heading: 'Columns' },
  columns: [{ blocks: same(path, ['4', '5'], isNamed) }, { blocks: same(path, ['6'], isNamed) }],
})

const siteOf = (isNamed: boolean): Site => ({
  pages: ['/', '/a', '/b'].map((path) => ({
    path,
    blocks: [...same(path, ['1', '2', '3'], isNamed), columns(path, isNamed)],
  })),
})

function changeAll(base: Site, turns: readonly Turn[], name: string, isNamed: boolean) {
  const site = structuredClone(base)
  const words = turns.flatMap((one, at) => change(site, one, `${name} ${at}`, isNamed))
  const text = write(site)
  // Later changes may have removed or replaced them.
  return { text, words: words.filter((one) => text.includes(JSON.stringify(one))) }
}

const turns = fc.array(turn, { minLength: 1, maxLength: 6 })

test.each([true, false])(
  'with names of blocks (%s), every word of both is in the merged text or a clash',
  (isNamed) => {
    const base = siteOf(isNamed)
    let [clashes, merges] = [0, 0]
    fc.assert(
      fc.property(turns, turns, (ownTurns, theirTurns) => {
        const own = changeAll(base, ownTurns, 'mine', isNamed)
        const other = changeAll(base, theirTurns, 'theirs', isNamed)
        const merged = mergeTexts(write(base), own.text, other.text)
        if (!merged) throw new Error('unreadable')
        merges++
        clashes += merged.clashes.length > 0 ? 1 : 0
        const kept = merged.clashes.map(({ mine = '' }) => mine).join()
        const hasWords = (text: string) => (words: string) => text.includes(JSON.stringify(words))
        expect(own.words.filter((words) => !hasWords(merged.text)(words) && !hasWords(kept)(words))).toEqual([])
        expect(other.words.filter((words) => !hasWords(merged.text)(words))).toEqual([])
      }),
      { numRuns: 200 },
    )
    // To clash always would lose nothing, either.
    expect(merges).toBeGreaterThan(clashes * 2)
  },
)

/** No block goes from one list to another. */
const staying = turns.map((all) => all.map((one) => ({ ...one, toList: one.list })))

const blocksOf = (text: string) => (JSON.parse(text) as Site).pages.flatMap(({ blocks }) => listsIn(blocks).flat())
const names = (text: string) => blocksOf(text).map(({ anchor }) => anchor)

test('each block that one person has added is there once, and each that one has removed is gone', () => {
  const base = siteOf(true)
  fc.assert(
    fc.property(staying, staying, (ownTurns, theirTurns) => {
      const own = changeAll(base, ownTurns, 'mine', true)
      const other = changeAll(base, theirTurns, 'theirs', true)
      const merged = mergeTexts(write(base), own.text, other.text)
      if (!merged) throw new Error('unreadable')
      const [was, mine, theirs, now] = [write(base), own.text, other.text, merged.text].map(names)
      const isIn =
        (list: readonly (string | undefined)[] = []) =>
        (name: string | undefined) =>
          list.includes(name)
      const set = merged.clashes.map((clash) => clash.mine ?? '').join()
      const isSet = (name: string | undefined) => set.includes(JSON.stringify(name))
      const added = [...(mine ?? []), ...(theirs ?? [])].filter((name) => !isIn(was)(name) && !isSet(name))
      const kept = (was ?? []).filter((name) => isIn(mine)(name) && isIn(theirs)(name))
      const clashing = merged.clashes.flatMap(({ pointer }) => pointer ?? [])
      if (clashing.length === 0) expect(now?.toSorted()).toEqual([...added, ...kept].toSorted())
      else expect(now).toEqual(expect.arrayContaining([...added, ...kept]))
    }),
    { numRuns: 200 },
  )
})

test('merging again what was merged adds nothing twice, and what goes is a clash', () => {
  const base = siteOf(true)
  fc.assert(
    fc.property(turns, turns, (ownTurns, theirTurns) => {
      const own = changeAll(base, ownTurns, 'mine', true).text
      const other = changeAll(base, theirTurns, 'theirs', true).text
      const once = mergeTexts(write(base), own, other)
      const twice = mergeTexts(write(base), once?.text ?? '', other)
      const now = names(twice?.text ?? '')
      // A block that I have moved to another list, and they have changed, is in both.
      const repeats = (list: readonly unknown[]) => list.length - new Set(list).size
      expect(repeats(now)).toBeLessThanOrEqual(repeats(names(once?.text ?? '')))
      const kept = twice?.clashes.map(({ mine = '' }) => mine).join() ?? ''
      const gone = names(once?.text ?? '').filter((name) => !now.includes(name))
      expect(gone.filter((name) => !kept.includes(JSON.stringify(name)))).toEqual([])
    }),
    { numRuns: 100 },
  )
})

const merge = (base: unknown, mine: unknown, theirs: unknown) => {
  const merged = mergeTexts(write(base), write(mine), write(theirs))
  return merged && { ...merged, value: JSON.parse(merged.text) }
}

test('a field that both have changed stays as they wrote it, and is a clash; the same change of both is none', () => {
  const base = { a: 'old', b: 'old', c: ['x'] }
  const merged = merge(base, { a: 'mine', b: 'new', c: ['x'] }, { c: ['x', 'y'], a: 'theirs', b: 'new' })
  expect(merged?.value).toEqual({ a: 'theirs', b: 'new', c: ['x', 'y'] })
  expect(merged?.clashes).toEqual([{ pointer: '/a', from: '/a', mine: '"mine"' }])
})

test('what I have changed and they have removed, and the other way round, is a clash', () => {
  const [one, other] = [
    { anchor: 'one', text: 'a' },
    { anchor: 'other', text: 'b' },
  ]
  const merged = merge([one, other], [{ ...one, text: 'mine' }], [{ ...other, text: 'theirs' }])
  expect(merged?.value).toEqual([{ ...other, text: 'theirs' }])
  expect(merged?.clashes.map(({ pointer, mine }) => [pointer, mine && JSON.parse(mine)])).toEqual([
    [undefined, { ...one, text: 'mine' }],
    ['/0', undefined],
  ])
})

describe('two people and one block that holds blocks', () => {
  const [one, two, three] = ['one', 'two', 'three'].map((heading) => ({ type: 'text', heading }))
  const site = (...lists: unknown[][]) => [{ type: 'columns', columns: lists.map((blocks) => ({ blocks })) }]
  const base = site([one, two], [three])
  const edited = { ...two, html: 'changed' }

  test('what both add to one column is there', () => {
    const merged = merge(
      base,
      site([one, two, { type: 'mine' }], [three]),
      site([one, two, { type: 'theirs' }], [three]),
    )
    expect(merged?.value).toEqual(site([one, two, { type: 'mine' }, { type: 'theirs' }], [three]))
    expect(merged?.clashes).toEqual([])
  })

  test('a change of a block that the other one moves within its column follows it', () => {
    const moved = site([two, one], [three])
    const changed = site([one, edited], [three])
    for (const merged of [merge(base, moved, changed), merge(base, changed, moved)]) {
      expect(merged?.value).toEqual(site([edited, one], [three]))
      expect(merged?.clashes).toEqual([])
    }
  })

  test('a change of a block that the other one takes to another column is kept, and is a clash', () => {
    const taken = site([one], [three, two])
    const changed = site([one, edited], [three])
    const merged = merge(base, taken, changed)
    expect(merged?.value).toEqual(site([one, edited], [three, two]))
    expect(merged?.clashes).toEqual([{ pointer: '/0/columns/0/blocks/1', from: '/0/columns/0/blocks/1' }])
    const other = merge(base, changed, taken)
    expect(other?.value).toEqual(taken)
    expect(other?.clashes).toEqual([{ from: '/0/columns/0/blocks/1', mine: expect.stringContaining('changed') }])
  })

  test('a change in a block that the other one removes is kept, and is a clash', () => {
    const changed = site([one, edited], [three])
    const merged = merge(base, [], changed)
    expect(merged?.value).toEqual(changed)
    expect(merged?.clashes).toEqual([{ pointer: '/0', from: '/0' }])
    const other = merge(base, changed, [])
    expect(other?.value).toEqual([])
    expect(other?.clashes).toEqual([{ from: '/0', mine: expect.stringContaining('changed') }])
  })
})

test('their layout stays, and mine is as I wrote it', () => {
  const base = '{"site": {"name": "x"}, "pages": [{"path": "/", "title": "t"}]}'
  const mine = '{"site": {"name": "x"}, "pages": [{"path": "/", "title": "mine"}, {"path": "/b"}]}'
  const theirs = '{\n  "site": {"name":  "theirs"},\n  "pages": [{"path": "/", "title": "t"}]\n}\n'
  expect(mergeTexts(base, mine, theirs)?.text).toBe(
    '{\n  "site": {"name":  "theirs"},\n  "pages": [{"path": "/", "title": "mine"}, {"path": "/b"}]\n}\n',
  )
})

test('nothing is merged where a text is not JSON', () => {
  expect(mergeTexts('{}', '{"a": 1}', '{')).toBe(undefined)
})
