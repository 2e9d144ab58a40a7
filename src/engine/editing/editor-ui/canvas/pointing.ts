import type { CanvasHost } from './host'
import type { InsertPlace } from './overlay/insert-button'
import type { Overlay } from './overlay/overlay'
import type { PagePart, PageParts } from './page/page-parts'
import { oncePerFrame } from './page/page-view'

/** Pixels. */
const nearBorder = 48

export class Pointing {
  private last?: PointerEvent

  constructor(
    private readonly host: CanvasHost,
    private readonly overlay: Overlay,
    private readonly parts: PageParts,
  ) {
    const lookSoon = oncePerFrame(() => this.look())
    addEventListener('pointermove', (event) => {
      this.last = overlay.holds(event) ? undefined : event
      lookSoon()
    })
    document.documentElement.addEventListener('pointerleave', () => {
      this.last = undefined
      this.overlay.hover(undefined)
      this.overlay.showInsert(undefined)
    })
  }

  showPart(part: PagePart | undefined): void {
    const { picture, label = '', element } = part ?? {}
    // A picture gets no label, because its tools name it.
    this.overlay.hover(label === '' ? undefined : element, picture ? '' : label)
    this.overlay.showPicture(picture?.element, label, picture?.tools)
  }

  private look(): void {
    const { last, overlay, parts } = this
    if (!last || last.pointerType === 'touch') return
    const target = document.elementFromPoint(last.clientX, last.clientY)
    const part = parts.at(target, last)
    this.showPart(part)
    overlay.showInsert(this.insertAt(part?.index ?? -1, last.clientY))
  }

  private insertAt(index: number, y: number): InsertPlace | undefined {
    const frame = this.parts.frames[index]
    const block = this.parts.blocks[index]
    if (!frame || !block) return undefined
    const { top, bottom, height } = frame.getBoundingClientRect()
    const isNear = Math.min(y - top, bottom - y) < Math.min(nearBorder, height / 3)
    const isAfter = y - top > height / 2
    if (!isNear) return undefined
    const place = { list: block.list.pointer, at: isAfter ? block.at + 1 : block.at }
    return { block: frame, isAfter, act: () => this.host.addBlock(place) }
  }
}
