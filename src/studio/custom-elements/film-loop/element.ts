import { MovingElement, styleSheet } from '../moving-element'
import { playWhenSeen } from './play-when-seen'
import css from './style.scss?inline'

const styles = styleSheet(css)

/**
 * `<film-loop src="/loops/showreel.json">` plays a short film in a loop over the picture before it, with a pause
 * button. Loads it when it is visible.
 */
class FilmLoop extends MovingElement {
  static observedAttributes = ['src']
  protected readonly styles = styles

  protected move(root: ShadowRoot, signal: AbortSignal): void {
    playWhenSeen(root, this.getAttribute('src') ?? '', signal)
  }
}

if (!customElements.get('film-loop')) customElements.define('film-loop', FilmLoop)
