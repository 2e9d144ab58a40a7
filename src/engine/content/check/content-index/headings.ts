import { isObject, parentPointer } from '../../../base/shared-types/json'
import { sharedNameIn } from '../../../base/shared-types/languages/shared-names'
import type { Annotation } from '../../schema-model/validation/open-validator'
import type { HtmlReading } from '../rich-text/html'
import type { PageOutline } from './page-outline'

export interface Heading {
  level: number
  pointer: string
  isTag: boolean
  block: number
  /** A shared block of this name shows its headings here; a slot, those of the page. */
  of?: { shared: string } | 'slot'
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

/** Levels of the headings of objects, and how much lower the headings in lists of blocks are than their schemas say. */
class Levels {
  private readonly ofObject = new Map<string, number>()
  private readonly lowered = new Map<string, number>()

  clear(): void {
    this.ofObject.clear()
    this.lowered.clear()
  }

  add(object: string, level: number): void {
    if (!this.ofObject.has(object)) this.ofObject.set(object, level)
  }

  isBlock(object: string): boolean {
    return this.lowered.has(parentPointer(object))
  }

  addList(list: string, by: number): void {
    if (!this.lowered.has(list)) this.lowered.set(list, by)
  }

  /** The level of the nearest heading around an object of a block; 1 if only the page's own is. */
  around(object: string, block: string): number {
    for (let around = object; ; around = parentPointer(around)) {
      const level = this.ofObject.get(around)
      if (level !== undefined) return level
      const by = this.lowered.get(around)
      if (by !== undefined) return by + 1
      if (around === block) return 1
    }
  }

  loweredAt(pointer: string, block: string): number {
    if (this.lowered.size === 0) return 0
    for (let around = pointer; around !== block; around = parentPointer(around)) {
      const by = this.lowered.get(around)
      if (by !== undefined) return by
    }
    return 0
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

const outlined = new Set(['headingLevel', 'holds', 'shared', 'slot'])

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
  const levels = new Levels()
  let holder = ''
  let headings: Heading[] = []
  const met = new Set<string>()
  for (const { format, value, pointer, wanted } of annotations) {
    const isTag = format === 'html'
    if (!(isTag || outlined.has(format)) || value === '') continue
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
      const lowered = levels.loweredAt(pointer, within)
      for (const level of written ?? []) insert(headings, { level: level + lowered, pointer, isTag, block }, false)
      continue
    }
    const lowered = levels.loweredAt(pointer, within)
    if (format === 'shared' || format === 'slot') {
      const of = format === 'slot' ? 'slot' : { shared: String(value) }
      levels.addList(slotBeside(pointer), lowered)
      insert(headings, { level: lowered, pointer, isTag, block, of }, false)
      continue
    }
    const object = pointer === within ? pointer : parentPointer(pointer)
    if (Array.isArray(value)) {
      levels.addList(pointer, format === 'holds' ? lowered : levels.around(object, within) - 1)
      continue
    }
    const level = typeof wanted === 'number' ? wanted + lowered : levels.around(object, within) + 1
    if (typeof wanted === 'number' || !(object === within || levels.isBlock(object))) levels.add(object, level)
    insert(headings, { level, pointer, isTag, block }, met.has(pointer))
  }

  return (holder) => byHolder.get(holder) ?? []
}

/** The list that a page puts into the place of a shared block, by the name of the shared block. */
const slotBeside = (name: string): string => name.replace(/shared$/, 'slot')

/** With the headings of shared blocks in their places, and in those what the page puts into their slots. */
export function gatherHeadings(
  { pointer, language }: Pick<PageOutline, 'pointer' | 'language'>,
  blocks: object,
  headingsIn: (holder: string) => Heading[],
): Heading[] {
  const lower = (headings: Heading[], by: number) =>
    headings.map((heading) => (heading.isTag ? heading : { ...heading, level: heading.level + by }))
  // A shared block that holds itself is a mistake, which has a message of its own.
  const passed = new Set<string>()
  const expand = (headings: Heading[], filling: Heading[] = []): Heading[] => {
    if (!headings.some(({ of }) => of)) return headings
    const lists = headings.flatMap((one) => (isObject(one.of) ? [`${slotBeside(one.pointer)}/`] : []))
    return headings.flatMap((heading) => {
      const { of, level } = heading
      if (lists.some((list) => heading.pointer.startsWith(list))) return []
      if (of === undefined) return [heading]
      if (of === 'slot') return lower(filling, level)
      const list = `${slotBeside(heading.pointer)}/`
      const own = expand(headings.filter((other) => other.pointer.startsWith(list)))
      if (passed.has(of.shared)) return []
      passed.add(of.shared)
      const shared = expand(headingsIn(`/shared/${sharedNameIn(language, of.shared, blocks)}`), own)
      passed.delete(of.shared)
      return lower(shared, level)
    })
  }
  return expand(headingsIn(pointer))
}
