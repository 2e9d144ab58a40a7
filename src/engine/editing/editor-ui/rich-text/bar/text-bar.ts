import type { EditorState } from 'prosemirror-state'
import { addStyles } from '../../../../base/dom/add-styles'
import { make, makeButton } from '../../../../base/dom/make'
import { coveredByKeyboard, isThumbed, onViewChange, scaleOfFrame, takeTokens } from '../../controls/frame'
import type { Style } from '../editing/styles'
import type { Point } from '../selected-points'
import { barStyle } from './bar-style'
import { type LinkCommands, LinkDialog } from './link-dialog'
import { linkStyle } from './link-style'
import { Toolbar } from './toolbar'

export interface BarCommands extends LinkCommands {
  press: (style: Style) => void
  undo: () => void
  back: () => void
}

/** Returns a left edge at which an element is in view. */
const leftFor = (left: number, element: Element): number =>
  Math.max(8, Math.min(left, document.documentElement.clientWidth - element.getBoundingClientRect().width - 8))

export class TextBar {
  readonly host = make('div', { lang: 'en' })
  readonly link: LinkDialog
  private readonly toolbar: Toolbar
  private readonly rail = make('div', { class: 'rail' })
  private readonly tag = make('p', { class: 'tag', 'aria-live': 'polite' })
  private readonly note = make('div', { class: 'note', role: 'status' })
  private readonly row: HTMLElement
  private readonly spot: HTMLElement
  private readonly observer = new ResizeObserver(() => this.follow())
  private readonly stop = new AbortController()

  /** Over the page the bar is placed at its text; in a form it comes before it. */
  constructor(
    private readonly text: HTMLElement,
    private readonly isOver: boolean,
    private readonly commands: BarCommands,
  ) {
    const root = this.host.attachShadow({ mode: 'open' })
    this.host.toggleAttribute('data-over', isOver)
    if (isOver) takeTokens(this.host)
    this.toolbar = new Toolbar(commands.press)
    this.link = new LinkDialog(commands)
    this.note.hidden = true
    this.tag.hidden = true
    this.row = make('div', { class: 'row' }, this.toolbar.element, this.tag, this.note)
    this.spot = make('div', { class: 'spot' }, this.link.element)
    this.rail.append(this.row, this.spot)
    addStyles(root, barStyle + linkStyle)
    root.append(this.rail)
    this.rail.addEventListener('keydown', (event) => this.onKeyDown(event))
    // A press leaves the focus in the text.
    this.rail.addEventListener('mousedown', (event) => {
      if (!(event.target instanceof Element && event.target.matches('input'))) event.preventDefault()
    })
    // No other part of the editor handles these keys.
    for (const type of ['keydown', 'copy', 'cut', 'paste'])
      this.host.addEventListener(type, (event) => (event as KeyboardEvent).key !== 'F6' && event.stopPropagation())
  }

  place(): void {
    if (this.isOver) {
      document.body.append(this.host)
      for (const element of [document.body, this.text, this.row]) this.observer.observe(element)
      onViewChange(() => this.follow(), this.stop.signal)
    } else this.text.before(this.host)
  }

  remove(): void {
    this.observer.disconnect()
    this.stop.abort()
    this.host.remove()
  }

  show = (state: EditorState): void => this.toolbar.show(state)

  focus = (): void => this.toolbar.focus()

  notify(words: string, isWrong: boolean): void {
    this.tag.hidden = words === ''
    this.tag.textContent = words
    this.tag.toggleAttribute('data-wrong', isWrong)
  }

  /** Shows what a paste has left out, with Undo. */
  showNote(words?: string): void {
    this.note.hidden = words === undefined
    this.note.replaceChildren(
      words ?? '',
      makeButton('Undo', () => this.takeBack()),
    )
  }

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
    this.host.toggleAttribute('data-thumb', isThumbed())
    style.marginBottom = `${coveredByKeyboard()}px`
  }

  private onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return
    const isInToolbar = event.composedPath().includes(this.toolbar.element)
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
    if (isInToolbar && isUndo) this.commands.undo()
    // Over the page the bar is last in the document, so Tab goes back to the text.
    else if (event.key === 'Escape' || (isInToolbar && this.isOver && event.key === 'Tab')) this.commands.back()
    else return
    event.preventDefault()
  }
}
