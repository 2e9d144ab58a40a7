import { isObject } from '../../../model/json'
import type { OpenPage } from '../page/open-page'

/** The blocks that the template of a page puts at its top, and why they stay there. */
export interface FixedPlaces {
  /** How many blocks have a fixed place: none may come before the one with this number. */
  count: number
  /** How many blocks the page must have. */
  least: number
  /** "A project page begins with Banner, Entry header, Case study." Empty where nothing is fixed. */
  why: string
}

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Returns what the template of a page says of the places of its blocks. */
export function fixedPlaces(page: OpenPage): FixedPlaces {
  const template = page.book.template(page.valueAt(`${page.pointer}/template`))
  const blocks = page.book.fieldsOf(template).blocks ?? {}
  const titles = itemsOf(blocks.prefixItems).map((item) => {
    const type = page.book.fieldsOf(item).type?.const
    return String(page.book.block(type)?.title ?? type)
  })
  const least = Math.max(Number(blocks.minItems ?? 0), titles.length)
  if (!isObject(template) || least === 0) return { count: 0, least: 0, why: '' }
  const begins = titles.length > 0 ? ` begins with ${titles.join(', ')}` : ` has at least ${least} blocks`
  return { count: titles.length, least, why: `“${template.title}”${begins}. Its template says so.` }
}

/** Returns why a block cannot be moved from a place to another; undefined where it can. */
export function whyNotMove(page: OpenPage, from: number, to: number): string | undefined {
  const { count, why } = fixedPlaces(page)
  return Math.min(from, to) < count ? why : undefined
}

/** What can be done with a block where it stands. */
export interface Possible {
  moveUp: boolean
  moveDown: boolean
  duplicate: boolean
  remove: boolean
  /** Why the template of the page keeps it from something; undefined where it does not. */
  why?: string
}

/** Returns what can be done with the block at a place, from 0. */
export function whatCanBeDone(page: OpenPage, index: number): Possible {
  const { count, least, why } = fixedPlaces(page)
  const { length } = page.blocks
  const isFixed = index < count
  const isNeeded = isFixed || length <= least
  return {
    moveUp: index > count,
    moveDown: !isFixed && index < length - 1,
    duplicate: index + 1 >= count,
    remove: !isNeeded,
    why: isNeeded || index === count ? why || undefined : undefined,
  }
}

/** Returns the place, from 0, at which a block can be added: where it is wanted, or behind those that have a fixed one. */
export const freePlace = (page: OpenPage, wanted: number): number => Math.max(wanted, fixedPlaces(page).count)
