import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeTexts } from './merge-texts'

interface Block {
  type: string
  anchor?: string
  heading: string
  html: string
}

interface Site {
  pages: { path: string; blocks: Block[] }[]
}

const write = (site: unknown) => `${JSON.stringify(site, null, 2)}\n`

const turn = fc.record({ kind: fc.nat(5), page: fc.nat(), block: fc.nat(), to: fc.nat() })
type Turn = typeof turn extends fc.Arbitrary<infer Item> ? Item : never

const block = (words: string, isNamed: boolean): Block => ({
  ...{ type: 'text', ...(isNamed && { anchor: words }) },
  ...{ heading: `heading of ${words}`, html: `<p>${words}</p>` },
})

/** Changes a site as one person does. Returns the words that were written. */
function change(site: Site, { kind, page, block: at, to }: Turn, words: string, isNamed: boolean): string[] {
  const { pages } = site
  const { blocks } = pages[page % pages.length] as Site['pages'][0]
  const from = at % Math.max(1, blocks.length)
  const place = to % (blocks.length + 1)
  if (kind === 0) blocks.splice(place, 0, block(words, isNamed))
  else if (kind === 1) blocks.splice(place, 0, ...blocks.splice(from, 1))
  else if (kind === 2) blocks.splice(from, 1)
  else if (kind === 3) pages.splice(to % pages.length, 0, ...pages.splice(page % pages.length, 1))
  else if (kind === 4) pages.splice(to % (pages.length + 1), 0, { path: `/${words}`, blocks: [block(words, isNamed)] })
  else if (blocks[from]) blocks[from].heading = `heading ${words}`
  else return []
  if (kind === 0 || kind === 4) return [`heading of ${words}`, `<p>${words}</p>`]
  return kind === 5 ? [`heading ${words}`] : []
}

const siteOf = (isNamed: boolean): Site => ({
  pages: ['/', '/a', '/b'].map((path) => ({
    path,
    blocks: ['1', '2', '3'].map((number) => ({ ...block(path + number, isNamed), heading: 'The same words' })),
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

const blocksOf = (text: string) => (JSON.parse(text) as Site).pages.flatMap(({ blocks }) => blocks)
const names = (text: string) => blocksOf(text).map(({ anchor }) => anchor)

test('each block that one person has added is there once, and each that one has removed is gone', () => {
  const base = siteOf(true)
  fc.assert(
    fc.property(turns, turns, (ownTurns, theirTurns) => {
      const own = changeAll(base, ownTurns, 'mine', true)
      const other = changeAll(base, theirTurns, 'theirs', true)
      const merged = mergeTexts(write(base), own.text, other.text)
      if (!merged) throw new Error('unreadable')
      const [was, mine, theirs, now] = [write(base), own.text, other.text, merged.text].map(names)
      const isIn =
        (list: readonly (string | undefined)[] = []) =>
        (name: string | undefined) =>
          list.includes(name)
      const added = [...(mine ?? []), ...(theirs ?? [])].filter((name) => !isIn(was)(name))
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
      expect(now).toHaveLength(new Set(now).size)
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
