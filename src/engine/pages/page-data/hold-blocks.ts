import type { Block, SharedBlock } from '../../base/schema-types/content'
import type { ReadyBlock } from '../../base/shared-types/page'
import { blockSchema } from '../../content/collections/list-query'
import type { HeldTypes } from '../../content/schema-model/block-tree'
import { eachHeld, heldListsByType, mapHeld } from '../../content/schema-model/held-blocks'
import type { Schemas } from '../../content/schema-model/schemas'
import { headingDepth } from './heading-depth'

export type WrittenBlock = Block | SharedBlock

/** A shared block, with the page's own blocks for the place in it. */
type SharedUse = SharedBlock & { slot?: WrittenBlock[] }

type HeldItem = ReadyBlock | SharedUse | { slot: true }

export const isUnhidden = ({ hidden }: ReadyBlock) => hidden !== true

export const holdersIn = (schemas: Schemas): HeldTypes =>
  heldListsByType(
    Object.fromEntries(
      Object.entries(schemas).flatMap(([file, schema]) => {
        const type = file.match(blockSchema)?.[1]
        return type === undefined ? [] : [[type, schema]]
      }),
    ),
  )

interface HoldInput {
  schemas: Schemas
  holders: HeldTypes
  ready(block: Block): ReadyBlock
  /** Ready, but for the blocks within them. */
  shared: ReadonlyMap<string, ReadyBlock>
  keepHidden: boolean
}

/**
 * Shared blocks are filled in, also within others, and hidden ones within the block are left out. Blocks within others
 * are new objects.
 */
export function createFillIn({ schemas, holders, ready, shared, keepHidden }: HoldInput) {
  function open(block: WrittenBlock, depth: number): ReadyBlock {
    if (!('shared' in block)) return fill(ready(block), depth)
    const { shared: name, hidden, slot } = block as SharedUse
    const filled = fill(shared.get(name) as ReadyBlock, depth, slot)
    return hidden === undefined ? filled : { ...filled, hidden }
  }

  function fill(block: ReadyBlock, depth: number, slot: WrittenBlock[] = []): ReadyBlock {
    const lists = holders.get(block.type)
    if (!lists) return block
    const depths: number[] = []
    eachHeld(block, lists, (_, pointer, { headingLevel }) => {
      const schema = schemas[`blocks/${block.type}.schema.json`]
      depths.push(headingLevel ? headingDepth(block, pointer, schema, depth) : depth)
    })
    return mapHeld(block, lists, (list) => {
      const inside = depths.shift() ?? 0
      const deeper = inside > 0 ? { headingDepth: inside } : {}
      return (list as HeldItem[])
        .flatMap((item) => {
          if ('type' in item) return [fill(item, inside, slot)]
          return 'shared' in item ? [open(item, inside)] : slot.map((own) => open(own, inside))
        })
        .filter((inner) => keepHidden || isUnhidden(inner))
        .map((inner) => ({ ...inner, ...deeper }))
    })
  }

  return (block: WrittenBlock): ReadyBlock => open(block, 0)
}

export interface InnerBlock {
  block: ReadyBlock
  /** "block 2 (columns), columns 1, blocks 3 (text)" */
  name: string
}

const sayPlace = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => (/^\d+$/.test(token) ? ` ${Number(token) + 1}` : `, ${token}`))
    .join('')

/** At every depth. `name` is that of the block. */
export function innerBlocks(block: ReadyBlock, name: string, holders: HeldTypes): InnerBlock[] {
  const found: InnerBlock[] = []
  eachHeld(block, holders.get(block.type) ?? [], (list, pointer) => {
    for (const [index, inner] of (list as ReadyBlock[]).entries()) {
      const own = `${name}${sayPlace(`${pointer}/${index}`)} (${inner.type})`
      found.push({ block: inner, name: own }, ...innerBlocks(inner, own, holders))
    }
  })
  return found
}
