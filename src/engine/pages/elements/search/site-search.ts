import { isPlainClick } from '../../../base/dom/plain-click'
import { respondToPress } from '../../../base/dom/pressed'
import { loadPagefind } from './load-pagefind'

/** If the code does not come, the page of the link has all pages. */
const open = (link: HTMLAnchorElement) =>
  respondToPress(link, () => {
    // The index starts beside the dialog, which says what is wrong where it fails.
    if (import.meta.env.MODE !== 'preview') void loadPagefind()
    return import('./search-dialog').then(
      ({ openSearch }) => openSearch(link.href),
      () => window.location.assign(link.href),
    )
  })

/** `<site-search><a href="/search">…</a></site-search>` opens the search where the link is pressed: see Search.tsx. */
export function defineSearch(): void {
  if (customElements.get('site-search')) return
  customElements.define(
    'site-search',
    class extends HTMLElement {
      #end = new AbortController()

      connectedCallback(): void {
        const link = this.querySelector('a')
        if (!link) return
        link.setAttribute('role', 'button')
        link.setAttribute('aria-haspopup', 'dialog')
        // The app would fetch the data of the page for a link without a target.
        link.target = '_self'
        this.#end = new AbortController()
        const press = (event: Event) => {
          if (!event.composedPath().includes(link)) return
          event.preventDefault()
          open(link)
        }
        // The window gets clicks first: while React hydrates a page, it stops them before they reach their target.
        const options = { capture: true, signal: this.#end.signal }
        addEventListener('click', (event) => isPlainClick(event) && press(event), options)
        addEventListener('keydown', (event) => event.key === ' ' && press(event), options)
      }

      disconnectedCallback(): void {
        this.#end.abort()
      }
    },
  )
}
