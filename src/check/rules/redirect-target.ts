import type { Content } from '../content'
import type { Rule } from '.'

/** The paths that a redirect goes through when it leads round in a circle; undefined when it ends somewhere. */
function circleFrom(path: string, byPath: Content['byPath']): string[] | undefined {
  const seen: string[] = []
  for (let current = byPath.get(path); current?.redirect !== undefined; current = byPath.get(current.redirect)) {
    if (seen.includes(current.path)) return seen
    seen.push(current.path)
  }
  return undefined
}

/** A redirect must end at a page. A circle is one mistake, whichever way one walks into it. */
export const redirectTarget: Rule = ({ pages, byPath }) => {
  const reported = new Set<string>()
  return pages.flatMap(({ path, redirect, pointer }) => {
    const circle = redirect === undefined ? undefined : circleFrom(path, byPath)
    if (!circle || circle.some((member) => reported.has(member))) return []
    for (const member of circle) reported.add(member)
    const message = `The redirect from "${path}" to "${redirect}" leads round in a circle. Let it lead to a page that has blocks.`
    return [{ rule: 'redirect-target', pointer: `${pointer}/redirect`, message }]
  })
}
