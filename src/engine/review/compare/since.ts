import { PointerSet } from '../../check/content/pointer-set'
import { escapeToken, valueAt } from '../../model/json'
import type { Problem } from '../../model/problem'
import type { SiteChange } from './compare'

/** The JSON pointers of what differs: fields of pages, blocks, shared blocks, settings. */
function touchedPlaces({ pages, shared, settings, others }: SiteChange): string[] {
  const ofPages = pages.flatMap(({ kind, index, fields, blocks }) => {
    const page = `/pages/${index}`
    if (kind === 'removed') return []
    if (kind === 'added') return [page]
    const path = kind === 'moved' ? [`${page}/path`] : []
    const changed = blocks.flatMap(({ now }) => (now === undefined ? [] : [`${page}/blocks/${now}`]))
    const hasFewer = blocks.some(({ now }) => now === undefined)
    return [...path, ...fields.map((name) => `${page}/${name}`), ...changed, ...(hasFewer ? [`${page}/blocks`] : [])]
  })
  const ofShared = shared.map(({ name }) => `/shared/${escapeToken(name)}`)
  return [...ofPages, ...ofShared, ...settings.map((name) => `/site/${name}`), ...others.map((name) => `/${name}`)]
}

/** Finds whether a text holds the name of one of some files. All names begin with a slash. */
function createNameFinder(files: string[]): (text: string) => boolean {
  const names = new Set(files)
  const lengths = [...new Set(files.map(({ length }) => length))]
  return (text) => {
    for (let at = text.indexOf('/'); at !== -1 && names.size > 0; at = text.indexOf('/', at + 1))
      if (lengths.some((length) => names.has(text.slice(at, at + length)))) return true
    return false
  }
}

/** A pointer to a page or a shared block at least: what is about the whole file is touched by nothing. */
const isPart = (pointer: string) => /^\/[^/]+\/[^/]+/.test(pointer)

/** How many places a problem stands in. */
const placesOf = ({ others = [] }: Problem): number => 1 + others.length

/**
 * Of the problems of a site those that a change is answerable for: what stands in a part that it touches or names a file
 * that it replaces, and what was not there before, wherever it is. `before` are the problems that the site had then.
 */
export function problemsSince(problems: Problem[], before: Problem[], change: SiteChange): Problem[] {
  const touched = new PointerSet(touchedPlaces(change))
  const oldPaths = new Map(change.pages.flatMap(({ path, from }) => (from === undefined ? [] : [[path, from]])))
  const holderOf = ({ page, pointer }: Problem) =>
    page === undefined ? pointer.split('/').slice(1, 3).join('/') : `page ${oldPaths.get(page) ?? page}`
  const keyOf = (problem: Problem) =>
    JSON.stringify([problem.rule, holderOf(problem), problem.data?.words ?? problem.message])

  const known = new Map<string, number>()
  for (const problem of before) known.set(keyOf(problem), (known.get(keyOf(problem)) ?? 0) + placesOf(problem))

  const namesReplaced = createNameFinder(change.files.replaced)
  const isTouched = (problem: Problem) =>
    [problem, ...(problem.others ?? [])].some(({ pointer }) => isTouchedAt(pointer))
  const isTouchedAt = (pointer: string) => {
    if (touched.covers(pointer) || (isPart(pointer) && touched.reachesInto(pointer))) return true
    const value = valueAt(change.now, pointer)
    return typeof value === 'string' && namesReplaced(value)
  }
  // Counted first, so that the old ones of several alike are those that nothing has touched.
  const untouched = problems.filter((problem) => !isTouched(problem))
  const old = new Set(
    untouched.filter((problem) => {
      const left = known.get(keyOf(problem)) ?? 0
      const places = placesOf(problem)
      if (left < places) return false
      known.set(keyOf(problem), left - places)
      return true
    }),
  )
  return problems.filter((problem) => !old.has(problem))
}
