import { isAtOrBelow } from '../../../../base/shared-types/json'
import type { OpenBlock } from '../../model/page/open-blocks'
import type { OpenPage } from '../../model/page/open-page'
import type { CanvasHost } from '../host'
import { alignFrames } from './align-frames'
import { elementOf, type NamedText, type NamedTexts } from './named-texts'
import { findOrigin, type Origin } from './origin'
import { findPictureAt, type PictureOnPage } from './picture-on-page'
import { findSiteField, type SiteField } from './settings-on-page'

export interface PagePart {
  element: Element
  /** Empty for a block where it shows nothing of its own. */
  label: string
  index: number
  text?: NamedText
  picture?: PictureOnPage
  origin?: Origin
  site?: SiteField
}

export class PageParts {
  constructor(
    private readonly host: CanvasHost,
    private readonly texts: NamedTexts,
  ) {}

  /** By the index of their blocks. */
  get frames(): (HTMLElement | undefined)[] {
    return alignFrames(this.blocks, [...document.querySelectorAll<HTMLElement>('#root [data-block]')])
  }

  get blocks(): OpenBlock[] {
    return this.host.session.state.page?.blocks ?? []
  }

  namePictures(): void {
    for (const picture of document.querySelectorAll<HTMLImageElement>('#root [data-block][data-hydrated] img')) {
      const { pointer } = this.at(picture)?.picture ?? {}
      if (pointer === undefined) {
        if (picture.dataset.picture !== undefined) picture.removeAttribute('tabindex')
        delete picture.dataset.picture
      } else {
        picture.dataset.picture = pointer
        picture.tabIndex = 0
      }
    }
  }

  elementAt(pointer: string): Element | undefined {
    const pictures = [...document.querySelectorAll<HTMLElement>('[data-picture]')]
    const shows = ({ dataset }: HTMLElement) => isAtOrBelow(dataset.picture, pointer)
    return this.texts.elementAt(pointer) ?? pictures.find(shows)
  }

  at(target: EventTarget | null, point?: MouseEvent): PagePart | undefined {
    const { page } = this.host.session.state
    if (!page || !(target instanceof Element)) return undefined
    const { frames } = this
    // The innermost comes last.
    const index = frames.findLastIndex((frame) => frame?.contains(target))
    const frame = frames[index]
    const text = this.texts.find(target, point)
    if (text) return { element: elementOf(text.place) ?? target, label: text.text.label, index, text }
    if (!frame) return this.aroundBlocks(target, page)
    const block = this.blocks[index]
    const picture = block && findPictureAt(target, page, block, this.host, point)
    if (picture) return { element: picture.element, label: picture.label, index, picture }
    const { overview } = this.host.session.state
    const origin = overview && findOrigin(target, frame, overview)
    if (origin) return { element: target, label: `From: ${origin.title}`, index, origin }
    const site = findSiteField(page, target)
    return site ? { element: target, label: site.label, index, site } : { element: frame, label: '', index }
  }

  /** What the layout shows around the blocks belongs to the settings of the site. */
  private aroundBlocks(target: Element, page: OpenPage): PagePart | undefined {
    if (!target.closest('#root')) return undefined
    const site = findSiteField(page, target)
    return site && { element: target, label: site.label, index: -1, site }
  }
}
