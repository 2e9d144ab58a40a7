import { setFieldOpen } from '../../../base/dom/open-field'
import type { TextPlace } from './page/find-elements'
import { handleOf } from './page/text-handle'

export interface LineEvents {
  onType: (text: string) => void
  onLeave: (text: string | undefined) => void
}

const asLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

interface Borrowed {
  element: HTMLElement
  restore: (words: string) => void
}

/** What an element has while its words are edited. No browser translates them. */
const attributes = { contenteditable: 'plaintext-only', translate: 'no', dir: 'auto' }

/** React's nodes are put aside and restored: React fails if they are replaced. */
function borrowElement(element: HTMLElement): Borrowed {
  const nodes = [...element.childNodes]
  const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const)
  const restore = (words: string) => {
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
    element.replaceChildren(...nodes)
    if (nodes.length === 1 && nodes[0]) nodes[0].nodeValue = words
  }
  return { element, restore }
}

function borrowText(text: Text): Borrowed {
  const { element, restore } = borrowElement(handleOf(text))
  text.nodeValue = ''
  return {
    element,
    restore: (words) => {
      text.nodeValue = words
      restore('')
    },
  }
}

const isText = (place: TextPlace): place is Text => place.nodeType === Node.TEXT_NODE

export class LineEditor {
  readonly element: HTMLElement
  private readonly borrowed: Borrowed
  private readonly before: string
  private hasEnded = false
  private readonly stop = new AbortController()

  constructor(
    readonly place: TextPlace,
    private readonly words: { shown: string; written: string; fill?: (text: string) => string },
    private readonly events: LineEvents,
  ) {
    this.before = place.textContent ?? ''
    this.borrowed = isText(place) ? borrowText(place) : borrowElement(place)
    const { element } = this.borrowed
    this.element = element
    const { signal } = this.stop
    setFieldOpen(true)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.replaceChildren(words.shown)
    element.addEventListener('beforeinput', (event) => this.onBeforeInput(event), { signal })
    element.addEventListener('input', () => events.onType(this.text), { signal })
    element.addEventListener('keydown', (event) => this.onKeyDown(event), { signal })
    element.addEventListener('blur', () => this.end(this.text), { signal })
    // An element that has the focus already gets no caret when it becomes editable.
    if (document.activeElement === element) getSelection()?.collapse(element.firstChild ?? element, 0)
  }

  /** A click does so only in an element that was there before it. */
  placeCaret(offset: number): void {
    const [words] = this.element.childNodes
    this.element.focus()
    if (words) getSelection()?.collapse(words, Math.min(offset, words.nodeValue?.length ?? 0))
  }

  get text(): string {
    return asLine(this.element.textContent ?? '')
  }

  private onBeforeInput(event: InputEvent): void {
    if (event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak') event.preventDefault()
  }

  private onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing) return
    const { text } = this
    if (event.key === 'Enter') this.end(text)
    // Words that were only looked at are those of the file again.
    else if (event.key === 'Escape') this.end(text === this.words.shown ? undefined : text)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Ends once: removing the attribute blurs the element. */
  end(text: string | undefined): void {
    if (this.hasEnded) return
    this.hasEnded = true
    this.stop.abort()
    const { shown, written, fill } = this.words
    // Until the file has the text, the page shows it.
    const wanted = text ?? written
    this.borrowed.restore(wanted === shown ? this.before : (fill?.(wanted) ?? wanted))
    this.events.onLeave(text)
    setFieldOpen(false)
  }
}
