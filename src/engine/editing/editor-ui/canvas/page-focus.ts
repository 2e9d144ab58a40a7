import type { CanvasHost, EditorFrame } from './host'
import { focusable, type NamedText, type NamedTexts } from './page/named-texts'
import type { PageParts } from './page/page-parts'
import { reveal } from './page/page-view'

/** Follows the focus when React has replaced its text. */
export class PageFocus {
  private isEntering = false
  private last?: { element: HTMLElement; pointer: string }
  /** A text that had no name of its own when it got the focus, as the page did not show an edit yet. */
  private late?: EventTarget | null
  isReturning = false

  constructor(
    private readonly host: CanvasHost,
    private readonly parts: PageParts,
    private readonly texts: NamedTexts,
    private readonly open: (found: NamedText) => void,
  ) {
    if (window.frameElement) (window.frameElement as EditorFrame).enterPage = () => this.enter()
    addEventListener('blur', () => {
      this.isEntering = false
    })
    addEventListener('pointerdown', () => this.note(), { capture: true })
    addEventListener('focusin', ({ target }) => {
      this.note(this.texts.find(target))
      this.late = this.last ? undefined : target
    })
  }

  /** Runs again when the page has changed: React may not have rendered a new page, or may have replaced a text. */
  follow(): void {
    this.focusFirstText()
    this.openLate()
    const { element, pointer } = this.last ?? {}
    if (pointer === undefined || element?.isConnected || document.activeElement !== document.body) return
    const found = document.hasFocus() && this.texts.firstWithin(pointer)
    if (!found) return
    const text = focusable(found.place)
    reveal(text)
    this.isReturning = true
    text.focus({ preventScroll: true })
    this.isReturning = false
  }

  private openLate(): void {
    const { activeElement } = document
    const found = this.late === activeElement && this.texts.find(activeElement)
    if (!found) return
    this.note(found)
    this.late = undefined
    this.open(found)
  }

  private note(found?: NamedText): void {
    this.isEntering = false
    this.last = found && { element: focusable(found.place), pointer: found.text.field.pointer }
  }

  private enter(): void {
    window.focus()
    this.isEntering = true
    this.host.session.announce('Tab goes to the next text, Alt+F10 to the tools, F6 to the fields')
    this.focusFirstText()
  }

  private focusFirstText(): void {
    const { keys, chosen } = this.host.session.state
    const block = this.parts.blocks[chosen === undefined ? 0 : keys.indexOf(chosen)]
    const found = block && this.texts.firstWithin(block.pointer)
    if (!this.isEntering || !found) return
    focusable(found.place).focus()
    if (!this.isEntering) return
    // In Firefox a text that had the focus before gets no event.
    this.isEntering = false
    this.open(found)
  }
}
