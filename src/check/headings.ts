import type { PageOutline } from './content'
import type { HtmlReading } from './html'
import type { FoundValue } from './validate'

/** A heading that a visitor meets, by the place that it comes from. */
export interface Heading {
  level: number
  pointer: string
  /** Whether it is a tag inside a rich text. */
  isTag: boolean
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'))

/** Answers the block that a place is in. The walk stays in a block for a while, so the last one is tried first. */
function createBlockFinder(): (pointer: string) => string | undefined {
  let last = '?'
  return (pointer) => {
    if (pointer.startsWith(last) && (pointer.length === last.length || pointer[last.length] === '/')) return last
    const block = pointer.match(/^(\/pages\/\d+\/blocks\/\d+|\/shared\/[^/]+)/)?.[0]
    last = block ?? last
    return block
  }
}

/** The level of the nearest heading around an object of a block; 1 where only the page's own is. */
function levelAround(object: string, block: string, levels: ReadonlyMap<string, number>): number {
  for (let around = object; ; around = parentOf(around)) {
    const level = levels.get(around)
    if (level !== undefined) return level
    if (around === block) return 1
  }
}

/**
 * Reads the outline of every page from what the schemas say with "headingLevel", and from the tags of rich texts. A
 * schema lists its fields in the order in which a visitor meets them, and so does the walk.
 */
export function outlineHeadings(
  found: FoundValue[],
  html: (HtmlReading & { pointer: string })[],
): (page: PageOutline) => Heading[] {
  const byBlock = new Map<string, Heading[]>()
  const levels = new Map<string, number>()
  const blockOf = createBlockFinder()
  const tags = new Map(
    html.flatMap(({ pointer, headings }) => (headings.length > 0 ? [[pointer, headings] as const] : [])),
  )

  for (const { format, value, pointer, wanted } of found) {
    const isTag = format === 'html'
    const written = isTag ? (tags.get(pointer) ?? []) : []
    if ((format !== 'headingLevel' && written.length === 0) || value === '') continue
    const block = blockOf(pointer)
    if (block === undefined) continue
    const headings = byBlock.get(block) ?? []
    byBlock.set(block, headings)
    if (isTag) {
      headings.push(...written.map((level) => ({ level, pointer, isTag })))
      continue
    }
    const object = pointer === block ? block : parentOf(pointer)
    const level = typeof wanted === 'number' ? wanted : levelAround(object, block, levels) + 1
    if ((typeof wanted === 'number' || object !== block) && !levels.has(object)) levels.set(object, level)
    // The heading that a block writes above a rich text comes before the tags of that text.
    const own = headings.findIndex((heading) => heading.pointer === pointer)
    headings.splice(own < 0 ? headings.length : own, 0, { level, pointer, isTag })
  }

  return ({ pointer, blocks }) =>
    blocks.flatMap(
      ({ shared }, index) =>
        byBlock.get(typeof shared === 'string' ? `/shared/${shared}` : `${pointer}/blocks/${index}`) ?? [],
    )
}
