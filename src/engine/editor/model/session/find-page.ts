import type { Overview, PageName } from '../../../edits/store'

/** How many redirects are followed from one to the next. */
const maxSteps = 10

/** Returns the page of a name, or the one that is shown at a path. */
export const findNamed = (pages: readonly PageName[], name: string): PageName | undefined =>
  pages.find((page) => page.name === name) ?? pages.find((page) => page.address === name)

/** Returns the name of the page that an address leads to, itself or by redirects; undefined where there is none. */
function followRedirects({ pages }: Overview, name: string): string | undefined {
  let now: PageName | undefined
  let next: string | undefined = name
  for (let step = 0; step < maxSteps && next !== undefined; step++) {
    const [wanted = '']: string[] = next.split('#')
    now = findNamed(pages, wanted)
    next = now?.redirect
  }
  return now && now.redirect === undefined ? now.name : undefined
}

/**
 * Returns the name under which a page is found by now: its own; where a redirect leads; or the new name of a page that
 * is the same but for that. Returns undefined where it was removed.
 */
export function findPage(before: Overview | undefined, now: Overview, name: string): string | undefined {
  const led = followRedirects(now, name)
  if (led !== undefined || !before) return led
  const names = new Set(before.pages.map((page) => page.name))
  const fresh = now.pages.filter((page) => !names.has(page.name) && page.redirect === undefined)
  const old = before.pages.find((page) => page.name === name)
  const [only] = fresh.length === 1 && now.pages.length === before.pages.length ? fresh : []
  return (fresh.find(({ title }) => title === old?.title) ?? only)?.name
}
