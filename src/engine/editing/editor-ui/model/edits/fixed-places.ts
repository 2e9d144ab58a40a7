import { asList, isObject } from '../../../../base/shared-types/json'
import { plural } from '../../../../base/text/numbers'
import { mayHold, nameOfPlace, type OpenBlock, type OpenList } from '../page/open-blocks'
import type { OpenPage } from '../page/open-page'
import type { ListPlace } from './block-edits'

export interface FixedPlaces {
  count: number
  least: number
  /** Empty without a template, for example "A project page begins with Banner, Entry header, Case study." */
  why: string
}

export function fixedPlaces(page: OpenPage): FixedPlaces {
  const template = page.book.template(page.valueAt(`${page.pointer}/template`))
  const blocks = page.book.fieldsOf(template).blocks ?? {}
  const titles = asList(blocks.prefixItems).map((item) => {
    const type = page.book.fieldsOf(item).type?.const
    return String(page.book.block(type)?.title ?? type)
  })
  const least = Math.max(Number(blocks.minItems ?? 0), titles.length)
  if (!isObject(template) || least === 0) return { count: 0, least: 0, why: '' }
  const begins = titles.length > 0 ? ` begins with ${titles.join(', ')}` : ` has at least ${least} blocks`
  return { count: titles.length, least, why: `“${template.title}”${begins}. Its template says so.` }
}

/** `list` is the one that the block would be in, or would leave. */
export function whyNotMove(page: OpenPage, from: ListPlace, to: ListPlace): string | undefined {
  const { count, why } = fixedPlaces(page)
  return [from, to].some(({ list, at }) => list === `${page.pointer}/blocks` && at < count) ? why : undefined
}

export interface Possible {
  moveUp: boolean
  moveDown: boolean
  duplicate: boolean
  remove: boolean
  why?: string
  /** Of a list in a block, which holds so many at least or at most. */
  whyNotRemove?: string
  whyNotDuplicate?: string
}

const holds = (list: OpenList, most: string, count: number) =>
  `${nameOfPlace(list)} holds ${most} ${plural(count, 'block')}`

function whatAHolderLets({ list, at }: OpenBlock): Possible {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = list.held ?? {}
  const [remove, duplicate] = [list.count > minItems, list.count < maxItems]
  return {
    moveUp: at > 0,
    moveDown: at < list.count - 1,
    duplicate,
    remove,
    whyNotRemove: remove ? undefined : holds(list, 'at least', minItems),
    whyNotDuplicate: duplicate ? undefined : holds(list, 'at most', maxItems),
  }
}

export function whatCanBeDone(page: OpenPage, block: OpenBlock): Possible {
  const { list, at } = block
  if (list.held) return whatAHolderLets(block)
  const { count, least, why } = fixedPlaces(page)
  const isFixed = at < count
  const isNeeded = isFixed || list.count <= least
  return {
    moveUp: at > count,
    moveDown: !isFixed && at < list.count - 1,
    duplicate: at + 1 >= count,
    remove: !isNeeded,
    why: isNeeded || at === count ? why || undefined : undefined,
  }
}

/** Why a block cannot go from its list into another one. */
export function whyNotInto(page: OpenPage, block: OpenBlock, list: OpenList): string | undefined {
  const { remove, why, whyNotRemove } = whatCanBeDone(page, block)
  if (!remove) return why ?? whyNotRemove
  const { held } = list
  if (!held || mayHold(list, block.type)) return undefined
  return held.holds.includes(block.type)
    ? holds(list, 'at most', held.maxItems ?? 0)
    : `${block.title} cannot be in ${nameOfPlace(list)}`
}

/** Behind the blocks that a template fixes. */
export const freePlace = (page: OpenPage, { list, at }: ListPlace): ListPlace => ({
  list,
  at: list === `${page.pointer}/blocks` ? Math.max(at, fixedPlaces(page).count) : at,
})
