import { addStyles } from '../../../base/dom/add-styles'
import { make, makeButton } from '../../../base/dom/make'
import { withoutTrailingSlash } from '../../../base/shared-types/addresses'
import type { ShownTimes } from '../../edited-site/shown-times'

const style = `
  :host { direction: ltr; position: absolute; inset: 0 0 auto; z-index: 9998; display: flex; flex-wrap: wrap; font: 700 .875rem/1.4 system-ui, sans-serif }
  :host([hidden]), [hidden] { display: none }
  p { flex: 1 1 auto; margin: 0; padding: .375rem 1rem; color: #fff; background: #1a5fb4; text-align: center }
  p.time { color: #1c2128; background: #ffe08a }
  button { margin-inline-start: .5rem; padding: .0625rem .625rem; border: 2px solid; border-radius: 8px; font: inherit; color: inherit; background: none; cursor: pointer }
  :focus-visible { outline: 3px solid #1c2128; outline-offset: 1px }
  @media (forced-colors: active) { p { border: 2px solid } }`

/** Whether visitors see the page, and which time is shown if not now. */
export class PageRibbon extends HTMLElement {
  private readonly shadow = this.attachShadow({ mode: 'open' })
  private readonly unseen = make('p')
  private readonly time = make('p', { class: 'time' })
  private times?: ShownTimes
  private path = ''

  constructor(private readonly showNow: () => void) {
    super()
  }

  connectedCallback(): void {
    this.lang = 'en'
    this.hidden = true
    this.setAttribute('role', 'status')
    addStyles(this.shadow, style)
    this.shadow.append(this.unseen, this.time)
    // The ribbon pushes the page down.
    new ResizeObserver(() => {
      document.documentElement.style.paddingTop = this.hidden ? '' : `${this.offsetHeight}px`
    }).observe(this)
    const root = document.getElementById('root')
    const follow = () => {
      if (location.pathname !== this.path) this.refresh()
    }
    if (root) new MutationObserver(follow).observe(root, { childList: true, subtree: true })
  }

  take(times: ShownTimes): void {
    this.times = times
    this.refresh()
  }

  private refresh(): void {
    this.path = location.pathname
    const words = this.times?.unseen[withoutTrailingSlash(decodeURI(this.path))]
    const previewTime = this.times?.previewTime
    this.unseen.hidden = words === undefined
    this.unseen.textContent = words ?? ''
    this.time.hidden = previewTime === undefined
    const back = makeButton('Back to now', this.showNow)
    this.time.replaceChildren(`Shown as of ${previewTime?.words ?? ''}`, back)
    this.hidden = words === undefined && previewTime === undefined
  }
}
