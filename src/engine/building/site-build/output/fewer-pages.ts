import { Failure } from '../../../base/shared-types/failure'

class FewerPages extends Failure {}

const maxListed = 20

/**
 * Throws FewerPages when a site would lose a fifth of its pages or more. Pages that have become redirects do not count.
 */
export function refuseFewerPages(last: string[] = [], pages: string[], redirects: string[]): void {
  const remaining = new Set([...pages, ...redirects])
  const vanished = last.filter((path) => !remaining.has(path))
  if (vanished.length === 0 || pages.length > last.length * 0.8) return
  const list = vanished.slice(0, maxListed).map((path) => `  ${path}`)
  const rest = vanished.length > maxListed ? [`  … and ${vanished.length - maxListed} more`] : []
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
