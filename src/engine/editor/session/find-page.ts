import type { Overview, PageName } from '../../edits/store'

/** How many redirects are followed from one to the next. */
const mostSteps = 10

/** Returns the path of the page that an address leads to, itself or by redirects; undefined where there is none. */
function followRedirects({ pages }: Overview, path: string): string | undefined {
  let now: PageName | undefined
  let next: string | undefined = path
  for (let step = 0; step < mostSteps && next !== undefined; step++) {
    const [wanted]: string[] = next.split('#')
    now = pages.find((page) => page.path === wanted)
    next = now?.redirect
  }
  return now && now.redirect === undefined ? now.path : undefined
}

/**
 * Returns the path under which a page is found by now: its own; where a redirect leads; or the new path of a page that
 * is the same but for that. Returns undefined where it was removed.
 */
export function findPage(before: Overview | undefined, now: Overview, path: string): string | undefined {
  const led = followRedirects(now, path)
  if (led !== undefined || !before) return led
  const paths = new Set(before.pages.map((page) => page.path))
  const fresh = now.pages.filter((page) => !paths.has(page.path) && page.redirect === undefined)
  const old = before.pages.find((page) => page.path === path)
  const [only] = fresh.length === 1 && now.pages.length === before.pages.length ? fresh : []
  return (fresh.find(({ title }) => title === old?.title) ?? only)?.path
}
