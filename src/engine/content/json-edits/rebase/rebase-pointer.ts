import type { JsonNode } from '../../../base/json-parser'
import { type Document, indexOfToken, openDocument } from '../document'
import { matchItems } from './match-items'

export class Rebaser {
  private readonly matched = new Map<JsonNode, ReadonlyMap<number, number>>()

  constructor(
    private readonly base: Document,
    private readonly now: Document,
  ) {}

  /** Undefined if the value is gone. */
  rebase(pointer: string): string | undefined {
    let [one, other] = [this.base.root, this.now.root]
    const tokens: string[] = []
    for (const token of pointer.split('/').slice(1)) {
      const at = indexOfToken(this.base.text, one, token)
      const partner = this.partnerOf(one, other, token, at)
      const [child, same] = [one.children[at], other.children[partner]]
      if (!child || !same) return undefined
      tokens.push(one.kind === 'array' ? String(partner) : token)
      one = child
      other = same
    }
    return tokens.map((token) => `/${token}`).join('')
  }

  rebaseItem(one: JsonNode, other: JsonNode, index: number): number | undefined {
    const known = this.matched.get(one)
    const matched =
      known ?? matchItems({ text: this.base.text, items: one.children }, { text: this.now.text, items: other.children })
    if (!known) this.matched.set(one, matched)
    return matched.get(index)
  }

  private partnerOf(one: JsonNode, other: JsonNode, token: string, index: number): number {
    if (one.kind !== other.kind) return -1
    return one.kind === 'array' ? (this.rebaseItem(one, other, index) ?? -1) : indexOfToken(this.now.text, other, token)
  }
}

/** Undefined if the value is gone, or a text is not JSON. */
export function rebasePointer(base: string, now: string, pointer: string): string | undefined {
  if (base === now) return pointer
  const [earlier, later] = [openDocument(base), openDocument(now)]
  if ('refusal' in earlier || 'refusal' in later) return undefined
  return new Rebaser(earlier, later).rebase(pointer)
}
