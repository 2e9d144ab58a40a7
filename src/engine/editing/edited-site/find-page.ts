import type { Overview, PageName } from './overview'

const maxRedirects = 10

type NamedPages = Pick<Overview, 'pages' | 'made'>

/** The name comes before the address; a page that is made is the one that it is made from. */
export function findNamed({ pages, made = [] }: NamedPages, name: string): PageName | undefined {
  const found = pages.find((page) => page.name === name) ?? pages.find((page) => page.address === name)
  const from = found ? undefined : made.find(({ path }) => path === name)?.from
  return found ?? pages.find(({ path }) => path === from)
}

function followRedirects(overview: Overview, name: string): string | undefined {
  let now: PageName | undefined
  let next: string | undefined = name
  for (let step = 0; step < maxRedirects && next !== undefined; step++) {
    const [wanted = '']: string[] = next.split('#')
    now = findNamed(overview, wanted)
    next = now?.redirect
  }
  return now && now.redirect === undefined ? now.name : undefined
}

/** Follows redirects and renamed pages. */
export function findPage(before: Overview | undefined, now: Overview, name: string): string | undefined {
  const target = followRedirects(now, name)
  if (target !== undefined || !before) return target
  const names = new Set(before.pages.map((page) => page.name))
  const fresh = now.pages.filter((page) => !names.has(page.name) && page.redirect === undefined)
  const old = before.pages.find((page) => page.name === name)
  const [only] = fresh.length === 1 && now.pages.length === before.pages.length ? fresh : []
  return (fresh.find(({ title }) => title === old?.title) ?? only)?.name
}
