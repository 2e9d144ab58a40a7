import type { Overview } from '../../../edited-site/overview'
import { sitePathOf } from './page-view'

export interface Origin {
  name: string
  title: string
}

/** All links around the part lead to that page. Undefined for words and pictures of the block itself. */
export function findOrigin(target: Element, frame: Element, overview: Overview): Origin | undefined {
  for (let element: Element | null = target; element && frame.contains(element); element = element.parentElement) {
    const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href]')]
    if (element instanceof HTMLAnchorElement) links.push(element)
    const paths = new Set(links.map(sitePathOf).filter((path) => path !== undefined))
    if (paths.size > 1 || element === frame) return undefined
    const [path] = paths
    if (path === undefined) continue
    // A link with words of its own block leads to a page, and shows nothing of it.
    if (links.some((link) => link.closest('[data-field]') ?? link.querySelector('[data-field]'))) return undefined
    return overview.pages.find(({ address, redirect }) => address === path && redirect === undefined)
  }
  return undefined
}
