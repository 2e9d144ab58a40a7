import { type ItemReading, readByPage } from '../../../base/json-parser/incremental/read-by-page'
import { lazy } from '../../../base/shared-types/lazy'
import { addTo } from '../../../base/shared-types/maps'
import { holderOf } from '../../schema-model/holders'
import type { Annotation, Validate } from '../../schema-model/validation/open-validator'
import type { Content } from '../content-index/content'
import { type ReadOptions, readSiteContent, readWhole } from '../content-index/read-content'
import type { PartContent } from '../content-index/read-found'
import type { PublicFiles } from '../files/public-file'
import { joinPages, readPage } from './page-content'
import type { CheckedPart } from './run-rules'

interface KeptPart extends CheckedPart {
  content: PartContent
}

export interface TextByPage {
  reading: ItemReading
  files: PublicFiles
  outside: KeptPart
  /** A page keeps the pointer that it got first, "/pages/<key>", wherever it moves: see writtenAt. */
  pages: KeptPart[]
  nextKey: number
}

export interface PageTools {
  validate: Validate
  constants: Pick<
    ReadOptions,
    'headlines' | 'sayType' | 'examples' | 'held' | 'heldWords' | 'keyVariable' | 'lists' | 'entryFields'
  >
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

const moveAnnotations = (annotations: Annotation[], from: string, to: string): Annotation[] =>
  from === to ? annotations : annotations.map((item) => ({ ...item, pointer: to + item.pointer.slice(from.length) }))

const partOf = (pointer: string, value: unknown, content: PartContent): KeptPart => ({
  pointer,
  value,
  content,
  found: {},
})

function readOutside(root: unknown, annotations: Annotation[], files: PublicFiles, { constants }: PageTools): KeptPart {
  const { pages: _, ...value } = root as Record<string, unknown>
  return partOf('', value, readWhole(value, annotations, files, constants))
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
  const reading = readByPage(text, before?.reading)
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
  const firstKey = kept?.nextKey ?? 0
  let validated = 0
  const pages = reading.items.map(({ value, same }): KeptPart => {
    const known = keptOf(same)
    if (known) return known
    const from = pointerOf(validated)
    const pointer = pointerOf(firstKey + validated)
    validated++
    const annotations = moveAnnotations(groups.get(from) ?? [], from, pointer)
    return partOf(pointer, value, readPage({ pointer, value, annotations }, outside.content))
  })
  return { reading, files, outside, pages, nextKey: firstKey + validated }
}

export const contentOf = ({ reading, outside, pages }: TextByPage, options: ReadOptions): Content =>
  readSiteContent(reading.value, joinPages(outside.content, pages), options)

export function createPointerWriter(pages: CheckedPart[]): (pointer: string) => string {
  const places = lazy(() => new Map(pages.map((page, index) => [page.pointer, index])))
  return (pointer) => {
    const holder = holderOf(pointer)
    const index = places().get(holder)
    return index === undefined ? pointer : pointerOf(index) + pointer.slice(holder.length)
  }
}
