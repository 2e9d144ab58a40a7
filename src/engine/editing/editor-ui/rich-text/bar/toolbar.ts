import type { EditorState } from 'prosemirror-state'
import { make, makeButton } from '../../../../base/dom/make'
import { makeIcon } from '../../controls/icons'
import { type Style, styles } from '../editing/styles'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

const titleOf = ({ name, key }: Style) => (key ? `${name} (${isMac ? '⌘' : 'Ctrl+'}${key.toUpperCase()})` : name)

/** The buttons are one stop of the Tab key, with arrow keys between them. */
export class Toolbar {
  readonly element = make('div', { role: 'toolbar', 'aria-label': 'Text style' })
  private readonly buttons: HTMLButtonElement[]
  private current = 0

  constructor(press: (style: Style) => void) {
    this.buttons = styles.map((style) => {
      const act = ({ ariaDisabled }: Element) => ariaDisabled !== 'true' && press(style)
      const button = makeButton('', () => act(button), { 'aria-label': style.name, title: titleOf(style) })
      button.append(makeIcon(style.icon))
      return button
    })
    this.element.append(...this.buttons)
    this.element.addEventListener('keydown', (event) => this.onKeyDown(event))
    this.go(0)
  }

  show(state: EditorState): void {
    for (const [index, { isOn, command }] of styles.entries()) {
      const button = this.buttons[index]
      button?.setAttribute('aria-pressed', String(isOn(state)))
      button?.setAttribute('aria-disabled', String(command !== undefined && !command(state)))
    }
  }

  focus(): void {
    this.buttons[this.current]?.focus()
  }

  private go(index: number): void {
    this.current = (index + this.buttons.length) % this.buttons.length
    for (const [at, button] of this.buttons.entries()) button.tabIndex = at === this.current ? 0 : -1
  }

  private onKeyDown(event: KeyboardEvent): void {
    const { current, buttons } = this
    const places: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: buttons.length - 1,
    }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    this.go(place)
    this.focus()
  }
}
