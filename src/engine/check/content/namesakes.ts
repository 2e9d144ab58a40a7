import { addTo } from '../../model/groups'
import { intersect, isEmpty } from '../../schedule/span'
import type { Content } from './content'
import { holderOf } from './holders'
import type { PageOutline } from './page-outline'

interface Namesake {
  pointer: string
  /** The path of an earlier page with the same text. */
  owner: string
}

/** Finds pages whose title, or another text, is that of an earlier page in search results. */
export function findNamesakes(format: string, { ofFormat, pages }: Content): Namesake[] {
  const pointers = new Map<string, string[]>()
  for (const { value, pointer } of ofFormat(format))
    if (typeof value === 'string') addTo(pointers, value.trim().toLowerCase(), pointer)
  const repeated = [...pointers.values()].filter(({ length }) => length > 1)
  if (repeated.length === 0) return []
  const indexed = new Map(pages.filter(({ isIndexed }) => isIndexed).map((page) => [page.pointer, page]))
  return repeated.flatMap((same) => {
    let owner: PageOutline | undefined
    return same.flatMap((pointer) => {
      const page = indexed.get(holderOf(pointer))
      if (!page) return []
      // Two pages with separate times may share it.
      if (owner && !isEmpty(intersect(owner.planned, page.planned))) return [{ pointer, owner: owner.path }]
      owner = page
      return []
    })
  })
}
