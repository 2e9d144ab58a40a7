import { quietestPlace } from './quiet-place'
import { pageBox, Spot, type SpotBox } from './spot'
import { makeToolButton } from './tool'

export interface InsertPlace {
  block: Element
  isAfter: boolean
  act: () => void
}

/** Adds a block at the border near the pointer, else after the chosen block. */
export class InsertButton extends Spot {
  chosen?: InsertPlace
  near?: InsertPlace
  private left = 0
  private placedFor = ''

  constructor() {
    super(makeToolButton({ name: 'Add block here', icon: 'add', act: () => this.border?.act() }))
    this.content.className = 'insert'
  }

  private get border(): InsertPlace | undefined {
    return this.near ?? this.chosen
  }

  follow(isHidden: boolean): void {
    const { border } = this
    this.isShown = border?.block.isConnected === true && !isHidden
    if (!border || !this.isShown) return
    const { left, top, width, height } = pageBox(border.block)
    const size = this.size.height
    const page = pageBox(document.body)
    const y = Math.min(border.isAfter ? top + height : top, page.top + page.height - size / 2)
    const middle = Math.max(size / 2, y)
    const key = `${left} ${Math.round(middle)} ${width}`
    if (key !== this.placedFor) {
      const at = (share: number): SpotBox => ({
        left: left + width * share - size / 2,
        top: middle - size / 2,
        width: size,
        height: size,
      })
      this.left = quietestPlace([at(0.5), at(0.7), at(0.3), at(0.92), at(0.08)]).place.left + size / 2
      this.placedFor = key
    }
    this.place({ left: this.left, top: middle })
  }
}
