import { asList, asObject, asText, blocksIn, escapeToken, isObject } from '../../../base/shared-types/json'
import { countWords, type ExamplePart, type Examples, type ExampleText, isSentence } from './find-examples'

const textAt = (value: unknown, names: string[]): unknown =>
  names.reduce<unknown>((holder, name) => (isObject(holder) ? holder[name] : undefined), value)

/** So many words of one item are hardly an example's by chance. */
const fewestWords = 5

/** What a value still has of an example. What is no sentence may be meant, as a name, a dish or "Sign up". */
function textsLeft(value: unknown, samples: ExampleText[][], isItem: boolean): ExampleText[] {
  for (const sample of samples) {
    const equal = sample.filter(({ names, text }) => textAt(value, names) === text)
    if (equal.some(({ text }) => isSentence(text))) return equal
    const words = equal.reduce((sum, { text }) => sum + countWords(text), 0)
    if (isItem && equal.length > 1 && words >= fewestWords) return equal
  }
  return []
}

interface Place {
  pointer: string
  /** By type. */
  blocks: Examples['blocks']
  isItem?: boolean
}

function* findIn(value: unknown, part: ExamplePart, place: Place): Generator<LeftExample> {
  const { pointer, blocks, isItem = false } = place
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const own = part.isHeld ? blocks.get(asText(asObject(item).type)) : part
      if (own) yield* findIn(item, own, { pointer: `${pointer}/${index}`, blocks, isItem: !part.isHeld })
    }
    return
  }
  const left = textsLeft(value, part.samples, isItem)
  if (left.length > 0) yield { pointer, places: left.map(({ names }) => [pointer, ...names].join('/')) }
  if (!isObject(value)) return
  for (const [name, inner] of part.fields) {
    if (value[name] !== undefined) yield* findIn(value[name], inner, { pointer: `${pointer}/${name}`, blocks })
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

/** By place. The value is a page, or, with an empty pointer, a content. */
export function findLeftExamples(
  value: unknown,
  pointer: string,
  { blocks }: Examples,
): ReadonlyMap<string, LeftExample> {
  const leftByPlace = new Map<string, LeftExample>()
  for (const [place, block] of pointer === '' ? blocksOf(value) : blocksOfPage(value, pointer)) {
    const part = typeof block.type === 'string' ? blocks.get(block.type) : undefined
    for (const left of part ? findIn(block, part, { pointer: place, blocks }) : [])
      for (const at of left.places) leftByPlace.set(at, left)
  }
  return leftByPlace
}
