import type { JsonNode } from '../../base/json-parser'
import { childRawOf, fingerprint } from './document'
import type { Anchor } from './edit'

const printOf = (text: string, node: JsonNode | undefined) => node && fingerprint(childRawOf(text, node))

export const anchorOf = (text: string, { children }: JsonNode, index: number): Anchor => ({
  before: printOf(text, children[index - 1]),
  after: printOf(text, children[index]),
  length: children.length,
})

/**
 * A place between two items: where it was, if a neighbour or the length is the same; otherwise beside a unique
 * neighbour.
 */
export function findAnchor(text: string, { children }: JsonNode, index: number, anchor: Anchor): number | undefined {
  const prints = [undefined, ...children.map((child) => printOf(text, child)), undefined]
  const places = prints.slice(1).map((_, at) => at)
  const hasBoth = (at: number) => prints[at] === anchor.before && prints[at + 1] === anchor.after
  const hasOne = (at: number) => prints[at] === anchor.before || prints[at + 1] === anchor.after
  for (const fits of [hasBoth, hasOne]) {
    const fitting = places.filter(fits)
    if (fitting.includes(index)) return index
    if (fitting.length === 1) return fitting[0]
  }
  return children.length === anchor.length && index <= children.length ? index : undefined
}
