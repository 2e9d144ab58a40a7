import { MovingElement, styleSheet } from '../moving-element'
import { moveByItself } from './move-by-itself'
import { moveWhenMet } from './move-when-met'
import css from './style.scss?inline'

const styles = styleSheet(css)

/**
 * `<moving-parts sheets="/a-moving.svg /b-moving.svg">` lets parts of the picture before it move: by themselves, with a
 * button that pauses them, or with `when="met"` for a moment when the link around them is pointed at or focused, or on
 * touch screens comes to the middle. Nothing is fetched before the picture has been painted.
 */
class MovingParts extends MovingElement {
  static observedAttributes = ['sheets']
  protected readonly styles = styles

  protected move(root: ShadowRoot, signal: AbortSignal): void {
    const before = this.previousElementSibling
    const picture = before instanceof HTMLImageElement ? before : before?.querySelector('img')
    if (!picture) return
    // Not this element itself: React compares its attributes with what the server has sent.
    const stage = document.createElement('div')
    stage.className = 'stage'
    root.append(stage)
    const start = this.getAttribute('when') === 'met' ? moveWhenMet : moveByItself
    const sheets = this.getAttribute('sheets')?.split(' ') ?? []
    // A sheet that does not come, or an element that has gone meanwhile: the picture is enough.
    start(stage, picture, sheets, signal).catch(() => undefined)
  }
}

if (!customElements.get('moving-parts')) customElements.define('moving-parts', MovingParts)
