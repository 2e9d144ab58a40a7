import type { JsonNode } from '../json'
import { childRawOf, fingerprint } from './document'
import type { Beside } from './edit'

const printOf = (text: string, node: JsonNode | undefined) => node && fingerprint(childRawOf(text, node))

/** Returns what the place before the item with a number is known by. */
export const besideOf = (text: string, { children }: JsonNode, index: number): Beside => ({
  before: printOf(text, children[index - 1]),
  after: printOf(text, children[index]),
  length: children.length,
})

/**
 * Finds the place between two items again. It is where it was when a neighbour is still there, or when there are as many
 * items as before; otherwise it is beside the neighbour that stands in one place alone. Undefined where it is lost.
 */
export function findBeside(text: string, { children }: JsonNode, index: number, beside: Beside): number | undefined {
  const prints = [undefined, ...children.map((child) => printOf(text, child)), undefined]
  const places = prints.slice(1).map((_, at) => at)
  const hasBoth = (at: number) => prints[at] === beside.before && prints[at + 1] === beside.after
  const hasOne = (at: number) => prints[at] === beside.before || prints[at + 1] === beside.after
  for (const fits of [hasBoth, hasOne]) {
    const found = places.filter(fits)
    if (found.includes(index)) return index
    if (found.length === 1) return found[0]
  }
  return children.length === beside.length && index <= children.length ? index : undefined
}
