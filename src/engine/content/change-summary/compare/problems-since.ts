import { escapeToken, valueAt } from '../../../base/shared-types/json'
import type { Problem } from '../../../base/shared-types/problem'
import { PointerSet } from '../../schema-model/pointer-set'
import type { SiteChange } from './compare'

function touchedPointers({ pages, shared, settings, others }: SiteChange): string[] {
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

function createNameFinder(files: string[]): (text: string) => boolean {
  const names = new Set(files)
  const lengths = [...new Set(files.map(({ length }) => length))]
  return (text) => {
    for (let at = text.indexOf('/'); at !== -1 && names.size > 0; at = text.indexOf('/', at + 1))
      if (lengths.some((length) => names.has(text.slice(at, at + length)))) return true
    return false
  }
}

/** A problem of the whole file counts as untouched. */
const isPart = (pointer: string) => /^\/[^/]+\/[^/]+/.test(pointer)

const countPlaces = ({ others = [] }: Problem): number => 1 + others.length

/** The problems of a change: in parts that it touches or that name a file that it replaces, and new ones. */
export function problemsSince(problems: Problem[], before: Problem[], change: SiteChange): Problem[] {
  const touched = new PointerSet(touchedPointers(change))
  const oldPaths = new Map(change.pages.flatMap(({ path, from }) => (from === undefined ? [] : [[path, from]])))
  const holderOf = ({ page, pointer }: Problem) =>
    page === undefined ? pointer.split('/').slice(1, 3).join('/') : `page ${oldPaths.get(page) ?? page}`
  const keyOf = (problem: Problem) =>
    JSON.stringify([problem.rule, holderOf(problem), problem.data?.words ?? problem.message])

  const known = new Map<string, number>()
  for (const problem of before) known.set(keyOf(problem), (known.get(keyOf(problem)) ?? 0) + countPlaces(problem))

  const namesReplaced = createNameFinder(change.files.replaced)
  const isTouched = (problem: Problem) =>
    [problem, ...(problem.others ?? [])].some(({ pointer }) => isTouchedAt(pointer))
  const isTouchedAt = (pointer: string) => {
    if (touched.covers(pointer) || (isPart(pointer) && touched.reachesInto(pointer))) return true
    const value = valueAt(change.now, pointer)
    return typeof value === 'string' && namesReplaced(value)
  }
  const untouched = problems.filter((problem) => !isTouched(problem))
  const old = new Set(
    untouched.filter((problem) => {
      const left = known.get(keyOf(problem)) ?? 0
      const places = countPlaces(problem)
      if (left < places) return false
      known.set(keyOf(problem), left - places)
      return true
    }),
  )
  return problems.filter((problem) => !old.has(problem))
}
