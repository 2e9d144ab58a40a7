import type { Overview, PageName } from './overview'

const maxRedirects = 10

/** The name comes before the address. */
export const findNamed = (pages: readonly PageName[], name: string): PageName | undefined =>
  pages.find((page) => page.name === name) ?? pages.find((page) => page.address === name)

function followRedirects({ pages }: Overview, name: string): string | undefined {
  let now: PageName | undefined
  let next: string | undefined = name
  for (let step = 0; step < maxRedirects && next !== undefined; step++) {
    const [wanted = '']: string[] = next.split('#')
    now = findNamed(pages, wanted)
    next = now?.redirect
  }
  return now && now.redirect === undefined ? now.name : undefined
}

/** Follows redirects and renamed pages. */
export function findPage(before: Overview | undefined, now: Overview, name: string): string | undefined {
  const found = followRedirects(now, name)
  if (found !== undefined || !before) return found
  const names = new Set(before.pages.map((page) => page.name))
  const fresh = now.pages.filter((page) => !names.has(page.name) && page.redirect === undefined)
  const old = before.pages.find((page) => page.name === name)
  const [only] = fresh.length === 1 && now.pages.length === before.pages.length ? fresh : []
  return (fresh.find(({ title }) => title === old?.title) ?? only)?.name
}
