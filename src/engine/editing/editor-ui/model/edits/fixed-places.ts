import { isObject } from '../../../../base/shared-types/json'
import type { OpenPage } from '../page/open-page'

export interface FixedPlaces {
  count: number
  least: number
  /** Empty without a template, for example "A project page begins with Banner, Entry header, Case study." */
  why: string
}

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

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

export function whyNotMove(page: OpenPage, from: number, to: number): string | undefined {
  const { count, why } = fixedPlaces(page)
  return Math.min(from, to) < count ? why : undefined
}

export interface Possible {
  moveUp: boolean
  moveDown: boolean
  duplicate: boolean
  remove: boolean
  why?: string
}

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

/** The first index after the fixed blocks replaces a smaller one. */
export const freePlace = (page: OpenPage, wanted: number): number => Math.max(wanted, fixedPlaces(page).count)
