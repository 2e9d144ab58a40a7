import { MovingElement, styleSheet } from '../moving-element'
import { moveAlways } from './move-always'
import { moveWhenMet } from './move-when-met'
import css from './style.scss?inline'

const styles = styleSheet(css)

/**
 * `<moving-parts sheets="/a-moving.svg /b-moving.svg">` moves parts of the picture before it: always, with a pause
 * button, or with `when="met"` for a moment when its link is hovered, focused or, on touch screens, in the middle of
 * the screen. Loads nothing before the picture is painted.
 */
class MovingParts extends MovingElement {
  static observedAttributes = ['sheets']
  protected readonly styles = styles

  protected move(root: ShadowRoot, signal: AbortSignal): void {
    const before = this.previousElementSibling
    const picture = before instanceof HTMLImageElement ? before : before?.querySelector('img')
    if (!picture) return
    // React compares the attributes of this element with the server's, so use another one.
    const stage = document.createElement('div')
    stage.className = 'stage'
    root.append(stage)
    const start = this.getAttribute('when') === 'met' ? moveWhenMet : moveAlways
    const sheets = this.getAttribute('sheets')?.split(' ') ?? []
    // If a sheet does not load or the element is removed, the picture stays.
    start(stage, picture, sheets, signal).catch(() => undefined)
  }
}

if (!customElements.get('moving-parts')) customElements.define('moving-parts', MovingParts)
