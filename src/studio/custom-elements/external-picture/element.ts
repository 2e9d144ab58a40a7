import { showWhenAllowed } from './show-when-allowed'

/**
 * `<external-picture src="https://badges.example/badge.svg"><img src="/badge.svg"></external-picture>` replaces a local
 * picture by one of another site, if that loads.
 */
class ExternalPicture extends HTMLElement {
  static observedAttributes = ['src']
  #end = new AbortController()

  connectedCallback(): void {
    this.#start()
  }

  disconnectedCallback(): void {
    this.#end.abort()
  }

  attributeChangedCallback(_: string, before: string | null): void {
    if (before !== null) this.#start()
  }

  #start(): void {
    this.#end.abort()
    this.#end = new AbortController()
    const image = this.querySelector('img')
    if (image) showWhenAllowed(this, image, this.getAttribute('src') ?? '', this.#end.signal)
  }
}

if (!customElements.get('external-picture')) customElements.define('external-picture', ExternalPicture)
