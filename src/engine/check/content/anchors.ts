import { addTo } from '../../model/groups'
import type { Annotation } from '../schema/validate'
import { holderOf } from './holders'
import type { PageOutline } from './page-outline'

/** The anchors of pages: each is looked for once. */
interface Anchors {
  /** The anchors of a page, those of its shared blocks included. */
  of(page: PageOutline): Set<string>
  /** The pages with an anchor, by their pointers. */
  holdersOf(anchor: string): ReadonlyMap<string, PageOutline>
}

/** Returns the anchors of pages, of the annotations of a content. */
export function createAnchors(annotations: Annotation[], pages: PageOutline[]): Anchors {
  /** By the page or the shared block that they stand in. */
  const byHolder = new Map<string, string[]>()
  for (const { value, pointer } of annotations) if (typeof value === 'string') addTo(byHolder, holderOf(pointer), value)

  const byPage = new Map<PageOutline, Set<string>>()
  const gather = ({ pointer, blocks }: PageOutline): Set<string> => {
    const names = blocks.flatMap(({ shared }) => (typeof shared === 'string' ? [`/shared/${shared}`] : []))
    return new Set([pointer, ...names].flatMap((holder) => byHolder.get(holder) ?? []))
  }
  const of = (page: PageOutline): Set<string> => {
    const anchors = byPage.get(page) ?? gather(page)
    byPage.set(page, anchors)
    return anchors
  }

  let pagesByAnchor: Map<string, Map<string, PageOutline>> | undefined
  const groupPages = () => {
    const groups = new Map<string, Map<string, PageOutline>>()
    for (const page of pages)
      for (const anchor of of(page)) groups.set(anchor, (groups.get(anchor) ?? new Map()).set(page.pointer, page))
    return groups
  }
  return {
    of,
    holdersOf(anchor) {
      pagesByAnchor ??= groupPages()
      return pagesByAnchor.get(anchor) ?? new Map()
    },
  }
}
