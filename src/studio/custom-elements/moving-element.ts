/** navigator.connection.saveData is missing in some browsers. */
function savesTraffic(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}

/**
 * An element that lets something move over the picture before it, and begins anew when its attribute changes or a visitor
 * wants less motion, or more. Nothing moves where motion is not wanted or data are saved. All it holds is in its shadow,
 * so that React finds what the server has sent.
 */
export abstract class MovingElement extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' })
  #end = new AbortController()

  /** The styles of what is in its shadow. */
  protected abstract readonly styles: CSSStyleSheet

  /** Lets it move in an empty shadow, until the signal ends it. */
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

/** Makes a sheet of styles for shadows. */
export function styleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
