import { make } from '../../../../base/dom/make'
import { moveFocus } from '../../controls/move-focus'
import { pageBox, Spot } from './spot'
import { makeToolButton, type Tool } from './tool'

export class OverlayMenu extends Spot {
  private opener?: HTMLElement

  constructor() {
    super(make('div', { class: 'menu', role: 'menu' }))
    this.content.addEventListener('keydown', (event) => this.onKeyDown(event))
    this.content.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.content.contains(relatedTarget))) this.close(false)
    })
  }

  open(opener: HTMLElement, tools: Tool[]): void {
    const reasons = new Set<string>()
    const items = tools.flatMap((tool) => {
      const item = makeToolButton({ ...tool, isNamed: true, act: () => this.choose(tool) })
      item.setAttribute('role', 'menuitem')
      item.tabIndex = -1
      if (!tool.why || reasons.has(tool.why)) return [item]
      reasons.add(tool.why)
      return [item, make('small', { 'aria-hidden': 'true' }, tool.why)]
    })
    this.content.replaceChildren(...items)
    this.content.setAttribute('aria-label', opener.getAttribute('aria-label') ?? '')
    this.opener = opener
    opener.setAttribute('aria-expanded', 'true')
    this.isShown = true
    this.placeAt(pageBox(opener), [], 'below')
    this.buttons[0]?.focus()
  }

  close(returnsFocus = true): void {
    if (!this.isShown) return
    this.isShown = false
    this.opener?.setAttribute('aria-expanded', 'false')
    if (returnsFocus) this.opener?.focus()
  }

  private get buttons(): HTMLElement[] {
    return [...this.content.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  }

  private choose({ act }: Tool): void {
    this.close()
    act()
  }

  private onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' || event.key === 'Tab') this.close()
    else if (!moveFocus(event, this.buttons, ['ArrowUp', 'ArrowDown'])) return
    event.preventDefault()
    event.stopPropagation()
  }
}
