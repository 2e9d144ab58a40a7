import { canonicalText, isAtOrBelow } from '../../../base/shared-types/json'
import { type HeldTypes, listsIn } from '../../schema-model/block-tree'
import { eachHeld } from '../../schema-model/held-blocks'
import { alignOthers, type ItemPair, shareName } from './align'

export interface BlockList {
  pointer: string
  blocks: unknown[]
}

/** In both states; one is missing where its block is new or gone. */
interface ListPair {
  before?: BlockList
  now?: BlockList
}

export interface BlockInList {
  block: unknown
  list: string
  at: number
}

export interface MovedBlock {
  before: BlockInList
  now: BlockInList
  /** Where its former list is now; undefined if its block is gone. */
  home?: string
}

const none: BlockList = { pointer: '', blocks: [] }

export interface BlockAtPointer {
  pointer: string
  block: unknown
}

function listsOf({ block, pointer }: BlockAtPointer, held: HeldTypes): Map<string, BlockList> {
  const lists = new Map<string, BlockList>()
  eachHeld(block, listsIn(block, held), (blocks, inner) => lists.set(inner, { blocks, pointer: pointer + inner }))
  return lists
}

const blockAt = ({ pointer, blocks }: BlockList, at: number | undefined): BlockAtPointer => ({
  pointer: `${pointer}/${at}`,
  block: at === undefined ? undefined : blocks[at],
})

function pairWithin(
  before: BlockAtPointer,
  now: BlockAtPointer,
  held: HeldTypes,
  moved: ReadonlySet<unknown>,
): ListPair[] {
  const [old, fresh] = [listsOf(before, held), listsOf(now, held)]
  const places = [...new Set([...old.keys(), ...fresh.keys()])]
  return places.flatMap((place) => pairLists({ before: old.get(place), now: fresh.get(place) }, held, moved))
}

/** A list and those in its blocks, paired without the blocks that have moved. */
function pairLists(pair: ListPair, held: HeldTypes, moved: ReadonlySet<unknown>): ListPair[] {
  const { before = none, now = none } = pair
  const inner = alignOthers(before.blocks, now.blocks, moved).flatMap((items) =>
    pairWithin(blockAt(before, items.before), blockAt(now, items.now), held, moved),
  )
  return [pair, ...inner]
}

function findLeft(pair: ListPair, without: ReadonlySet<unknown>, isLeft: (item: ItemPair) => boolean) {
  const { before = none, now = none } = pair
  const items = alignOthers(before.blocks, now.blocks, without).filter(isLeft)
  const placed = ({ pointer, blocks }: BlockList, side: 'before' | 'now') =>
    items.flatMap(({ [side]: at }) => (at === undefined ? [] : [{ pair, block: blocks[at], list: pointer, at }]))
  return { gone: placed(before, 'before'), fresh: placed(now, 'now') }
}

const placeOf = ({ list, at }: BlockInList) => `${list}/${at}`

const isWithin = (one: MovedBlock, other: MovedBlock) =>
  isAtOrBelow(one.before.list, placeOf(other.before)) && isAtOrBelow(one.now.list, placeOf(other.now))

/** First equal blocks, then those that have the same name. */
function matchBlocks(pairs: ListPair[]): MovedBlock[] {
  const moved: MovedBlock[] = []
  const taken = new Set<unknown>()
  const match = (isLeft: (item: ItemPair) => boolean, fits: (one: unknown, other: unknown) => boolean) => {
    const left = pairs.map((pair) => findLeft(pair, taken, isLeft))
    const fresh = left.flatMap((one) => one.fresh)
    for (const { pair, ...old } of left.flatMap(({ gone }) => gone)) {
      const partner = fresh.find((one) => one.pair !== pair && !taken.has(one.block) && fits(old.block, one.block))
      if (!partner) continue
      const { block, list, at } = partner
      taken.add(old.block).add(block)
      moved.push({ before: old, now: { block, list, at }, home: pair.now?.pointer })
    }
  }
  match(
    ({ is }) => is !== 'same' && is !== 'moved',
    (one, other) => canonicalText(one) === canonicalText(other),
  )
  match(({ before: old, now: fresh }) => old === undefined || fresh === undefined, shareName)
  return moved.filter((one) => !moved.some((other) => one !== other && isWithin(one, other)))
}

export const blocksOf = (moved: MovedBlock[]): ReadonlySet<unknown> =>
  new Set(moved.flatMap(({ before, now }) => [before.block, now.block]))

function findMoved(pair: (moved: ReadonlySet<unknown>) => ListPair[]): MovedBlock[] {
  // Blocks that have left or joined a list can hide which of the others are the same, so lists are paired again without
  // them.
  const first = matchBlocks(pair(new Set()))
  return first.length === 0 ? [] : matchBlocks(pair(blocksOf(first)))
}

export const findMovedBlocks = (before: BlockList, now: BlockList, held: HeldTypes): MovedBlock[] =>
  held.size === 0 ? [] : findMoved((moved) => pairLists({ before, now }, held, moved))

export const findMovedWithin = (before: BlockAtPointer, now: BlockAtPointer, held: HeldTypes): MovedBlock[] =>
  held.size === 0 ? [] : findMoved((moved) => pairWithin(before, now, held, moved))
