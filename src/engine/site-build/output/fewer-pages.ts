import { Failure } from '../../model/failure'

/** The site has far fewer pages than at its last build: something may have been lost by accident. */
export class FewerPages extends Failure {}

/** So many of the vanished pages are named. */
const named = 20

/**
 * Throws FewerPages when a site would lose a fifth of its pages or more. `last` are the pages of the last build, if
 * there was one, `pages` those to come, `redirects` the addresses that lead on: a page that has become one of them has
 * not vanished.
 */
export function refuseFewerPages(last: string[] = [], pages: string[], redirects: string[]): void {
  const still = new Set([...pages, ...redirects])
  const vanished = last.filter((path) => !still.has(path))
  if (vanished.length === 0 || pages.length > last.length * 0.8) return
  const list = vanished.slice(0, named).map((path) => `  ${path}`)
  const rest = vanished.length > named ? [`  … and ${vanished.length - named} more`] : []
  throw new FewerPages(
    [
      `The last build had ${last.length} pages, this one would have ${pages.length}. These would vanish:`,
      ...list,
      ...rest,
      'If that is what you want, build once more with --fewer-pages. Otherwise bring them back in pages.json, or give each a redirect.',
      'Nothing was built. The last site is as it was.',
    ].join('\n'),
  )
}
