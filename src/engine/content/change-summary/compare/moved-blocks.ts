import { isAtOrBelow } from '../../../base/shared-types/json'
import { type HeldTypes, listsIn } from '../../schema-model/block-tree'
import { eachHeld } from '../../schema-model/held-blocks'
import { alignOthers, canonicalText, type ItemPair, shareName } from './align'

export interface BlockList {
  pointer: string
  blocks: unknown[]
}

/** One list in both states; of a block that is new or gone in one. */
interface ListPair {
  before?: BlockList
  now?: BlockList
}

export interface BlockInList {
  block: unknown
  list: string
  at: number
}

/** A block that is in another list now. */
export interface MovedBlock {
  before: BlockInList
  now: BlockInList
  /** Where its former list is now; undefined if the block that held it is gone. */
  home?: string
}

const none: BlockList = { pointer: '', blocks: [] }

function listsOf(list: BlockList, at: number | undefined, held: HeldTypes): Map<string, BlockList> {
  const lists = new Map<string, BlockList>()
  const block = at === undefined ? undefined : list.blocks[at]
  eachHeld(block, listsIn(block, held), (blocks, inner) =>
    lists.set(inner, { blocks, pointer: `${list.pointer}/${at}${inner}` }),
  )
  return lists
}

/** A list and those in its blocks, which are paired as if the moved ones were in neither state. */
function pairLists(pair: ListPair, held: HeldTypes, moved: ReadonlySet<unknown>): ListPair[] {
  const { before = none, now = none } = pair
  const inner = alignOthers(before.blocks, now.blocks, moved).flatMap((items) => {
    const [old, fresh] = [listsOf(before, items.before, held), listsOf(now, items.now, held)]
    const places = [...new Set([...old.keys(), ...fresh.keys()])]
    return places.flatMap((place) => pairLists({ before: old.get(place), now: fresh.get(place) }, held, moved))
  })
  return [pair, ...inner]
}

/** Blocks that one state of their list alone has. */
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
      const found = fresh.find((one) => one.pair !== pair && !taken.has(one.block) && fits(old.block, one.block))
      if (!found) continue
      const { block, list, at } = found
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

export function findMovedBlocks(before: BlockList, now: BlockList, held: HeldTypes): MovedBlock[] {
  if (held.size === 0) return []
  // What has left or joined a list can hide which of the others are the same: they are paired again without it.
  const first = matchBlocks(pairLists({ before, now }, held, new Set()))
  return first.length === 0 ? [] : matchBlocks(pairLists({ before, now }, held, blocksOf(first)))
}
