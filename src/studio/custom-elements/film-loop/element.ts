import { savesTraffic } from '@engine/dom/saves-traffic'
import { playWhenSeen } from './play-when-seen'
import css from './style.scss?inline'

const style = new CSSStyleSheet()
style.replaceSync(css)

/**
 * `<film-loop src="/loops/showreel.json">` plays a short film that goes round over the picture before it, while that is seen,
 * with a button that pauses it. Nothing is fetched before, nor where a visitor wants less motion or saves data: the
 * picture is enough. All it holds is in its shadow, so that React finds what the server has sent.
 */
class FilmLoop extends HTMLElement {
  static observedAttributes = ['src']
  readonly #root = this.attachShadow({ mode: 'open' })
  #end = new AbortController()

  connectedCallback(): void {
    this.#root.adoptedStyleSheets = [style]
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
    this.#root.replaceChildren()
    const { signal } = this.#end
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
    lessMotion.addEventListener('change', () => this.#start(), { signal })
    const lessData = matchMedia('(prefers-reduced-data: reduce)')
    if (lessMotion.matches || lessData.matches || savesTraffic()) return
    playWhenSeen(this.#root, this.getAttribute('src') ?? '', signal)
  }
}

if (!customElements.get('film-loop')) customElements.define('film-loop', FilmLoop)
