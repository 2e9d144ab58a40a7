import type { Draft } from '../../check/draft'
import { isObject } from '../../model/json'
import { asList, type PageChange, type Part, type SiteChange } from './compare'

/** Paths that need no redirect: a host shows "/404" for unknown paths, and the rule home-page reports a missing "/". */
const needNoRedirect = new Set(['/', '/404'])

const pathsOf = (content: Part): string[] =>
  asList(content.pages).flatMap((page) => (isObject(page) && typeof page.path === 'string' ? [page.path] : []))

/** Whether a redirect for every unknown path under another one ("/old/*") leads visitors of a path on. */
function isCaught(path: string, paths: Set<string>): boolean {
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1))
    if (paths.has(`${path.slice(0, end + 1)}*`)) return true
  return false
}

/** The page above a path that there is: "/work/films" for "/work/films/fox", or else the home page. */
function above(path: string, paths: Set<string>): string {
  let parent = path
  do parent = parent.slice(0, parent.lastIndexOf('/'))
  while (parent !== '' && !paths.has(parent))
  return parent || '/'
}

function judge({ kind, path, from, index, before }: PageChange, paths: Set<string>): Draft {
  const old = from ?? path
  const wasTarget = typeof before?.redirect === 'string' ? before.redirect : undefined
  const target = kind === 'moved' ? path : wasTarget && paths.has(wasTarget) ? wasTarget : above(old, paths)
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

/** Every path that a site had before and has no more, without a redirect that leads its visitors on. */
export function findVanishedPaths({ pages, now }: SiteChange): Draft[] {
  const paths = new Set(pathsOf(now))
  return pages.flatMap((change) => {
    if (change.kind !== 'removed' && change.kind !== 'moved') return []
    const old = change.from ?? change.path
    const isFine = paths.has(old) || needNoRedirect.has(old) || old.endsWith('*') || isCaught(old, paths)
    return isFine ? [] : [judge(change, paths)]
  })
}
