import { make } from '../../../../base/dom/make'
import { moveFocus } from '../../controls/move-focus'
import type { OverlayMenu } from './menu'
import { quietestPlace } from './quiet-place'
import { pageBox, type SpotBox } from './spot'
import { makeToolButton, type Tool } from './tool'

export interface BlockBarTools {
  name: string
  title: string
  /** The blocks around it and their parts, the outermost first. */
  around: { name: string; act: () => void }[]
  tools: Tool[]
  more: Tool[]
}

const moreName = 'More'

/** Stays in view as long as the block is. */
export class BlockBar {
  readonly element = make('div', { class: 'rail block' })
  private readonly bar = make('div', { class: 'tools', role: 'toolbar' })
  private left = 0
  private isInside = false
  private placedFor = ''

  constructor(private readonly menu: OverlayMenu) {
    this.element.append(this.bar)
    this.bar.addEventListener('keydown', (event) => {
      if (moveFocus(event, this.buttons, ['ArrowLeft', 'ArrowRight'])) event.preventDefault()
    })
  }

  show({ name, title, around, tools, more }: BlockBarTools): void {
    const { bar } = this
    const focused = this.focused?.getAttribute('aria-label')
    const opener = makeToolButton({ name: moreName, icon: 'more', act: () => this.menu.open(opener, more) })
    opener.setAttribute('aria-haspopup', 'menu')
    bar.setAttribute('aria-label', name)
    const holders = around.map((holder) => {
      const button = make('button', { type: 'button', class: 'holder' }, holder.name)
      button.addEventListener('click', holder.act)
      return button
    })
    bar.replaceChildren(...holders, make('span', { class: 'title' }, title), ...tools.map(makeToolButton), opener)
    // Its buttons were replaced.
    if (focused) bar.querySelector<HTMLElement>(`[aria-label="${focused}"]`)?.focus()
  }

  focus(): void {
    this.buttons[0]?.focus()
  }

  get box(): SpotBox {
    return pageBox(this.bar)
  }

  private get buttons(): HTMLElement[] {
    return [...this.bar.querySelectorAll('button')]
  }

  private get focused(): HTMLElement | undefined {
    return this.buttons.find((button) => button.matches(':focus'))
  }

  /** The place changes only with the size of the page; for thumbs it is fixed. */
  follow(block: Element, isFixed: boolean): void {
    const { element, bar } = this
    if (isFixed) {
      bar.removeAttribute('data-narrow')
      this.placedFor = ''
      return
    }
    const { left, top, width, height } = pageBox(block)
    const key = `${left} ${top} ${width} ${bar.textContent}`
    if (key !== this.placedFor) {
      this.placedFor = key
      bar.removeAttribute('data-narrow')
      const { place, isFree } = this.findPlace(block)
      bar.toggleAttribute('data-narrow', !isFree)
      const found = isFree ? place : this.findPlace(block).place
      this.left = found.left
      this.isInside = found.top >= top
    }
    const size = bar.getBoundingClientRect()
    const from = this.isInside ? top + gap : topAbove(top, size.height)
    element.style.left = `${this.left}px`
    element.style.top = `${from}px`
    element.style.width = `${size.width}px`
    element.style.height = `${Math.max(size.height, top + height - from)}px`
  }

  private findPlace(block: Element): { place: SpotBox; isFree: boolean } {
    const { left, top, width } = pageBox(block)
    const size = this.bar.getBoundingClientRect()
    const { clientWidth } = document.documentElement
    const [from, to] = [Math.max(left, 0) + 8, Math.min(left + width, clientWidth) - size.width - 8]
    const at = (share: number, y: number): SpotBox => ({
      left: Math.max(8, Math.min(from + (to - from) * share, clientWidth - size.width - 8)),
      top: y,
      width: size.width,
      height: size.height,
    })
    const outside = topAbove(top, size.height)
    const above = [8, 4, 1, 2, 3, 5, 6, 7].map((part) => at(part / 8, outside))
    // Words begin at the left, so the right side comes first. Its corner comes last: it may hold a Play button.
    const inside = [7, 6, 5, 4, 3, 2, 1, 0, 8].map((part) => at(part / 8, top + gap))
    return quietestPlace([at(0, outside), ...above, ...inside])
  }
}

const gap = 4

const topAbove = (top: number, height: number): number => Math.max(gap, top - height - gap)
