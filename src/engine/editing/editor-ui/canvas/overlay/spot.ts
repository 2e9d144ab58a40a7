import { make } from '../../../../base/dom/make'

export interface SpotBox {
  left: number
  top: number
  width: number
  height: number
}

export function pageBox(element: Element): SpotBox {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, width, height }
}

export const overlap = (one: SpotBox, other: SpotBox): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top))

function intoView({ left, top, width, height }: SpotBox): SpotBox {
  const { clientWidth } = document.documentElement
  const most = { left: scrollX + clientWidth - width - 8, top: scrollY + innerHeight - height - 4 }
  return {
    left: Math.max(scrollX + 8, Math.min(left, most.left)),
    top: Math.max(scrollY + 4, Math.min(top, most.top)),
    width,
    height,
  }
}

/** Keeps its size while the frame is scaled. */
export class Spot {
  readonly element: HTMLElement

  constructor(readonly content: HTMLElement) {
    this.element = make('div', { class: 'spot' }, content)
    this.isShown = false
  }

  get isShown(): boolean {
    return !this.element.hidden
  }

  set isShown(isShown: boolean) {
    this.element.hidden = !isShown
  }

  /** Pixels of the page. */
  get size(): { width: number; height: number } {
    const { width, height } = this.content.getBoundingClientRect()
    return { width, height }
  }

  place({ left, top }: { left: number; top: number }): void {
    this.element.style.left = `${left}px`
    this.element.style.top = `${top}px`
  }

  /** Goes above an element; below it where that is out of view or covers `taken`. */
  placeAt(at: SpotBox, taken: readonly SpotBox[] = [], first: 'above' | 'below' = 'above'): void {
    const { width, height } = this.size
    const [above, below] = [at.top - height - 6, at.top + at.height + 6]
    const makePlace = (top: number) => ({ left: at.left, top, width, height })
    const inTheWay = taken.filter((one) => overlap(one, makePlace(below)))
    const under = Math.max(below, ...inTheWay.map((one) => one.top + one.height + 6))
    const places = (first === 'above' ? [above, below] : [below, above, under]).map(makePlace)
    const isFree = (place: SpotBox) =>
      place.top >= scrollY && place.top + height <= scrollY + innerHeight && !taken.some((one) => overlap(one, place))
    const found = places.find(isFree) ?? places[0]
    if (found) this.place(intoView(found))
  }
}
