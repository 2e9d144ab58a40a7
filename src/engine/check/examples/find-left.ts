import { asList, asObject, blocksIn, escapeToken, isObject } from '../../model/json'
import type { ExamplePart, Examples, ExampleText } from './find-examples'

const textAt = (value: unknown, names: string[]): unknown =>
  names.reduce<unknown>((holder, name) => (isObject(holder) ? holder[name] : undefined), value)

/**
 * The texts of an example that a value still has. A short one alone may be meant, as a name or "Sign up" may be; of an item
 * of a list, as of a person, two are enough.
 */
function textsLeft(value: unknown, samples: ExampleText[][], isItem: boolean): ExampleText[] {
  for (const sample of samples) {
    const equal = sample.filter(({ names, text }) => textAt(value, names) === text)
    const least = isItem && equal.length > 1 ? 2 : 3
    if (equal.some(({ words }) => words >= least)) return equal
  }
  return []
}

function* findIn(value: unknown, part: ExamplePart, pointer: string, isItem = false): Generator<LeftExample> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* findIn(item, part, `${pointer}/${index}`, true)
    return
  }
  const left = textsLeft(value, part.samples, isItem)
  if (left.length > 0) yield { pointer, places: left.map(({ names }) => [pointer, ...names].join('/')) }
  if (!isObject(value)) return
  for (const [name, inner] of part.fields) {
    if (value[name] !== undefined) yield* findIn(value[name], inner, `${pointer}/${name}`)
  }
}

type Block = [pointer: string, block: Record<string, unknown>]

function* blocksOfPage(page: unknown, pointer: string): Generator<Block> {
  for (const [number, block] of blocksIn(page).entries())
    if (isObject(block)) yield [`${pointer}/blocks/${number}`, block]
}

function* blocksOf(content: unknown): Generator<Block> {
  const { pages, shared } = asObject(content)
  for (const [index, page] of asList(pages).entries()) yield* blocksOfPage(page, `/pages/${index}`)
  for (const [name, block] of Object.entries(asObject(shared))) {
    if (isObject(block)) yield [`/shared/${escapeToken(name)}`, block]
  }
}

export interface LeftExample {
  pointer: string
  places: string[]
}

/** Keys are all places of such words. The value is a page, or, with an empty pointer, a content. */
export function findLeftExamples(
  value: unknown,
  pointer: string,
  { blocks }: Examples,
): ReadonlyMap<string, LeftExample> {
  const found = new Map<string, LeftExample>()
  for (const [place, block] of pointer === '' ? blocksOf(value) : blocksOfPage(value, pointer)) {
    const part = typeof block.type === 'string' ? blocks.get(block.type) : undefined
    for (const left of part ? findIn(block, part, place) : []) for (const at of left.places) found.set(at, left)
  }
  return found
}
