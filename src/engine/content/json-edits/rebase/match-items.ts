import type { JsonNode } from '../../../base/json-parser'
import { addTo } from '../../../base/shared-types/maps'
import { childRawOf, type Document, nameOfNode, rawOf } from '../document'
import { longestCommon } from '../longest-common'

interface List extends Pick<Document, 'text'> {
  items: readonly JsonNode[]
}

const identities = ['path', 'anchor', 'id', 'shared'] as const

const fieldOf = (text: string, node: JsonNode, name: string): string | undefined => {
  const field = node.kind === 'object' ? node.children.findLast((child) => nameOfNode(text, child) === name) : undefined
  return field && rawOf(text, field)
}

function likeness(base: Document['text'], now: Document['text'], one: JsonNode, other: JsonNode): number {
  if (one.kind !== other.kind || fieldOf(base, one, 'type') !== fieldOf(now, other, 'type')) return -1
  const fields = new Set(other.children.map((child) => childRawOf(now, child)))
  return one.children.filter((child) => fields.has(childRawOf(base, child))).length
}

/** Certain matches come first. */
class Matching {
  readonly partners = new Map<number, number>()
  private readonly taken = new Set<number>()

  constructor(
    private readonly base: List,
    private readonly now: List,
  ) {}

  /** First equal items at both ends: an item may equal one added at the other end. */
  byText(): void {
    const ones = this.base.items.map((item) => rawOf(this.base.text, item))
    const others = this.now.items.map((item) => rawOf(this.now.text, item))
    const most = Math.min(ones.length, others.length)
    let head = 0
    while (head < most && ones[head] === others[head]) this.add(head, head++)
    let tail = 0
    while (tail < most - head && ones.at(-1 - tail) === others.at(-1 - tail)) {
      tail++
      this.add(ones.length - tail, others.length - tail)
    }
    const middle = (texts: string[]) => texts.slice(head, texts.length - tail)
    for (const [one, other] of longestCommon(middle(ones), middle(others))) this.add(head + one, head + other)
  }

  byName(nameOf: (text: string, node: JsonNode) => string | undefined): void {
    const mine = this.nameLeft(this.base, (at) => this.partners.has(at), nameOf)
    const theirs = this.nameLeft(this.now, (at) => this.taken.has(at), nameOf)
    for (const [name, numbers] of mine) {
      const same = theirs.get(name)
      if (numbers.length === 1 && same?.length === 1) this.add(numbers[0] as number, same[0] as number)
    }
  }

  /** The rest, after the same neighbour: in order if the numbers are equal, otherwise by likeness. */
  byOrder(): void {
    const theirs = new Map<number, number[]>()
    let runStart = -1
    for (const at of this.now.items.keys()) {
      if (this.taken.has(at)) runStart = at
      else addTo(theirs, runStart, at)
    }
    let run: number[] = []
    let before = -1
    for (const at of [...this.base.items.keys(), this.base.items.length]) {
      const partner = at === this.base.items.length ? at : this.partners.get(at)
      if (partner === undefined) run.push(at)
      else {
        this.matchRuns(run, theirs.get(before) ?? [])
        run = []
        before = partner
      }
    }
  }

  private matchRuns(ones: number[], others: number[]): void {
    const left = new Set(others)
    for (const [order, one] of ones.entries()) {
      const liking = (other: number) =>
        likeness(this.base.text, this.now.text, this.base.items[one] as JsonNode, this.now.items[other] as JsonNode)
      const inOrder = others[order] as number
      const isInOrder = ones.length === others.length && left.has(inOrder) && liking(inOrder) >= 0
      const [best] = isInOrder ? [inOrder] : [...left].toSorted((a, b) => liking(b) - liking(a))
      if (best === undefined || (!isInOrder && liking(best) <= 0)) continue
      this.add(one, best)
      left.delete(best)
    }
  }

  private add(one: number, other: number): void {
    this.partners.set(one, other)
    this.taken.add(other)
  }

  private nameLeft(
    list: List,
    isMatched: (at: number) => boolean,
    nameOf: (text: string, node: JsonNode) => string | undefined,
  ): Map<string, number[]> {
    const named = new Map<string, number[]>()
    for (const [at, item] of list.items.entries()) {
      const name = isMatched(at) ? undefined : nameOf(list.text, item)
      if (name !== undefined) addTo(named, name, at)
    }
    return named
  }
}

export function matchItems(base: List, now: List): ReadonlyMap<number, number> {
  const matching = new Matching(base, now)
  matching.byText()
  matching.byName(rawOf)
  for (const name of identities) matching.byName((text, node) => fieldOf(text, node, name))
  matching.byOrder()
  return matching.partners
}
