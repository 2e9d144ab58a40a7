import { savesTraffic } from '@engine/dom/saves-traffic'
import { moveByItself } from './move-by-itself'
import { moveWhenMet } from './move-when-met'
import css from './style.scss?inline'

const style = new CSSStyleSheet()
style.replaceSync(css)

/**
 * `<moving-parts sheets="/a-moving.svg /b-moving.svg">` lets parts of the picture before it move: by themselves, with a
 * button that pauses them, or with `when="met"` for a moment when the link around them is pointed at or focused, or on
 * touch screens comes to the middle. Nothing is fetched before the picture has been painted; nothing moves where a
 * visitor wants less motion or saves data. All it holds is in its shadow, so that React finds what the server has sent.
 */
class MovingParts extends HTMLElement {
  static observedAttributes = ['sheets']
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
    const { signal } = this.#end
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
    lessMotion.addEventListener('change', () => this.#start(), { signal })
    const before = this.previousElementSibling
    const picture = before instanceof HTMLImageElement ? before : before?.querySelector('img')
    this.#root.replaceChildren()
    if (!picture || lessMotion.matches || savesTraffic()) return
    // Not this element itself: React compares its attributes with what the server has sent.
    const stage = document.createElement('div')
    stage.className = 'stage'
    this.#root.append(stage)
    const move = this.getAttribute('when') === 'met' ? moveWhenMet : moveByItself
    const sheets = this.getAttribute('sheets')?.split(' ') ?? []
    // A sheet that does not come, or an element that has gone meanwhile: the picture is enough.
    move(stage, picture, sheets, signal).catch(() => undefined)
  }
}

if (!customElements.get('moving-parts')) customElements.define('moving-parts', MovingParts)
