import { isPlainClick } from '../../../base/dom/plain-click'
import { isInOtherLanguage } from '../other-language'
import { normalizePath } from './normalize-path'
import { loadPage } from './page-loader'

function pageAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname)
  if (url.origin !== location.origin || isFile) return undefined
  if (import.meta.env.LANGUAGES && isInOtherLanguage(normalizePath(url.pathname))) return undefined
  return url.pathname + url.search + url.hash
}

const isOnThisPage = (address: string) =>
  address.includes('#') && address.split('#')[0] === location.pathname + location.search

export const prefetch = (address: string): void => void loadPage(normalizePath(address.replace(/[?#].*/s, '')))

/** Also prefetches a page when its link is hovered or focused. */
export function handleLinks(navigate: (address: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const address = pageAddress(event.target)
    if (address === undefined || event.defaultPrevented || !isPlainClick(event) || isOnThisPage(address)) return
    event.preventDefault()
    navigate(address)
  }
  // Deferred, so that the click of a tap goes first.
  const prefetchLater = ({ target }: Event) =>
    setTimeout(() => {
      const address = pageAddress(target)
      if (address !== undefined) prefetch(address)
    })
  document.addEventListener('click', follow)
  document.addEventListener('pointerover', prefetchLater, { passive: true })
  document.addEventListener('focusin', prefetchLater)
  return () => {
    document.removeEventListener('click', follow)
    document.removeEventListener('pointerover', prefetchLater)
    document.removeEventListener('focusin', prefetchLater)
  }
}
