import { lazy } from '../../../base/shared-types/lazy'
import { addTo, getOrAdd } from '../../../base/shared-types/maps'
import { holderOf } from '../../schema-model/holders'
import type { Annotation } from '../../schema-model/validation/open-validator'
import type { PageOutline } from './page-outline'

interface Anchors {
  of(page: PageOutline): Set<string>
  /** Keyed by pointer. */
  holdersOf(anchor: string): ReadonlyMap<string, PageOutline>
}

export function createAnchors(annotations: Annotation[], pages: PageOutline[]): Anchors {
  /** Keys are pages and shared blocks. */
  const byHolder = new Map<string, string[]>()
  for (const { value, pointer } of annotations) if (typeof value === 'string') addTo(byHolder, holderOf(pointer), value)

  const byPage = new Map<PageOutline, Set<string>>()
  const gather = ({ pointer, shared }: PageOutline): Set<string> => {
    const names = Array.from(shared, (name) => `/shared/${name}`)
    return new Set([pointer, ...names].flatMap((holder) => byHolder.get(holder) ?? []))
  }
  const of = (page: PageOutline): Set<string> => {
    return getOrAdd(byPage, page, () => gather(page))
  }

  const pagesByAnchor = lazy(() => {
    const groups = new Map<string, Map<string, PageOutline>>()
    for (const page of pages)
      for (const anchor of of(page)) groups.set(anchor, (groups.get(anchor) ?? new Map()).set(page.pointer, page))
    return groups
  })
  return {
    of,
    holdersOf: (anchor) => pagesByAnchor().get(anchor) ?? new Map(),
  }
}
