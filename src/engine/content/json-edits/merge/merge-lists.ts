import type { JsonNode } from '../../../base/json-parser'
import { rawOf } from '../document'
import { longestIncreasing } from '../longest-common'
import { matchItems } from '../rebase/match-items'
import { isSameValue } from '../splices/same-value'

export interface List {
  text: string
  node: JsonNode
}

export interface Trio {
  base?: number
  mine?: number
  theirs?: number
}

export type ListStep =
  | { kind: 'remove'; index: number }
  | { kind: 'move'; from: number; to: number }
  | { kind: 'insert'; index: number; mine: number }

const rawAt = ({ text, node }: List, index: number): string => rawOf(text, node.children[index] as JsonNode)

const match = (one: List, other: List) =>
  matchItems({ text: one.text, items: one.node.children }, { text: other.text, items: other.node.children })

function pairFresh(base: List, mine: List, theirs: List): [mine: number, theirs: number][] {
  const known = new Set(base.node.children.map((_, at) => rawAt(base, at)))
  const freshOf = (list: List) => [...list.node.children.keys()].filter((at) => !known.has(rawAt(list, at)))
  const left = new Set(freshOf(theirs))
  return freshOf(mine).flatMap((at): [number, number][] => {
    const same = [...left].find((other) => isSameValue(rawAt(mine, at), rawAt(theirs, other)))
    if (same !== undefined) left.delete(same)
    return same === undefined ? [] : [[at, same]]
  })
}

const invert = (pairs: ReadonlyMap<number, number>) => new Map([...pairs].map(([one, other]) => [other, one]))

/** What both have added alike is one item. */
export function alignThree(base: List, mine: List, theirs: List): Trio[] {
  const [baseOfMine, baseOfTheirs] = [invert(match(base, mine)), invert(match(base, theirs))]
  const pairs = pairFresh(base, mine, theirs).filter(([own, other]) => {
    const former = baseOfMine.get(own)
    return former === undefined || former !== baseOfTheirs.get(other)
  })
  // What only looks like a former item is no change of it if the other person has added the same.
  for (const [own, other] of pairs) {
    baseOfMine.delete(own)
    baseOfTheirs.delete(other)
  }
  const [toMine, toTheirs] = [invert(baseOfMine), invert(baseOfTheirs)]
  const [ownPaired, theirPaired] = [new Set(pairs.map(([own]) => own)), new Set(pairs.map(([, other]) => other))]
  const keysOf = ({ node }: List) => [...node.children.keys()]
  return [
    ...keysOf(base).map((at): Trio => ({ base: at, mine: toMine.get(at), theirs: toTheirs.get(at) })),
    ...pairs.map(([own, other]): Trio => ({ mine: own, theirs: other })),
    ...keysOf(mine).flatMap((at): Trio[] => (baseOfMine.has(at) || ownPaired.has(at) ? [] : [{ mine: at }])),
    ...keysOf(theirs).flatMap((at): Trio[] => (baseOfTheirs.has(at) || theirPaired.has(at) ? [] : [{ theirs: at }])),
  ]
}

function findMoved(trios: readonly Trio[]): Set<Trio> {
  const common = trios.filter(({ base, mine, theirs }) => [base, mine, theirs].every((at) => at !== undefined))
  const staying = new Set(longestIncreasing(common.map(({ mine }) => mine as number)))
  return new Set(common.filter((_, at) => !staying.has(at)))
}

/** My removals, moves and additions in their list. Each needs those before. */
export function planSteps(trios: readonly Trio[], removed: ReadonlySet<Trio>): ListStep[] {
  const steps: ListStep[] = []
  const byTheirs = (one: Trio, other: Trio) => (one.theirs ?? 0) - (other.theirs ?? 0)
  let order = trios.filter(({ theirs }) => theirs !== undefined).toSorted(byTheirs)
  for (const trio of order.filter((one) => removed.has(one)).reverse()) {
    steps.push({ kind: 'remove', index: order.indexOf(trio) })
    order = order.filter((one) => one !== trio)
  }
  const moved = findMoved(trios)
  const own = trios
    .filter(({ mine }) => mine !== undefined)
    .toSorted((one, other) => (one.mine ?? 0) - (other.mine ?? 0))
  for (const [at, trio] of own.entries()) {
    const isAdded = trio.base === undefined && trio.theirs === undefined
    if (!isAdded && !moved.has(trio)) continue
    const rest = order.filter((one) => one !== trio)
    const before = own.slice(0, at).findLast((one) => rest.includes(one))
    const to = before ? rest.indexOf(before) + 1 : 0
    const from = order.indexOf(trio)
    if (isAdded) steps.push({ kind: 'insert', index: to, mine: trio.mine as number })
    else if (from !== to) steps.push({ kind: 'move', from, to })
    order = rest.toSpliced(to, 0, trio)
  }
  return steps
}
