import { addStyles } from '../../../../base/dom/add-styles'
import { make } from '../../../../base/dom/make'
import { coveredByKeyboard, isThumbed, onViewChange, scaleOfFrame, takeTokens } from '../../controls/frame'
import { oncePerFrame } from '../page/page-view'
import { BlockBar, type BlockBarTools } from './block-bar'
import { InsertButton, type InsertPlace } from './insert-button'
import { OverlayMenu } from './menu'
import { overlayStyle } from './overlay-style'
import { quietestPlace } from './quiet-place'
import { overlap, pageBox, Spot, type SpotBox } from './spot'
import { makeToolButton, type Tool } from './tool'

interface Named {
  element?: Element
  words: string
}

const isThere = (element: Element | undefined): element is Element =>
  element?.isConnected === true && element.getClientRects().length > 0

function isInView(element: Element | undefined): element is Element {
  if (!isThere(element)) return false
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** A shadow root keeps the styles of the editor and of the page apart. */
export class Overlay {
  private readonly host = make('div', { lang: 'en', translate: 'no' })
  private readonly blockBox = make('div', { class: 'box' })
  private readonly textBox = make('div', { class: 'box' })
  private readonly hoverBox = make('div', { class: 'box hovered' })
  private readonly menu = new OverlayMenu()
  private readonly bar = new BlockBar(this.menu)
  private readonly tag = new Spot(make('div', { class: 'tag', 'aria-live': 'polite' }))
  private readonly keys = make('span', { class: 'keys', 'aria-hidden': 'true' }, 'Alt+F10 tools, F6 fields')
  private readonly hoverTag = new Spot(make('div', { class: 'tag hovered', 'aria-hidden': 'true' }))
  private readonly pictureTools = new Spot(make('div', { class: 'tools', role: 'toolbar' }))
  private readonly note = new Spot(make('div', { class: 'note', role: 'status' }))
  private readonly insert = new InsertButton()
  private ribbons: { spot: Spot; block: Element }[] = []
  private block?: Element
  private hidesTools = false
  private text: Named = { words: '' }
  private hovered: Named = { words: '' }
  private picture?: Element
  private noteAt?: Element
  private readonly followSoon = oncePerFrame(() => this.follow())
  private readonly resized = new ResizeObserver(this.followSoon)

  constructor() {
    const { host, blockBox, textBox, hoverBox, bar, menu, tag, hoverTag, pictureTools, note, insert } = this
    const root = host.attachShadow({ mode: 'open' })
    addStyles(root, overlayStyle)
    takeTokens(host)
    // The text that the note is about stays open.
    note.content.addEventListener('mousedown', (event) => event.preventDefault())
    const spots = [insert, pictureTools, hoverTag, tag, note, menu].map(({ element }) => element)
    root.append(hoverBox, blockBox, textBox, bar.element, ...spots)
    document.body.append(host)
    // The frame resizes as pictures load.
    this.resized.observe(document.body)
    for (const type of ['scroll', 'transitionend'])
      addEventListener(type, this.followSoon, { passive: true, capture: true })
    onViewChange(this.followSoon)
    this.nameKeys()
    this.follow()
  }

  /** Shows the keys beside the name of a text, until a pointer is used. */
  private nameKeys(): void {
    const name = (isNamed: boolean) => this.host.toggleAttribute('data-keys', isNamed)
    addEventListener('pointerdown', () => name(false), { capture: true })
    addEventListener('keydown', ({ key }) => key === 'Tab' && name(true), { capture: true })
    // A key brings the focus back to this window, or a pointer does, which hides the keys again.
    addEventListener('blur', () => name(true))
    name(true)
  }

  holds = (event: Event): boolean => event.composedPath().includes(this.host)

  showBlock(block: Element | undefined, tools?: BlockBarTools, insert?: InsertPlace): void {
    this.block = block
    this.insert.chosen = insert
    if (block && this.noteAt && !block.contains(this.noteAt)) this.noteAt = undefined
    if (tools) this.bar.show(tools)
    this.follow()
  }

  hideTools(isHidden: boolean): void {
    this.hidesTools = isHidden
    this.follow()
  }

  showText(element: Element | undefined, words = '', isWrong = false): void {
    if (this.text.element) this.resized.unobserve(this.text.element)
    if (element) this.resized.observe(element)
    this.text = { element, words }
    this.tag.content.replaceChildren(words, this.keys)
    this.tag.content.toggleAttribute('data-wrong', isWrong)
    this.follow()
  }

  hover(element: Element | undefined, words = ''): void {
    if (this.hovered.element === element && this.hovered.words === words) return
    this.hovered = { element, words }
    this.hoverTag.content.textContent = words
    this.follow()
  }

  showPicture(picture: Element | undefined, label = '', tools: Tool[] = []): void {
    if (this.picture === picture) return
    this.picture = picture
    this.pictureTools.content.setAttribute('aria-label', label)
    this.pictureTools.content.replaceChildren(...tools.map(makeToolButton))
    this.follow()
  }

  /** Without a place, a block is added at the end of the chosen one. */
  showInsert(near: InsertPlace | undefined): void {
    this.insert.near = near
    this.follow()
  }

  showRibbons(hidden: readonly { block: Element; words: string; show: Tool }[]): void {
    for (const { spot } of this.ribbons) spot.element.remove()
    this.ribbons = hidden.map(({ block, words, show }) => {
      const spot = new Spot(make('div', { class: 'ribbon' }, words, makeToolButton(show)))
      this.host.shadowRoot?.prepend(spot.element)
      return { spot, block }
    })
    this.follow()
  }

  showNote(at: Element | undefined, words = '', tools: Tool[] = []): void {
    this.noteAt = at
    this.note.content.replaceChildren(words, ...tools.map(makeToolButton))
    this.follow()
  }

  /** Without an element, hides the note. */
  focusTools(): void {
    const [shown] = [this.note, this.pictureTools].filter(({ isShown }) => isShown)
    if (shown) shown.content.querySelector('button')?.focus()
    else this.bar.focus()
  }

  private follow(): void {
    const { host, block, text, hovered, bar, tag, hoverTag, note, noteAt, hidesTools } = this
    host.style.setProperty('--zoom', String(1 / scaleOfFrame()))
    host.toggleAttribute('data-thumb', isThumbed())
    const isEdited = isThere(text.element)
    const isHovered = isThere(hovered.element) && hovered.element !== text.element
    frameWith(this.blockBox, isThere(block) ? block : undefined)
    frameWith(this.textBox, isEdited ? text.element : undefined)
    bar.element.hidden = !isThere(block) || hidesTools || (isEdited && isThumbed())
    if (isThere(block) && !bar.element.hidden) {
      bar.follow(block, isThumbed())
      bar.element.style.marginBottom = `${coveredByKeyboard()}px`
    }
    const taken = bar.element.hidden ? [] : [bar.box]
    // The site itself draws a frame around what has the focus.
    frameWith(this.hoverBox, isHovered && !hovered.element?.matches(':focus-visible') ? hovered.element : undefined)
    const named: [Spot, Element | undefined, boolean, 'above' | 'below'][] = [
      [tag, text.element, text.words !== '', 'above'],
      [hoverTag, hovered.element, isHovered && hovered.words !== '' && hovered.element !== noteAt, 'above'],
      [note, noteAt, true, 'below'],
    ]
    for (const [spot, element, isWanted, side] of named) {
      spot.isShown = isWanted && isInView(element)
      if (!isInView(element) || !spot.isShown) continue
      spot.placeAt(pageBox(element), taken, side)
      taken.push(pageBox(spot.content))
    }
    this.followPicture()
    this.insert.follow(hidesTools || (isEdited && isThumbed()))
    for (const { spot, block: at } of this.ribbons) {
      const { left, top } = pageBox(at)
      spot.isShown = isThere(at)
      spot.place({ left: left + 12, top: top + 12 })
    }
  }

  private followPicture(): void {
    const { picture, pictureTools } = this
    pictureTools.isShown = isThere(picture) && isInView(picture) && !this.hidesTools
    if (!isThere(picture) || !pictureTools.isShown) return
    const { left, top, width, height } = pageBox(picture)
    const { clientWidth } = document.documentElement
    const size = pictureTools.size
    const [begin, end] = [Math.max(left, scrollX) + 8, Math.min(left + width, scrollX + clientWidth) - size.width - 8]
    const seenTop = Math.max(top, scrollY) + 8
    const seenBottom = Math.min(top + height, scrollY + innerHeight) - size.height - 8
    const at = (x: number, y: number): SpotBox => ({ left: x, top: y, ...size })
    const isSmall = height < size.height * 2 || width < size.width
    const inside: [SpotBox, ...SpotBox[]] = [
      at(end, seenTop),
      at(begin, seenTop),
      at(end, seenBottom),
      at(begin, seenBottom),
    ]
    if (isSmall) pictureTools.placeAt({ left, top, width, height })
    else {
      const isOfBar = (place: SpotBox) => !this.bar.element.hidden && overlap(place, this.bar.box) > 0
      const clear = inside.filter((place) => !isOfBar(place))
      pictureTools.place(clear.find((place) => this.isClear(place, picture)) ?? quietestPlace(inside).place)
    }
  }

  private isClear({ left, top, width, height }: SpotBox, picture: Element): boolean {
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => [
      left + width * share - scrollX,
      top + height / 2 - scrollY,
    ])
    return points.every(
      ([x = 0, y = 0]) => document.elementsFromPoint(x, y).find((one) => one !== this.host) === picture,
    )
  }
}

function frameWith(box: HTMLElement, element: Element | undefined): void {
  box.hidden = element === undefined
  if (!element) return
  const { left, top, width, height } = pageBox(element)
  const gap = element.matches('[data-block]') ? 0 : 3
  const { clientWidth } = document.documentElement
  const from = Math.max(scrollX + 2, left - gap)
  box.style.left = `${from}px`
  box.style.top = `${Math.max(0, top - gap)}px`
  box.style.width = `${Math.min(scrollX + clientWidth - 4, left + width + gap) - from}px`
  box.style.height = `${height + 2 * gap}px`
}
