import { asList, asObject, isObject, parentPointer, valueAt } from '../../../base/shared-types/json'
import { type BlockPlace, blocksAround, eachBlock, findAround } from '../../schema-model/block-tree'
import type { Annotation } from '../../schema-model/validation/open-validator'
import type { PageContent } from '../content-index/content'
import type { Finding, PageRule } from '../findings/rule'

const isSlot = (item: unknown): boolean =>
  isObject(item) && item.slot === true && item.shared === undefined && item.type === undefined

interface Slot {
  /** The place itself, and the blocks around it. */
  places: BlockPlace[]
  /** How many blocks are beside it. */
  others: number
}

function findSlots(name: string, { shared, held }: PageContent): Slot[] {
  const root = { shared }
  const slots: Slot[] = []
  eachBlock({ [name]: shared[name] }, '/shared', held, (item, at) => {
    if (!isSlot(item)) return
    slots.push({ places: blocksAround(root, at, held), others: asList(valueAt(root, parentPointer(at))).length - 1 })
  })
  return slots
}

const typeOf = (item: unknown, { shared }: PageContent): unknown => {
  const { type, shared: name } = asObject(item)
  return typeof name === 'string' ? asObject(shared[name]).type : type
}

/** Blocks that a list does not hold; around it are `places`, whose last is in it. */
function findRefused(items: unknown[], pointer: string, places: BlockPlace[], content: PageContent): Finding[] {
  const list = places.at(-1)?.list
  return items.flatMap((item, index) => {
    const type = typeOf(item, content)
    if (!list || typeof type !== 'string' || list.holds.includes(type)) return []
    return [{ pointer: `${pointer}/${index}`, message: content.heldWords.refuse(type, list, places.slice(0, -1)) }]
  })
}

/** A use of a shared block: what it puts into the place for blocks there. */
function checkUse({ value, pointer, parent }: Annotation, content: PageContent): Finding[] {
  const name = String(value)
  if (!isObject(parent) || !Object.hasOwn(content.shared, name)) return []
  const [slot] = findSlots(name, content)
  const list = slot?.places.at(-1)?.list
  const at = pointer.replace(/shared$/, 'slot')
  if (!slot || !list) {
    if (parent.slot === undefined) return []
    const message = `The shared block "${name}" has no place for blocks of the page. Remove "slot" here, or write { "slot": true } where they go.`
    return [{ pointer: at, on: 'key', message }]
  }
  const filling = asList(parent.slot)
  const count = slot.others + filling.length
  const { minItems = 0, maxItems = count } = list
  if (count < minItems) {
    const message = `The shared block "${name}" has a place for blocks of the page. Write them here: "slot": [ … ].`
    return [{ pointer, message }]
  }
  if (count > maxItems) {
    const holder = asObject(slot.places.at(-2)?.block).type
    return [{ pointer: at, message: content.heldWords.sayTooMany(list, holder, count, maxItems) }]
  }
  return findRefused(filling, at, slot.places, content)
}

/** A list of blocks: shared blocks that it does not hold, and places that nothing fills. The schemas say the rest. */
function checkList({ value, pointer }: Annotation, content: PageContent): Finding[] {
  const items = asList(value)
  const isShared = pointer.startsWith('/shared/')
  const places = findAround((top) => content.valueAt(top), `${pointer}/0`, content.held)
  const uses = items.map((item) => (isObject(item) && typeof item.shared === 'string' ? item : undefined))
  const lost = items.flatMap((item, index) =>
    isSlot(item) && !isShared ? [{ pointer: `${pointer}/${index}`, message: noSlotHere }] : [],
  )
  return [...findRefused(uses, pointer, places, content), ...lost]
}

const noSlotHere =
  'A place for blocks, { "slot": true }, is in a list of a block under "shared". Write the blocks here.'

function checkShared(name: string, content: PageContent): Finding[] {
  const message = `The shared block "${name}" has a place for blocks of the page already. Take this one out.`
  return findSlots(name, content)
    .slice(1)
    .map(({ places }) => ({ pointer: places.at(-1)?.pointer ?? '', message }))
}

/** What a list of blocks cannot hold; the words of the schemas' refusals have the same code. */
export const heldBlock: PageRule = {
  code: 'held-block',
  severity: 'error',
  scope: 'page',
  check: (content) => {
    if (content.held.size === 0) return []
    const ofShared = content.outside.flatMap(({ pointer }) => pointer.match(/^\/shared\/(.+)$/)?.[1] ?? [])
    return [
      ...content.ofFormat('holds').flatMap((list) => checkList(list, content)),
      ...content.ofFormat('shared').flatMap((use) => checkUse(use, content)),
      ...ofShared.flatMap((name) => checkShared(name, content)),
    ]
  },
}
