import { addTo } from '../../../base/shared-types/groups'
import { parentPointer } from '../../../base/shared-types/json'
import type { Annotation } from '../../schema-model/validation/open-validator'
import type { HtmlReading } from '../rich-text/html'
import type { PageOutline } from './page-outline'

export interface Heading {
  level: number
  pointer: string
  isTag: boolean
  block: number
}

interface BlockPlace {
  pointer: string
  holder: string
  number: number
}

/** Keeps the last block: the next pointer is often in it. */
function createBlockFinder(): (pointer: string) => BlockPlace | undefined {
  let last: BlockPlace = { pointer: '?', holder: '', number: 0 }
  return (pointer) => {
    const end = last.pointer.length
    if (pointer.startsWith(last.pointer) && (pointer.length === end || pointer[end] === '/')) return last
    const [block, page, number = 0] = pointer.match(/^(\/pages\/\d+)\/blocks\/(\d+)|^\/shared\/[^/]+/) ?? []
    if (block === undefined) return undefined
    last = { pointer: block, holder: page ?? block, number: Number(number) }
    return last
  }
}

/** The level of the nearest heading around an object of a block; 1 if only the page's own is. */
function levelAround(object: string, block: string, levels: ReadonlyMap<string, number>): number {
  for (let around = object; ; around = parentPointer(around)) {
    const level = levels.get(around)
    if (level !== undefined) return level
    if (around === block) return 1
  }
}

function insert(headings: Heading[], heading: Heading, hasTags: boolean): void {
  const isOwn = (other: Heading | undefined) => other?.pointer === heading.pointer
  let own = hasTags ? headings.findLastIndex(isOwn) : -1
  while (own > 0 && isOwn(headings[own - 1])) own--
  const at = own < 0 ? headings.findLastIndex(({ block }) => block <= heading.block) + 1 : own
  if (at === headings.length) headings.push(heading)
  else headings.splice(at, 0, heading)
}

/**
 * Reads the outlines of pages and shared blocks from "headingLevel" in the schemas and the tags of rich texts. Schemas
 * list fields in reading order, and the walk keeps it.
 */
export function outlineHeadings(
  annotations: Annotation[],
  html: (HtmlReading & { pointer: string })[],
): (holder: string) => Heading[] {
  const byHolder = new Map<string, Heading[]>()
  const blockOf = createBlockFinder()
  const tags = new Map<string, number[]>()
  for (const { pointer, headings } of html) if (headings.length > 0) tags.set(pointer, headings)

  // The walk never returns to a page: levels of one page are enough.
  const levels = new Map<string, number>()
  let holder = ''
  let headings: Heading[] = []
  const met = new Set<string>()
  for (const { format, value, pointer, wanted } of annotations) {
    const isTag = format === 'html'
    if ((!isTag && format !== 'headingLevel') || value === '') continue
    const written = tags.get(pointer)
    const place = isTag && !written ? undefined : blockOf(pointer)
    if (!place) continue
    const { pointer: within, number: block } = place
    if (place.holder !== holder) {
      holder = place.holder
      headings = byHolder.get(holder) ?? []
      byHolder.set(holder, headings)
      levels.clear()
    }
    if (isTag) {
      met.add(pointer)
      for (const level of written ?? []) insert(headings, { level, pointer, isTag, block }, false)
      continue
    }
    const object = pointer === within ? pointer : parentPointer(pointer)
    const level = typeof wanted === 'number' ? wanted : levelAround(object, within, levels) + 1
    if ((typeof wanted === 'number' || object !== within) && !levels.has(object)) levels.set(object, level)
    insert(headings, { level, pointer, isTag, block }, met.has(pointer))
  }

  return (holder) => byHolder.get(holder) ?? []
}

export function gatherHeadings({ pointer, blocks }: PageOutline, headingsIn: (holder: string) => Heading[]): Heading[] {
  const own = headingsIn(pointer)
  if (!blocks.some(({ shared }) => typeof shared === 'string')) return own
  const ofBlock = new Map<number, Heading[]>()
  for (const heading of own) addTo(ofBlock, heading.block, heading)
  return blocks.flatMap(({ shared }, index) =>
    typeof shared === 'string' ? headingsIn(`/shared/${shared}`) : (ofBlock.get(index) ?? []),
  )
}
