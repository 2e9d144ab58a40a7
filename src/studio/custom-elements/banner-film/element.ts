import { MovingElement, styleSheet } from '../moving-element'
import { FilmOverPicture } from './film-over-picture'
import css from './style.scss?inline'

const styles = styleSheet(css)

/**
 * `<banner-film video="76979871">` plays a silent film in a loop over the picture before it, with a pause button. It
 * has the attribute `playing` while the film is visible, and stays empty on failure.
 */
class BannerFilm extends MovingElement {
  static observedAttributes = ['video']
  protected readonly styles = styles

  protected move(root: ShadowRoot, signal: AbortSignal): void {
    new FilmOverPicture(this, root, this.getAttribute('video') ?? '').start(signal)
  }
}

if (!customElements.get('banner-film')) customElements.define('banner-film', BannerFilm)
