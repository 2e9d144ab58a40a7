import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Mistake, readJson } from '.'
import corpus from './json-corpus.json'
import { readNode } from './reader/node'
import { readBroken } from './reader/parse'

/** JSON texts that every parser must accept, and others that none may, like the public suites. */
const { valid, invalid } = corpus

const texts = (groups: Record<string, string[]>) =>
  Object.entries(groups).flatMap(([group, list]) => list.map((text) => [group, text] as const))

const parse = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) }
  } catch {
    return undefined
  }
}

test('the corpus is complete, and JSON.parse agrees with it', () => {
  expect(texts(valid).length).toBeGreaterThanOrEqual(90)
  expect(texts(invalid).length).toBeGreaterThanOrEqual(200)
  expect(texts(valid).filter(([, text]) => !parse(text))).toEqual([])
  expect(texts(invalid).filter(([, text]) => parse(text))).toEqual([])
})

test.each(texts(valid))('%s: %j is accepted, also by the parser with positions', (_, text) => {
  expect(readJson(text)).toMatchObject({ mistakes: [], isCertain: true })
  const { root, mistakes } = readBroken(text)
  expect(mistakes).toEqual([])
  expect(root && JSON.stringify(readNode(text, root))).toBe(JSON.stringify(parse(text)?.value))
})

const unwieldy = ['[', '{"a":', '[{"a":'].map((sign) => ['without end', sign.repeat(400)] as const)

test.each([...texts(invalid), ...unwieldy, ['strings', '\ud800'] as const])(
  '%s: %j is refused, with a position and a message',
  (_, text) => {
    const { mistakes, placeOf } = readJson(text)
    expect(mistakes.length).toBeGreaterThan(0)
    for (const { offset, length, message } of mistakes) {
      expect(offset).toBeGreaterThanOrEqual(0)
      expect(offset + length).toBeLessThanOrEqual(text.length)
      expect(placeOf(offset).line).toBeGreaterThanOrEqual(1)
      expect(message).toMatch(/^\S.*\.$/s)
    }
  },
)

const repaired = (text: string, mistakes: Mistake[]): string =>
  mistakes
    .flatMap(({ fix = [] }) => fix)
    .map((edit, order) => ({ ...edit, order }))
    .sort((a, b) => b.offset - a.offset || b.length - a.length || b.order - a.order)
    .reduce(
      (result, { offset, length, text: put }) => result.slice(0, offset) + put + result.slice(offset + length),
      text,
    )

const signs = [
  ...'{}[],:"\\\'“”`=;.#/<>*+-01aé \n\t\u00a0\u0000',
  'true',
  '//',
  '/*',
  '*/',
  '<<<<<<<',
  '\\"',
  '",',
  '":',
]

const written = fc
  .tuple(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 2, '\t'))
  .map(([value, indent]) => JSON.stringify(value, null, indent))

/** Up to three changes of a text: the offset, the number of removed characters, and their replacement. */
const changes = (least: number, removed: number) =>
  fc.array(fc.tuple(fc.nat(), fc.nat(removed), fc.constantFrom('', ...signs)), { minLength: least, maxLength: 3 })

const changeAt = (text: string, start: number, length: number, put: string) =>
  text.slice(0, start) + put + text.slice(start + length)

/** A JSON text with up to three changes of a few characters. */
const mutated = fc
  .tuple(written, changes(0, 3))
  .map(([json, all]) =>
    all.reduce((text, [at, length, put]) => changeAt(text, at % (text.length + 1), length, put), json),
  )

/** Small changes, half of them at JSON tokens: many of these can be repaired. */
const slipped = fc.tuple(written, changes(1, 1)).map(([json, all]) =>
  all.reduce((text, [at, length, put]) => {
    const places = [...text.matchAll(at % 2 ? /["{}[\],:]|$/g : /|$/gs)].map(({ index }) => index)
    return changeAt(text, places[at % places.length] as number, length, put)
  }, json),
)

test('the parser with positions agrees with JSON.parse on changed JSON texts', () => {
  fc.assert(
    fc.property(mutated, (text) => {
      const parsed = parse(text)
      const { root, mistakes } = text.trim() === '' ? readJson(text) : readBroken(text)
      expect(mistakes.length === 0).toBe(parsed !== undefined)
      if (parsed)
        expect(typeof root === 'object' && JSON.stringify(readNode(text, root))).toBe(JSON.stringify(parsed.value))
    }),
    { seed: 5, numRuns: 600 },
  )
})

test('a text with all safe repairs is JSON, and has the value that was understood', () => {
  fc.assert(
    fc.property(slipped, (text) => {
      const { value, mistakes } = readJson(text)
      fc.pre(mistakes.length > 0 && mistakes.every(({ kind, fix }) => fix !== undefined && kind !== 'duplicate'))
      const after = parse(repaired(text, mistakes))
      expect(after).toBeDefined()
      const open = mistakes.some(({ kind }) => kind === 'bracket')
      if (!open) expect(JSON.stringify(after?.value)).toBe(JSON.stringify(value))
    }),
    { seed: 5, numRuns: 100 },
  )
})
