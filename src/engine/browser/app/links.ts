import { isPlainClick } from '../../dom/plain-click'
import { normalizePath } from './normalize-path'
import { loadPage } from './page-loader'

/** A link that leads to another page of this site: its address without the origin. Undefined for all other links. */
function pageAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname)
  if (url.origin !== location.origin || isFile) return undefined
  return url.pathname + url.search + url.hash
}

/** Whether only the part after # differs from where the reader is: that the browser does best by itself. */
const isOnThisPage = (address: string) =>
  address.includes('#') && address.split('#')[0] === location.pathname + location.search

/** Fetches the page of an address of this site, so that a click on its link finds it there. */
export const prefetch = (address: string): void => void loadPage(normalizePath(address.replace(/[?#].*/s, '')))

/**
 * Takes over clicks on links within the site, wherever they stand, and fetches a page as soon as a visitor points at
 * its link. Returns how to stop.
 */
export function followLinks(navigate: (address: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const address = pageAddress(event.target)
    if (address === undefined || event.defaultPrevented || !isPlainClick(event) || isOnThisPage(address)) return
    event.preventDefault()
    navigate(address)
  }
  // A moment later: where a finger has tapped already, its click goes first.
  const foresee = ({ target }: Event) =>
    setTimeout(() => {
      const address = pageAddress(target)
      if (address !== undefined) prefetch(address)
    })
  document.addEventListener('click', follow)
  document.addEventListener('pointerover', foresee, { passive: true })
  document.addEventListener('focusin', foresee)
  return () => {
    document.removeEventListener('click', follow)
    document.removeEventListener('pointerover', foresee)
    document.removeEventListener('focusin', foresee)
  }
}
