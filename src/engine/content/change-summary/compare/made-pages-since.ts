import { isObject, pagesIn } from '../../../base/shared-types/json'
import { addTo } from '../../../base/shared-types/maps'
import { findMadePages } from '../../check/content-index/lists/made-pages'
import type { ListBlocks } from '../../collections/list-query'

/** Made by a list with pages, or a page with "each", in only one state. */
export interface MadeChange {
  from: string
  comes: string[]
  goes: string[]
}

export function findMadeChanges(before: unknown, now: unknown, lists: ListBlocks): MadeChange[] {
  const [was, is] = [before, now].map(
    (content) => new Map(findMadePages(content, lists).map(({ path, made }) => [path, made.from])),
  ) as [Map<string, string>, Map<string, string>]
  const written = new Set(pagesIn(now).flatMap((page) => (isObject(page) && !page.redirect ? [page.path] : [])))
  const [comes, goes] = [new Map<string, string[]>(), new Map<string, string[]>()]
  for (const [path, from] of is) if (!was.has(path)) addTo(comes, from, path)
  for (const [path, from] of was) if (!is.has(path) && !written.has(path)) addTo(goes, from, path)
  const all = new Set([...comes.keys(), ...goes.keys()])
  return [...all].map((from) => ({ from, comes: comes.get(from) ?? [], goes: goes.get(from) ?? [] }))
}
