import { pageAbove } from '../../../base/shared-types/addresses'
import { asList, isObject, type UnknownObject } from '../../../base/shared-types/json'
import type { CodedFinding } from '../../check/findings/finding'
import type { Moment } from '../../publication-dates/local-time'
import { redirectAfter, stateAt, zoneOf } from '../../publication-dates/page-times'
import type { ComparedPage, SiteChange } from './compare'

/** Hosts show "/404" for unknown paths, and the rule home-page reports a missing "/". */
const needNoRedirect = new Set(['/', '/404'])

const publicPaths = (content: UnknownObject, at: Moment): string[] =>
  asList(content.pages).flatMap((page) =>
    isObject(page) && typeof page.path === 'string' && isPublic(page, content, at) ? [page.path] : [],
  )

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

const describeHidden = ({ path, index, now = {} }: ComparedPage): CodedFinding => ({
  rule: 'vanished-path',
  message: `The page "${path}" was public before and ${now.draft === true ? 'is a draft now' : 'is still to come now'}: links to it from elsewhere, bookmarks and search engines lead to nothing. Leave it public while you write, or let it end with "expire" and a "redirect".`,
  address: path,
  pointer: `/pages/${index}/${now.draft === true ? 'draft' : 'path'}`,
})

export function findVanishedPaths({ pages, before, now }: SiteChange, at: Moment): CodedFinding[] {
  const paths = new Set(publicPaths(now, at))
  return pages.flatMap((change) => {
    const old = change.from ?? change.path
    if (change.kind === 'added' || !isPublic(change.before ?? {}, before, at)) return []
    if (change.kind === 'changed') return paths.has(old) ? [] : [describeHidden(change)]
    const isFine = paths.has(old) || needNoRedirect.has(old) || old.endsWith('*') || isCovered(old, paths)
    return isFine ? [] : [describeVanished(change, paths)]
  })
}
