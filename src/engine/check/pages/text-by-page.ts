import { type ItemReading, readByItem } from '../../json/items/read-by-item'
import { addTo } from '../../model/groups'
import type { Content } from '../content/content'
import { holderOf } from '../content/holders'
import { type ReadOptions, readContent } from '../content/read-content'
import type { Part } from '../problems/run-rules'
import type { PublicFiles } from '../public-file'
import type { Annotation, Validate } from '../schema/validate'
import { type KeptPage, keepPage, movePage, movePointers } from './kept-page'

/** A text that the schemas accept, page by page. */
export interface TextByPage {
  reading: ItemReading
  files: PublicFiles
  /** Site settings, shared blocks and all else outside of pages. */
  outside: Part & { content: Content }
  pages: KeptPage[]
}

export interface PageTools {
  validate: Validate
  constants: Pick<ReadOptions, 'headlines' | 'sayType' | 'examples' | 'keyVariable'>
}

const pointerOf = (index: number) => `/pages/${index}`

/** The key '' is for annotations outside of pages. */
function groupByPage(annotations: Annotation[]): Map<string, Annotation[]> {
  const groups = new Map<string, Annotation[]>()
  for (const item of annotations) {
    const holder = holderOf(item.pointer)
    addTo(groups, holder.startsWith('/pages/') ? holder : '', item)
  }
  return groups
}

function readOutside(
  root: unknown,
  annotations: Annotation[],
  files: PublicFiles,
  { constants }: PageTools,
): TextByPage['outside'] {
  const { pages: _, ...value } = root as Record<string, unknown>
  const content = readContent(value, annotations, files, constants)
  return { pointer: '', value, content, read: () => content, found: {} }
}

/**
 * Reads only the pages that differ from an earlier text, or all if anything outside of pages or a file has changed.
 * Undefined if the text has JSON mistakes or the schemas refuse it: then it must be checked as a whole.
 */
export function readTextByPage(
  text: string,
  files: PublicFiles,
  tools: PageTools,
  before?: TextByPage,
): TextByPage | undefined {
  const reading = readByItem(text, 'pages', before?.reading)
  if (!reading) return undefined
  const isSameOutside = before?.reading.frame === reading.frame && before.files === files
  const kept = isSameOutside ? before : undefined
  const keptOf = (same: number | undefined) => (same === undefined ? undefined : kept?.pages[same])
  const fresh = reading.items.filter(({ same }) => !keptOf(same))
  const validation =
    kept && fresh.length === 0
      ? { errors: [], annotations: [] }
      : tools.validate({ ...(reading.value as object), pages: fresh.map(({ value }) => value) })
  if (validation.errors.length > 0) return undefined
  const groups = groupByPage(validation.annotations)
  const outside = kept?.outside ?? readOutside(reading.value, groups.get('') ?? [], files, tools)
  let validated = 0
  const pages = reading.items.map(({ value, same }, index): KeptPage => {
    const pointer = pointerOf(index)
    const known = keptOf(same)
    if (known) return movePage(known, pointer, outside.content)
    const from = pointerOf(validated++)
    const annotations = movePointers(groups.get(from) ?? [], from, pointer)
    return keepPage({ pointer, value, annotations }, outside.content)
  })
  return { reading, files, outside, pages }
}

export function contentOf({ reading, files, outside, pages }: TextByPage, options: ReadOptions): Content {
  const byPointer = new Map(pages.map((page) => [page.pointer, page]))
  const annotations = [...outside.content.annotations]
  const html = [...outside.content.html]
  for (const page of pages) {
    for (const item of page.annotations) annotations.push(item)
    for (const item of page.html) html.push(item)
  }
  return readContent(reading.value, annotations, files, options, {
    pages: pages.flatMap(({ outline }) => outline),
    html,
    keyed: [...outside.content.keyed, ...pages.flatMap(({ keyed }) => keyed)],
    targets: () =>
      new Map([...outside.content.targets(), ...pages.map((page) => [page.pointer, page.targets] as const)]),
    headingsIn: (holder) => byPointer.get(holder)?.headings() ?? outside.content.headingsIn(holder),
  })
}
