import type { Overview } from '../../../edited-site/overview'
import { sitePathOf } from './page-view'

/** A page that words or pictures of a block come from. */
export interface Origin {
  name: string
  title: string
}

/**
 * Returns the page that part of a block comes from: the one that all links around it lead to. Words and pictures of the
 * block itself do not come here.
 */
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
