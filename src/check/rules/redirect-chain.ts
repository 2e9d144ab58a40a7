import type { Content, Finding } from '../content'
import type { WarningRule } from '.'

/** Where an old address ends, after all its redirects; undefined when it is no redirect or leads round in a circle. */
function endOf(path: string, { byPath }: Content): string | undefined {
  const seen = new Set<string>()
  let page = byPath.get(path)
  if (page?.redirect === undefined) return undefined
  while (page?.redirect !== undefined) {
    if (seen.has(page.path)) return undefined
    seen.add(page.path)
    page = byPath.get(page.redirect)
  }
  return page?.path
}

/** Links and redirects lead straight to a page, not to an old address that sends visitors on. */
export const redirectChain: WarningRule = (content) => {
  const redirects = content.pages.flatMap(({ path, redirect, pointer }): Finding[] => {
    const end = redirect === undefined ? undefined : endOf(redirect, content)
    if (end === undefined) return []
    const message = `"${path}" leads to "${redirect}", which is an old address, too, and leads on. Write "${end}", so that visitors get there in one step.`
    return [{ pointer: `${pointer}/redirect`, message, suggestion: end, replacement: end }]
  })
  const rich = new Set(content.html.map(({ pointer }) => pointer))
  const links = content.links.flatMap(({ value, pointer }): Finding[] => {
    if (!value.startsWith('/')) return []
    const path = value.replace(/[?#].*$/, '')
    const end = endOf(path, content)
    if (end === undefined) return []
    const straight = end + value.slice(path.length)
    const message = `The link "${value}" names an old address, which leads on to "${end}". Write "${straight}".`
    return [{ pointer, message, suggestion: straight, ...(!rich.has(pointer) && { replacement: straight }) }]
  })
  return [...redirects, ...links]
}
