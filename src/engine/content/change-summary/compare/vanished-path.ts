import { pageAbove } from '../../../base/shared-types/addresses'
import { asList, isObject, type UnknownObject } from '../../../base/shared-types/json'
import { addTo } from '../../../base/shared-types/maps'
import { nameAll } from '../../../base/text/name-all'
import { findMadePages } from '../../check/content-index/lists/made-pages'
import type { CodedFinding } from '../../check/findings/finding'
import type { Moment } from '../../publication-dates/local-time'
import { redirectAfter, stateAt, zoneOf } from '../../publication-dates/page-times'
import type { ComparedPage, SiteChange } from './compare'

/** Hosts show "/404" for unknown paths, and the rule home-page reports a missing "/". */
const needNoRedirect = new Set(['/', '/404'])

const publicPages = (content: UnknownObject, at: Moment): UnknownObject[] =>
  asList(content.pages).filter((page) => isObject(page) && isPublic(page, content, at)) as UnknownObject[]

/** Without the further pages of lists: a list may become shorter. */
const madeForValues = (content: UnknownObject) => findMadePages(content, new Map())

/** Includes made pages. The path that they are made from ends in a wildcard, and is no redirect. */
const pathsOf = (content: UnknownObject, at: Moment): Set<string> =>
  new Set([
    ...publicPages(content, at).flatMap(({ path, each }) => (typeof path === 'string' && !each ? [path] : [])),
    ...madeForValues(content).map(({ path }) => path),
  ])

function isPublic(page: UnknownObject, content: UnknownObject, at: Moment): boolean {
  const state = stateAt(page, at, zoneOf(content))
  return state === 'public' || (state === 'ended' && redirectAfter(page) !== undefined)
}

function isCovered(path: string, paths: Set<string>): boolean {
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1))
    if (paths.has(`${path.slice(0, end + 1)}*`)) return true
  return false
}

function describeVanished({ kind, path, from, index, before }: ComparedPage, paths: Set<string>): CodedFinding {
  const old = from ?? path
  const wasTarget = typeof before?.redirect === 'string' ? before.redirect : undefined
  const target =
    kind === 'moved'
      ? path
      : wasTarget && paths.has(wasTarget)
        ? wasTarget
        : pageAbove(old, (above) => paths.has(above))
  const suggestion = `{ "path": ${JSON.stringify(old)}, "redirect": ${JSON.stringify(target)} }`
  const what = wasTarget === undefined ? `The page "${old}"` : `The redirect from "${old}" to "${wasTarget}"`
  const became = kind === 'moved' ? `is now "${path}"` : 'was here before and is gone'
  return {
    rule: 'vanished-path',
    message: `${what} ${became}: links to it from elsewhere, bookmarks and search engines lead to nothing. Lead its visitors on. Add this to "pages": ${suggestion}`,
    address: old,
    suggestion,
    ...(kind === 'moved' ? { pointer: `/pages/${index}/path` } : { pointer: '/pages', on: 'key' as const }),
  }
}

function describeValues(from: string, gone: string[], paths: Set<string>, isMade: boolean): CodedFinding {
  const redirects = (isMade ? gone : [from]).map(
    (path) =>
      `{ "path": ${JSON.stringify(path)}, "redirect": ${JSON.stringify(pageAbove(path, (up) => paths.has(up)))} }`,
  )
  const suggestion = redirects.join(', ')
  return {
    rule: 'vanished-path',
    message: `"${from}" made ${nameAll(gone)} before and does not now: links to ${gone.length === 1 ? 'it' : 'them'} from elsewhere, bookmarks and search engines lead to nothing. Lead their visitors on. Add this to "pages": ${suggestion}`,
    address: gone[0] ?? from,
    suggestion,
    pointer: '/pages',
    on: 'key',
  }
}

function findVanishedValues({ before, now }: SiteChange, at: Moment, paths: Set<string>) {
  const gone = new Map<string, string[]>()
  for (const { path, made } of madeForValues({ ...before, pages: publicPages(before, at) }))
    if (!paths.has(path) && !isCovered(path, paths)) addTo(gone, made.from, path)
  const makers = new Set(asList(now.pages).flatMap((page) => (isObject(page) && page.each ? [page.path] : [])))
  return [...gone].map(([from, values]) => describeValues(from, values, paths, makers.has(from)))
}

const describeHidden = ({ path, index, now = {} }: ComparedPage): CodedFinding => ({
  rule: 'vanished-path',
  message: `The page "${path}" was public before and ${now.draft === true ? 'is a draft now' : 'is still to come now'}: links to it from elsewhere, bookmarks and search engines lead to nothing. Leave it public while you write, or let it end with "expire" and a "redirect".`,
  address: path,
  pointer: `/pages/${index}/${now.draft === true ? 'draft' : 'path'}`,
})

export function findVanishedPaths(change: SiteChange, at: Moment): CodedFinding[] {
  const { pages, before, now } = change
  const paths = pathsOf(now, at)
  const written = pages.flatMap((page) => {
    const old = page.from ?? page.path
    if (page.kind === 'added' || !isPublic(page.before ?? {}, before, at)) return []
    if (page.kind === 'changed') return isPublic(page.now ?? {}, now, at) ? [] : [describeHidden(page)]
    const isFine = paths.has(old) || needNoRedirect.has(old) || old.endsWith('*') || isCovered(old, paths)
    return isFine ? [] : [describeVanished(page, paths)]
  })
  return [...written, ...findVanishedValues(change, at, paths)]
}
