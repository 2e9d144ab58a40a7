import { isObject, type UnknownObject, unescapeToken, valueAt } from '../../base/shared-types/json'
import { eachHeld, type HeldList } from './held-blocks'

/** By type of block. Empty for a studio whose blocks hold no others. */
export type HeldTypes = ReadonlyMap<string, HeldList[]>

/** What a page puts into the place of a shared block. */
const slot: HeldList[] = [{ path: ['slot'], holds: [] }]

/** The lists of blocks in a block, or in the use of a shared block. */
export function listsIn(block: unknown, held: HeldTypes): HeldList[] {
  if (held.size === 0 || !isObject(block)) return []
  return typeof block.shared === 'string' ? slot : (held.get(String(block.type)) ?? [])
}

/** In reading order. Where `see` returns false, the blocks in the block are skipped. */
export function eachBlock(
  blocks: unknown[] | UnknownObject,
  pointer: string,
  held: HeldTypes,
  see: (block: unknown, pointer: string) => unknown,
): void {
  for (const [key, block] of Object.entries(blocks)) {
    const at = `${pointer}/${key}`
    if (see(block, at) === false) continue
    eachHeld(block, listsIn(block, held), (inner, place) => eachBlock(inner, at + place, held, see))
  }
}

/** Blocks that are not hidden, also within others, and shared blocks behind their names. */
export function shownBlocks(list: unknown[], shared: UnknownObject, held: HeldTypes): UnknownObject[] {
  const shown: UnknownObject[] = []
  const names = new Set<string>()
  const see = (block: unknown) => {
    if (!isObject(block) || block.hidden === true) return false
    shown.push(block)
    const name = block.shared
    if (typeof name !== 'string' || names.has(name) || !Object.hasOwn(shared, name)) return undefined
    names.add(name)
    eachBlock([shared[name]], '', held, see)
    return undefined
  }
  eachBlock(list, '', held, see)
  return shown
}

export const sharedIn = (...blocks: Parameters<typeof shownBlocks>): Set<string> =>
  new Set(shownBlocks(...blocks).flatMap(({ shared }) => (typeof shared === 'string' ? [shared] : [])))

export interface BlockPlace {
  pointer: string
  block: unknown
  /** From the block around it, or the page, to its list. */
  path: string[]
  /** In its list, from 0. */
  index: number
  list?: HeldList
}

const topBlock = /^(?:\/pages\/\d+\/blocks\/(\d+)|\/shared\/[^/]+)(?=\/|$)/

/** Where a path of a list begins a pointer's tokens, and an item of it follows. */
const leadsTo = (tokens: string[], { path }: HeldList): boolean =>
  /^\d+$/.test(tokens[path.length] ?? '') &&
  path.every((name, index) => (name === '*' ? /^\d+$/.test(tokens[index] ?? '') : name === tokens[index]))

/** The blocks around a pointer of pages.json, the outermost first. */
export const blocksAround = (root: unknown, pointer: string, held: HeldTypes): BlockPlace[] =>
  findAround((top) => valueAt(root, top), pointer, held)

/** The same, where only pages and shared blocks can be read. */
export function findAround(read: (top: string) => unknown, pointer: string, held: HeldTypes): BlockPlace[] {
  const [top, number = '0'] = pointer.match(topBlock) ?? []
  if (top === undefined) return []
  const places: BlockPlace[] = [{ pointer: top, block: read(top), path: [], index: Number(number) }]
  for (;;) {
    const { pointer: outer, block } = places.at(-1) as BlockPlace
    const raw = pointer.slice(outer.length).split('/').slice(1)
    const tokens = raw.map(unescapeToken)
    const list = listsIn(block, held).find((one) => leadsTo(tokens, one))
    if (!list) return places
    const { length } = list.path
    const inner = `${outer}/${raw.slice(0, length + 1).join('/')}`
    places.push({
      pointer: inner,
      block: valueAt(block, inner.slice(outer.length)),
      path: tokens.slice(0, length),
      index: Number(tokens[length]),
      list,
    })
  }
}
