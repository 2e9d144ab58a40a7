/** Not all browsers have navigator.connection. */
function savesTraffic(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}

/**
 * Shows something moving over the picture before it. Restarts when its attribute or the visitor's preference changes.
 * Does nothing for visitors who prefer less motion or data. Its content is in the shadow tree, so that React finds the
 * server's html.
 */
export abstract class MovingElement extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' })
  #end = new AbortController()

  /** For the shadow tree. */
  protected abstract readonly styles: CSSStyleSheet

  /** Fills an empty shadow tree, until `signal` aborts. */
  protected abstract move(root: ShadowRoot, signal: AbortSignal): void

  connectedCallback(): void {
    this.#root.adoptedStyleSheets = [this.styles]
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
    if (!lessMotion.matches && !lessData.matches && !savesTraffic()) this.move(this.#root, signal)
  }
}

export function styleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
