import type { Draft } from '../../check/draft'
import { pageAbove } from '../../model/addresses'
import { isObject } from '../../model/json'
import type { Moment } from '../../schedule/local-time'
import { redirectAfter, stateAt, zoneOf } from '../../schedule/page-times'
import type { PageChange, SiteChange } from './compare'
import { asList, type Part } from './part'

/** Paths that need no redirect: a host shows "/404" for unknown paths, and the rule home-page reports a missing "/". */
const needNoRedirect = new Set(['/', '/404'])

/** The paths at which visitors find something at a moment: drafts, and what is still to come, leave nothing there. */
const pathsOf = (content: Part, at: Moment): string[] =>
  asList(content.pages).flatMap((page) =>
    isObject(page) && typeof page.path === 'string' && isFound(page, content, at) ? [page.path] : [],
  )

function isFound(page: Part, content: Part, at: Moment): boolean {
  const state = stateAt(page, at, zoneOf(content))
  return state === 'public' || (state === 'ended' && redirectAfter(page) !== undefined)
}

/** Whether a redirect for every unknown path under another one ("/old/*") leads visitors of a path on. */
function isCaught(path: string, paths: Set<string>): boolean {
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1))
    if (paths.has(`${path.slice(0, end + 1)}*`)) return true
  return false
}

function judge({ kind, path, from, index, before }: PageChange, paths: Set<string>): Draft {
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

/** Says that a page is kept from visitors who have known it: a redirect cannot stand beside it. */
const judgeHidden = ({ path, index, now = {} }: PageChange): Draft => ({
  rule: 'vanished-path',
  message: `The page "${path}" was public before and ${now.draft === true ? 'is a draft now' : 'is still to come now'}: links to it from elsewhere, bookmarks and search engines lead to nothing. Leave it public while you write, or let it end with "expire" and a "redirect".`,
  address: path,
  pointer: `/pages/${index}/${now.draft === true ? 'draft' : 'path'}`,
})

/**
 * Every path that visitors found something at before a change and find nothing at after it, at the same moment: without a
 * redirect that leads them on.
 */
export function findVanishedPaths({ pages, before, now }: SiteChange, at: Moment): Draft[] {
  const paths = new Set(pathsOf(now, at))
  return pages.flatMap((change) => {
    const old = change.from ?? change.path
    if (change.kind === 'added' || !isFound(change.before ?? {}, before, at)) return []
    if (change.kind === 'changed') return paths.has(old) ? [] : [judgeHidden(change)]
    const isFine = paths.has(old) || needNoRedirect.has(old) || old.endsWith('*') || isCaught(old, paths)
    return isFine ? [] : [judge(change, paths)]
  })
}
