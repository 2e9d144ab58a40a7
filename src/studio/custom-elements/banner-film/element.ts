import { MovingElement, styleSheet } from '../moving-element'
import { FilmOverPicture } from './film-over-picture'
import css from './style.scss?inline'

const styles = styleSheet(css)

/**
 * `<banner-film video="76979871">` plays a silent film over the picture beside it, again and again, with a button that pauses
 * it. While it is seen it has the attribute `playing`. Where anything fails it is not there.
 */
class BannerFilm extends MovingElement {
  static observedAttributes = ['video']
  protected readonly styles = styles

  protected move(root: ShadowRoot, signal: AbortSignal): void {
    new FilmOverPicture(this, root, this.getAttribute('video') ?? '').start(signal)
  }
}

if (!customElements.get('banner-film')) customElements.define('banner-film', BannerFilm)
