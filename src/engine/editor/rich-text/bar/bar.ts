import type { EditorState } from 'prosemirror-state'
import { addStyles } from '../../../dom/add-styles'
import type { Style } from '../editing/styles'
import type { Point } from '../selected-points'
import { barStyle } from './bar-style'
import { type LinkCommands, LinkDialog } from './link-dialog'
import { make, makeButton } from './make'
import { Toolbar } from './toolbar'

/** What is done with the bar of a text. */
export interface BarCommands extends LinkCommands {
  press: (style: Style) => void
  undo: () => void
  /** Moves the focus to the text. */
  back: () => void
}

/** Returns how small the page is shown: on a small screen the frame is scaled, and the bar is to stay as large as it is. */
function scaleOfFrame(): number {
  const frame = window.frameElement as HTMLElement | null
  return frame ? frame.getBoundingClientRect().width / frame.offsetWidth || 1 : 1
}

/** Returns how far from the left an element stands that is to be seen whole. */
const leftFor = (left: number, element: Element): number =>
  Math.max(8, Math.min(left, document.documentElement.clientWidth - element.getBoundingClientRect().width - 8))

/** What stands over a text while it is edited: the styles, the name of the text, what the check says of it. */
export class Bar {
  readonly host = make('div')
  readonly link: LinkDialog
  private readonly toolbar: Toolbar
  private readonly rail = make('div', { class: 'rail' })
  private readonly tag = make('p', { class: 'tag', 'aria-live': 'polite' })
  private readonly note = make('div', { class: 'note', role: 'status' })
  private readonly row: HTMLElement
  /** Where the dialog stands: under the words that the link is on. */
  private readonly spot: HTMLElement
  private readonly observer = new ResizeObserver(() => this.follow())

  /** Over the page the bar is placed by its text, in a form it stands where it is put. */
  constructor(
    private readonly text: HTMLElement,
    private readonly isOver: boolean,
    private readonly commands: BarCommands,
  ) {
    const root = this.host.attachShadow({ mode: 'open' })
    this.host.toggleAttribute('data-over', isOver)
    this.toolbar = new Toolbar(commands.press)
    this.link = new LinkDialog(commands)
    this.note.hidden = true
    this.tag.hidden = true
    this.row = make('div', { class: 'row' }, this.toolbar.element, this.tag, this.note)
    this.spot = make('div', { class: 'spot' }, this.link.element)
    this.rail.append(this.row, this.spot)
    addStyles(root, barStyle)
    root.append(this.rail)
    this.rail.addEventListener('keydown', (event) => this.onKeyDown(event))
    // What is pressed with a pointer leaves the focus where it is.
    this.rail.addEventListener('mousedown', (event) => event.target !== this.link.input && event.preventDefault())
    // What is typed here is meant for no other part of the editor.
    for (const type of ['keydown', 'copy', 'cut', 'paste'])
      this.host.addEventListener(type, (event) => (event as KeyboardEvent).key !== 'F6' && event.stopPropagation())
  }

  /** Puts the bar over its text, or before it. */
  place(): void {
    if (this.isOver) {
      document.body.append(this.host)
      for (const element of [document.body, this.text, this.row]) this.observer.observe(element)
    } else this.text.before(this.host)
  }

  remove(): void {
    this.observer.disconnect()
    this.host.remove()
  }

  show = (state: EditorState): void => this.toolbar.show(state)

  focus = (): void => this.toolbar.focus()

  /** Shows the name of the text, or what is wrong with it. */
  notify(words: string, isWrong: boolean): void {
    this.tag.hidden = words === ''
    this.tag.textContent = words
    this.tag.toggleAttribute('data-wrong', isWrong)
  }

  /** Says what came of a paste, with a way to take it back; nothing without words. */
  showNote(words?: string): void {
    this.note.hidden = words === undefined
    this.note.replaceChildren(
      words ?? '',
      makeButton('Undo', () => this.takeBack()),
    )
  }

  /** Asks for the address of a link, under the words that it is on. */
  openLink(href: string | undefined, point: Point): void {
    const { link, rail, spot, isOver } = this
    link.open(href)
    const box = rail.getBoundingClientRect()
    if (isOver) spot.style.left = `${leftFor(point.left, spot) - box.left}px`
    spot.style.top = `${point.top + 8 - box.top}px`
    link.focus()
  }

  private takeBack(): void {
    this.commands.back()
    this.commands.undo()
  }

  private follow(): void {
    const { left, top, width, height } = this.text.getBoundingClientRect()
    const { style } = this.rail
    const scale = scaleOfFrame()
    this.host.style.setProperty('--zoom', String(1 / scale))
    const begin = leftFor(left, this.toolbar.element)
    this.row.style.maxWidth = `${(document.documentElement.clientWidth - begin - 8) * scale}px`
    const above = this.row.getBoundingClientRect().height + 8
    style.left = `${begin + scrollX}px`
    style.top = `${Math.max(4, top + scrollY - above)}px`
    style.width = `${width}px`
    style.height = `${height + above}px`
  }

  private onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return
    const isInToolbar = event.composedPath().includes(this.toolbar.element)
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
    if (isInToolbar && isUndo) this.commands.undo()
    // Over the page the bar stands at the end of the document: the tab key goes back to the text from it.
    else if (event.key === 'Escape' || (isInToolbar && this.isOver && event.key === 'Tab')) this.commands.back()
    else return
    event.preventDefault()
  }
}
