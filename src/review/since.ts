import { valueAt } from '../check/content'
import type { Problem } from '../model/problem'
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
  const ofShared = shared.map(({ name }) => `/shared/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  return [...ofPages, ...ofShared, ...settings.map((name) => `/site/${name}`), ...others.map((name) => `/${name}`)]
}

const holds = (place: string, inner: string) => inner === place || inner.startsWith(`${place}/`)

/** A pointer to a page or a shared block at least: what is about the whole file is touched by nothing. */
const isPart = (pointer: string) => /^\/[^/]+\/[^/]+/.test(pointer)

/** A message without the lines that it names: they move with everything that is written above them. */
const wordsOf = (message: string) => message.replace(/ The same in lines? .*$/, '').replace(/\bon line \d+/g, 'on line')

/** How many places a message names: " The same in lines 3, 4 and 12." makes three more than one. */
function placesIn(message: string): number {
  const [, listed = ''] = message.match(/ The same in lines? (.*)\.$/) ?? []
  const more = Number(listed.match(/(\d+) more$/)?.[1] ?? 0)
  return 1 + more + (listed.replace(/\d+ more$/, '').match(/\d+/g)?.length ?? 0)
}

/**
 * Of the problems of a site those that a change is answerable for: what stands in a part that it touches or names a file
 * that it replaces, and what was not there before, wherever it is. `before` are the problems that the site had then.
 */
export function problemsSince(problems: Problem[], before: Problem[], change: SiteChange): Problem[] {
  const touched = touchedPlaces(change)
  const oldPaths = new Map(change.pages.flatMap(({ path, from }) => (from === undefined ? [] : [[path, from]])))
  const holderOf = ({ page, pointer }: Problem) =>
    page === undefined ? pointer.split('/').slice(1, 3).join('/') : `page ${oldPaths.get(page) ?? page}`
  const keyOf = (problem: Problem) => JSON.stringify([problem.rule, holderOf(problem), wordsOf(problem.message)])

  const known = new Map<string, number>()
  for (const problem of before) known.set(keyOf(problem), (known.get(keyOf(problem)) ?? 0) + placesIn(problem.message))

  const isTouched = ({ pointer }: Problem) => {
    if (touched.some((place) => holds(place, pointer) || (isPart(pointer) && holds(pointer, place)))) return true
    const value = valueAt(change.now, pointer)
    return typeof value === 'string' && change.files.replaced.some((file) => value.includes(file))
  }
  // Counted first, so that the old ones of several alike are those that nothing has touched.
  const untouched = problems.filter((problem) => !isTouched(problem))
  const old = new Set(
    untouched.filter((problem) => {
      const left = known.get(keyOf(problem)) ?? 0
      const places = placesIn(problem.message)
      if (left < places) return false
      known.set(keyOf(problem), left - places)
      return true
    }),
  )
  return problems.filter((problem) => !old.has(problem))
}
