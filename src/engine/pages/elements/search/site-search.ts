import { isPlainClick } from '../../../base/dom/plain-click'
import { respondToPress } from '../../../base/dom/pressed'
import { loadPagefind } from './load-pagefind'

/** Without this code, the link's page has all pages. */
const open = (link: HTMLAnchorElement) =>
  respondToPress(link, () => {
    // Starts beside the dialog, which says what fails.
    if (import.meta.env.MODE !== 'preview') void loadPagefind()
    return import('./search-dialog').then(
      ({ openSearch }) => openSearch(link.href),
      () => window.location.assign(link.href),
    )
  })

/** `<site-search><a href="/search">…</a></site-search>`: see Search.tsx. */
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
        // For a link without a target the app would fetch the page's data.
        link.target = '_self'
        this.#end = new AbortController()
        const press = (event: Event) => {
          if (!event.composedPath().includes(link)) return
          event.preventDefault()
          open(link)
        }
        // On the window: while React hydrates, it stops clicks before their target.
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
