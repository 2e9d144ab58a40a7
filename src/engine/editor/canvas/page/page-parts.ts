import type { OpenBlock, OpenPage } from '../../model/page/open-page'
import type { CanvasHost } from '../host'
import { elementOf, type NamedText, type NamedTexts } from './named-texts'
import { findOrigin, type Origin } from './origin'
import { findPictureAt, type PictureOnPage } from './picture-on-page'
import { findSiteField, type SiteField } from './site-places'

/** What is at a place of the page, and which block it is in. */
export interface PagePart {
  element: Element
  /** What the editor calls it: "Heading of Banner"; empty for a block where it shows nothing of its own. */
  label: string
  index: number
  text?: NamedText
  picture?: PictureOnPage
  origin?: Origin
  site?: SiteField
}

/** Finds what the page shows at a place, in its blocks and around them. */
export class PageParts {
  constructor(
    private readonly host: CanvasHost,
    private readonly texts: NamedTexts,
  ) {}

  get frames(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>('#root [data-block]')]
  }

  get blocks(): OpenBlock[] {
    return this.host.session.state.page?.blocks ?? []
  }

  /** Lets the keyboard reach the pictures of the blocks. */
  namePictures(): void {
    for (const picture of document.querySelectorAll<HTMLImageElement>('#root [data-block][data-hydrated] img')) {
      const isOwn = this.at(picture)?.picture !== undefined
      picture.toggleAttribute('data-picture', isOwn)
      if (isOwn) picture.tabIndex = 0
      else picture.removeAttribute('tabindex')
    }
  }

  /** Finds the part of an element, or of a point of it. */
  at(target: EventTarget | null, point?: MouseEvent): PagePart | undefined {
    const { page } = this.host.session.state
    if (!page || !(target instanceof Element)) return undefined
    const frame = target.closest<HTMLElement>('#root [data-block]')
    const index = frame ? this.frames.indexOf(frame) : -1
    const text = this.texts.find(target, point)
    if (text) return { element: elementOf(text.place) ?? target, label: text.text.label, index, text }
    if (!frame) return this.aroundBlocks(target, page)
    const block = this.blocks[index]
    const picture = block && findPictureAt(target, page, block, this.host, point)
    if (picture) return { element: picture.element, label: picture.label, index, picture }
    const { overview } = this.host.session.state
    const origin = overview && findOrigin(target, frame, overview)
    if (origin) return { element: target, label: `From: ${origin.title}`, index, origin }
    return { element: frame, label: '', index }
  }

  /** What the layout shows around the blocks belongs to the settings of the site. */
  private aroundBlocks(target: Element, page: OpenPage): PagePart | undefined {
    if (!target.closest('#root')) return undefined
    const site = findSiteField(page, target)
    return site && { element: target, label: site.label, index: -1, site }
  }
}
