import type { EditorState } from 'prosemirror-state'
import { make, makeButton } from '../../../../base/dom/make'
import { makeIcon } from '../../controls/icons'
import { moveFocus } from '../../controls/move-focus'
import { type Style, styles } from '../editing/styles'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

const titleOf = ({ name, key }: Style) => (key ? `${name} (${isMac ? '⌘' : 'Ctrl+'}${key.toUpperCase()})` : name)

/** The buttons are one stop of the Tab key, with arrow keys between them. */
export class Toolbar {
  readonly element = make('div', { role: 'toolbar', 'aria-label': 'Text style' })
  private readonly buttons: HTMLButtonElement[]

  constructor(press: (style: Style) => void) {
    this.buttons = styles.map((style) => {
      const act = ({ ariaDisabled }: Element) => ariaDisabled !== 'true' && press(style)
      const button = makeButton('', () => act(button), { 'aria-label': style.name, title: titleOf(style) })
      button.append(makeIcon(style.icon))
      return button
    })
    this.element.append(...this.buttons)
    this.element.addEventListener('keydown', (event) => {
      if (moveFocus(event, this.buttons, ['ArrowLeft', 'ArrowRight'])) event.preventDefault()
    })
    this.element.addEventListener('focusin', ({ target }) => this.stopAt(target))
    this.stopAt(this.buttons[0])
  }

  show(state: EditorState): void {
    for (const [index, { isOn, command }] of styles.entries()) {
      const button = this.buttons[index]
      button?.setAttribute('aria-pressed', String(isOn(state)))
      button?.setAttribute('aria-disabled', String(command !== undefined && !command(state)))
    }
  }

  focus(): void {
    this.buttons.find(({ tabIndex }) => tabIndex === 0)?.focus()
  }

  private stopAt(stop: EventTarget | null | undefined): void {
    for (const button of this.buttons) button.tabIndex = button === stop ? 0 : -1
  }
}
