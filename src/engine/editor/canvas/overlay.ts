import { addStyles } from '../../dom/add-styles'

const style = `
:host { all: initial; position: absolute; inset: 0 auto auto 0; z-index: 2147483000; font: 14px/1.35 ui-sans-serif, system-ui, sans-serif; color: #1d1b2e; }
.box { position: absolute; border: 2px solid #4a35c9; border-radius: 4px; pointer-events: none; }
.tag { position: absolute; width: max-content; max-width: 28rem; padding: 3px 8px; border-radius: 6px; background: #4a35c9; color: #fff; pointer-events: none; }
.tag[data-wrong] { background: #a81f1f; }
.tools { position: absolute; display: flex; width: max-content; gap: 4px; padding: 4px; border: 1px solid #ddd5c5; border-radius: 8px; background: #fffdf8; box-shadow: 0 4px 16px rgb(29 27 46 / 22%); }
button { min-width: 28px; min-height: 28px; padding: 0 8px; border: 1px solid #ddd5c5; border-radius: 6px; background: #fffdf8; color: inherit; font: inherit; cursor: pointer; }
button:hover:not(:disabled) { border-color: #4a35c9; }
button:disabled { color: #85819a; cursor: default; }
button:focus-visible { outline: 2px solid #4a35c9; outline-offset: 1px; }
.note { position: absolute; display: flex; gap: 8px; align-items: center; width: max-content; max-width: 28rem; padding: 6px 8px 6px 12px; border: 1px solid #4a35c9; border-radius: 8px; background: #fffdf8; box-shadow: 0 4px 16px rgb(29 27 46 / 22%); }
.add { position: absolute; border-radius: 14px; background: #4a35c9; color: #fff; transform: translate(-50%, -50%); }
[hidden] { display: none; }
@media (forced-colors: active) { .box { border-color: Highlight; } .tag { border: 1px solid; } }
`

export interface Tool {
  name: string
  sign?: string
  /** Why it is disabled; empty if there is nothing to say. */
  why?: string
  act: () => void
}

const pageBox = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, width, height }
}

function place(element: HTMLElement, left: number, top: number): void {
  element.style.left = `${Math.max(0, left)}px`
  element.style.top = `${Math.max(0, top)}px`
}

function makeButton({ name, sign, why, act }: Tool): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = sign ?? name
  button.setAttribute('aria-label', name)
  button.disabled = why !== undefined
  button.title = why ?? ''
  button.onclick = act
  return button
}

/**
 * What the editor draws over the page: a box around the chosen block, its toolbar, the name of the edited text. Its
 * shadow root keeps its styles and those of the page apart.
 */
export class Overlay {
  private readonly box = document.createElement('div')
  private readonly tag = document.createElement('div')
  private readonly tools = document.createElement('div')
  private readonly add = document.createElement('button')
  private readonly note = document.createElement('div')
  private readonly host = document.createElement('div')
  private block?: Element
  private hidesTools = false
  private text?: Element

  constructor() {
    const { box, tag, tools, add, note, host } = this
    const root = host.attachShadow({ mode: 'open' })
    addStyles(root, style)
    box.className = 'box'
    tag.className = 'tag'
    tools.className = 'tools'
    tools.setAttribute('role', 'toolbar')
    add.className = 'add'
    add.type = 'button'
    add.textContent = '+'
    add.setAttribute('aria-label', 'Add block here')
    tag.setAttribute('aria-live', 'polite')
    note.className = 'note'
    note.setAttribute('role', 'status')
    root.append(box, tools, add, tag, note)
    document.body.append(host)
    for (const part of [box, tag, tools, add, note]) part.hidden = true
    // The frame resizes as pictures load.
    new ResizeObserver(() => this.follow()).observe(document.body)
  }

  holds = (event: Event): boolean => event.composedPath().includes(this.host)

  showBlock(block: Element | undefined, name: string, tools: Tool[], add: () => void): void {
    this.block = block
    this.tools.setAttribute('aria-label', name)
    const focused = this.host.shadowRoot?.activeElement?.getAttribute('aria-label')
    this.tools.replaceChildren(...tools.map(makeButton))
    this.add.onclick = add
    this.follow()
    // Its buttons were replaced.
    if (focused) this.tools.querySelector<HTMLElement>(`[aria-label="${focused}"]`)?.focus()
  }

  /** Hides the tools of the block while a text has its own. */
  hideTools(isHidden: boolean): void {
    this.hidesTools = isHidden
    this.follow()
  }

  showText(text: Element | undefined, words = '', isWrong = false): void {
    this.text = text
    this.tag.textContent = words
    this.tag.toggleAttribute('data-wrong', isWrong)
    this.follow()
  }

  /** Shows a note with buttons below an element; hides it without one. */
  showNote(at: Element | undefined, words = '', tools: Tool[] = []): void {
    this.note.replaceChildren(words, ...tools.map(makeButton))
    this.note.hidden = at === undefined
    if (!at) return
    const { left, top, height } = pageBox(at)
    place(this.note, left, top + height + 6)
  }

  /** Shows buttons at the click: the end of something large may be out of sight. */
  showTools({ clientX, clientY }: MouseEvent, tools: Tool[]): void {
    const { note } = this
    note.replaceChildren(...tools.map(makeButton))
    note.hidden = false
    const most = document.documentElement.clientWidth - note.offsetWidth - 8
    place(note, scrollX + Math.min(clientX - note.offsetWidth / 2, most), scrollY + clientY + 14)
  }

  follow(): void {
    const { block, text, box, tools, add, tag } = this
    const [hasBlock, hasText] = [block?.isConnected === true, text?.isConnected === true]
    for (const part of [box, tools, add]) part.hidden = !hasBlock
    if (this.hidesTools) tools.hidden = true
    tag.hidden = !hasText
    if (block && hasBlock) {
      const { left, top, width, height } = pageBox(block)
      place(box, left, top)
      box.style.width = `${width - 4}px`
      box.style.height = `${height - 4}px`
      place(tools, left + width - tools.offsetWidth - 8, top + 8)
      place(add, left + width / 2, top + height)
    }
    if (text && hasText) {
      const { left, top } = pageBox(text)
      place(tag, left, top - tag.offsetHeight - 6)
    }
  }
}
