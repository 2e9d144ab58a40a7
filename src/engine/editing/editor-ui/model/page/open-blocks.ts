import { asList, escapeToken, isAtOrBelow, isObject } from '../../../../base/shared-types/json'
import { listsIn } from '../../../../content/schema-model/block-tree'
import { eachHeld, type HeldList, mapHeld } from '../../../../content/schema-model/held-blocks'
import type { SchemaBook } from '../../../../content/schema-model/schema-book'
import type { PageText } from '../../../edited-site/overview'

/** A list of blocks: of the page, or in a block. */
export interface OpenList {
  pointer: string
  count: number
  /** "Column 1"; empty for the blocks of the page. */
  name: string
  holder?: OpenBlock
  /** Undefined for the blocks of the page. */
  held?: HeldList
  /** Whether it is a shared block's place for the page's blocks, another list. */
  hasSlot: boolean
}

export interface OpenBlock {
  /** Among all blocks of the page, in reading order. */
  index: number
  list: OpenList
  /** In its list, from 0. */
  at: number
  place: string
  /** The pointer of its JSON: its place, or "/shared/clients". */
  pointer: string
  type: string
  title: string
  words: string
  isHidden: boolean
  shared?: { name: string; pages: string[] }
}

/** What an open page knows before its blocks. */
interface BlockSource {
  pointer: string
  text: Pick<PageText, 'shared'>
  book: SchemaBook
  valueAt(pointer: string): unknown
  wordsAt(pointer: string): string
  sharedName(name: string): string
  nameOfList(pointer: string): string
}

const isSlot = (written: unknown) => isObject(written) && written.slot === true

/** All blocks of a page in reading order, also those in others, and their lists. */
export function openBlocks(page: BlockSource): { blocks: OpenBlock[]; lists: OpenList[] } {
  const blocks: OpenBlock[] = []
  const lists: OpenList[] = []

  /** `slot` is where the page writes what goes into the place of a shared block. */
  function addList({ pointer, ...list }: Omit<OpenList, 'count' | 'hasSlot'>, slot?: string): void {
    const items = asList(page.valueAt(pointer))
    const open: OpenList = { ...list, pointer, count: items.length, hasSlot: items.some(isSlot) }
    lists.push(open)
    for (const [at, written] of items.entries()) {
      if (isSlot(written)) {
        if (slot !== undefined && page.valueAt(slot) !== undefined) addList({ ...list, pointer: slot })
      } else addBlock(written, open, at, slot)
    }
  }

  function addBlock(written: unknown, list: OpenList, at: number, slot?: string): void {
    const place = `${list.pointer}/${at}`
    const name = isObject(written) && typeof written.shared === 'string' ? page.sharedName(written.shared) : undefined
    const pointer = name === undefined ? place : `/shared/${escapeToken(name)}`
    const content = page.valueAt(pointer)
    const type = isObject(content) ? String(content.type) : ''
    const shared = page.text.shared.find((block) => block.name === name)
    const block: OpenBlock = {
      ...{ index: blocks.length, list, at, place, pointer, type },
      title: page.book.titleOfBlock(type) ?? type,
      words: page.wordsAt(pointer),
      isHidden: isObject(content) && content.hidden === true,
      shared: shared && { name: shared.name, pages: shared.pages },
    }
    blocks.push(block)
    if (isAround(block, pointer)) return
    const own = name === undefined ? slot : `${place}/slot`
    eachHeld(content, listsIn(content, page.book.held), (_, at, held) =>
      addList({ pointer: pointer + at, name: page.nameOfList(pointer + at), holder: block, held }, own),
    )
  }

  /** A shared block in itself is refused, but can be in the file. */
  const isAround = ({ list: { holder } }: OpenBlock, pointer: string): boolean =>
    holder !== undefined && (holder.pointer === pointer || isAround(holder, pointer))

  addList({ pointer: `${page.pointer}/blocks`, name: '' })
  return { blocks, lists }
}

/** The JSON of a block where it is used, without the blocks in it. */
export function ownText(page: BlockSource, { place }: OpenBlock): string {
  const written = page.valueAt(place)
  return JSON.stringify(mapHeld(written, listsIn(written, page.book.held), () => []))
}

/** Whether a list may hold one more block of a type. */
export const mayHold = ({ held, count }: OpenList, type: string): boolean =>
  !held || (held.holds.includes(type) && count < (held.maxItems ?? Number.POSITIVE_INFINITY))

/** "Columns › Column 1" */
export const nameOfPlace = ({ holder, name }: OpenList): string =>
  holder ? [nameOfPlace(holder.list), holder.title, name].filter(Boolean).join(' › ') : ''

/** The blocks around a block, the outermost first. */
export const holdersOf = ({ list: { holder } }: OpenBlock): OpenBlock[] =>
  holder ? [...holdersOf(holder), holder] : []

/** The shared block that a block is, or is in. */
export const sharedAround = (block: OpenBlock | undefined): OpenBlock | undefined =>
  block && [...holdersOf(block), block].findLast((one) => one.shared && isAtOrBelow(block.pointer, one.pointer))
