import { addStyles } from '../../../base/dom/add-styles'
import { acceptDrops } from '../../../base/dom/file-drops'
import { hydrateBlocks } from '../../../pages/render/nearness'
import { createFiller } from '../model/collections/collections'
import { sharedAround } from '../model/page/open-blocks'
import { differsIn } from '../model/session/observable'
import { type Point, selectedPoints } from '../rich-text/selected-points'
import { BlocksOnPage } from './blocks-on-page'
import { canvasStyle } from './canvas-style'
import { Editing, loadRichText } from './editing'
import { FollowedField } from './followed-field'
import { type CanvasHost, isLeaving } from './host'
import { listenToKeys } from './keys'
import { askWhere, showLink, showOrigin } from './notes'
import { Overlay } from './overlay/overlay'
import { type NamedText, NamedTexts } from './page/named-texts'
import { PageParts } from './page/page-parts'
import { isFollowing, markDropping, oncePerFrame, sitePathOf } from './page/page-view'
import type { PictureOnPage } from './page/picture-on-page'
import { PageFocus } from './page-focus'
import { Pointing } from './pointing'
import { followTab } from './tab-order'

const shownParts = ['page', 'overview', 'shown', 'unsaved', 'keys', 'chosen', 'fresh'] as const

export class Canvas {
  private readonly overlay = new Overlay()
  private readonly texts = new NamedTexts()
  private readonly editing: Editing
  private readonly parts: PageParts
  private readonly blocks: BlocksOnPage
  private readonly pointing: Pointing
  private readonly followed: FollowedField
  private pressed?: NamedText
  private isTap = false
  private readonly everywhere = new Set<string>()
  private readonly refreshSoon = oncePerFrame(() => this.refresh())
  private readonly focus: PageFocus

  constructor(private readonly host: CanvasHost) {
    this.editing = new Editing(host.session, host.files, this.overlay)
    this.parts = new PageParts(host, this.texts)
    this.blocks = new BlocksOnPage(host, this.overlay, this.parts)
    this.pointing = new Pointing(host, this.overlay, this.parts)
    this.focus = new PageFocus(host, this.parts, this.texts, (found) => this.open(found))
    addStyles(document, canvasStyle)
    // A browser that translates would change the words that are edited.
    document.documentElement.translate = false
    // After a reload, the chosen block is in view instead of the place of before.
    history.scrollRestoration = 'manual'
    this.followed = new FollowedField(this.overlay, this.parts)
    const stops = [listenToKeys(host, window), this.followSession(), this.followed.listen()]
    addEventListener('pagehide', () => {
      this.editing.end()
      for (const stop of stops) stop()
    })
    this.listen()
    const root = document.getElementById('root') ?? document.body
    new MutationObserver(this.refreshSoon).observe(root, { childList: true, subtree: true, characterData: true })
    this.refresh()
  }

  private followSession(): () => void {
    const { session } = this.host
    let seen = session.state
    return session.subscribe(() => {
      const { state } = session
      if (differsIn(shownParts, seen, state)) this.refreshSoon()
      seen = state
    })
  }

  private listen(): void {
    addEventListener('pointerdown', (event) => this.onPointerDown(event), { capture: true })
    addEventListener('mousedown', (event) => this.onMouseDown(event), { capture: true })
    addEventListener('pointerover', ({ target }) => this.texts.findRichText(target) && void loadRichText())
    addEventListener('mouseup', (event) => this.onMouseUp(event), { capture: true })
    addEventListener('focusin', (event) => this.onFocus(event))
    addEventListener('click', (event) => this.onClick(event), { capture: true })
    addEventListener('dblclick', (event) => this.pictureAt(event)?.choose())
    acceptDrops(window, (event) => this.pictureAt(event), markDropping)
    addEventListener('submit', (event) => event.preventDefault(), { capture: true })
    addEventListener('keydown', (event) => this.onKeyDown(event))
    addEventListener('blur', () => setTimeout(() => this.onLeft()))
    followTab(this.host.leave)
    addEventListener('block-hydrated', () => this.refreshSoon())
  }

  /** Does nothing while a text is edited. Works on hydrated blocks only. */
  private refresh(): void {
    if (isLeaving()) return
    if (this.editing.open) {
      this.editing.follow()
      this.blocks.showChosen()
      return
    }
    hydrateBlocks()
    const { page, unsaved } = this.host.session.state
    if (!page) return
    this.editing.written.follow(page, unsaved)
    this.texts.nameAll(this.parts.frames, page, unsaved, createFiller(this.host.session.state))
    this.parts.namePictures()
    this.blocks.showHidden()
    this.blocks.showChosen()
    this.openFresh()
    this.focus.follow()
    this.followed.show()
  }

  /** Opens the block's fields if the page shows no text. */
  private openFresh(): void {
    const fresh = this.blocks.freshOnPage()
    if (!fresh) return
    if (this.host.hasDialog()) {
      this.refreshSoon()
      return
    }
    this.host.session.takeFresh()
    // A shared block has its own words already.
    if (fresh.shared) return
    const found = this.texts.firstWithin(fresh.pointer)
    if (found) void this.editNow(found, true)
    else this.host.showField(fresh.pointer)
  }

  /** A first tap on a block chooses it, a second one edits what it shows. */
  private onPointerDown(event: PointerEvent): void {
    this.isTap = false
    if (event.pointerType !== 'touch' || this.overlay.holds(event)) return
    const index = this.parts.at(event.target)?.index ?? -1
    const { keys, chosen } = this.host.session.state
    this.isTap = index >= 0 && (chosen === undefined || keys.indexOf(chosen) !== index)
  }

  private onMouseDown(event: MouseEvent): void {
    if (event.button !== 0 || this.overlay.holds(event)) return
    if (this.isTap) {
      this.editing.end()
      event.preventDefault()
      return
    }
    const found = this.editing.open?.element.contains(event.target as Node)
      ? undefined
      : this.texts.find(event.target, event)
    this.pressed = found && this.texts.findRichText(event.target)
    if (!found || this.pressed || isFollowing(event)) return
    this.open(found, [{ left: event.clientX, top: event.clientY }])
    // The browser would put the caret into the text node, which is empty now.
    if (this.editing.open?.place === found.place && !(found.place instanceof HTMLElement)) event.preventDefault()
  }

  private onMouseUp({ clientX, clientY }: MouseEvent): void {
    const { pressed } = this
    this.pressed = undefined
    if (pressed) this.open(pressed, selectedPoints(pressed.place, { left: clientX, top: clientY }))
  }

  private onFocus(event: FocusEvent): void {
    if (this.focus.isReturning) return
    void loadRichText()
    const found = this.texts.find(event.target)
    if (found && found.place !== this.editing.open?.place && found.place !== this.pressed?.place) this.open(found)
    const part = this.parts.at(event.target)
    if (part?.picture) this.pointing.showPart(part)
  }

  /** Another window may have the focus for a moment: the editor then keeps it in this frame. */
  private onLeft(): void {
    if (frameElement?.ownerDocument.activeElement !== frameElement) this.overlay.showNote(undefined)
  }

  private onKeyDown(event: KeyboardEvent): void {
    const { key, target, altKey } = event
    const isToTools = key === 'F10' && altKey
    // Firefox would go to its own bar.
    if (key === 'F6' || isToTools) event.preventDefault()
    if (key === 'F6') this.host.leave(event.shiftKey)
    if (isToTools) this.overlay.focusTools()
    if (key !== 'Enter' || this.editing.open || this.overlay.holds(event)) return
    const found = this.texts.find(target)
    if (found) this.open(found)
    else this.parts.at(target)?.picture?.choose()
  }

  private onClick(event: MouseEvent): void {
    const { target } = event
    if (this.overlay.holds(event) || !(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (link) {
      event.preventDefault()
      event.stopPropagation()
    }
    const path = link ? sitePathOf(link) : undefined
    if (path !== undefined && isFollowing(event)) void this.host.session.open(path)
    else this.choosePart(event)
  }

  private choosePart(event: MouseEvent): void {
    const part = this.parts.at(event.target, event)
    // A click on a text may have shown a question.
    if (!this.editing.open && !part?.text) this.overlay.showNote(undefined)
    if (!part) return
    if (part.index >= 0) this.blocks.choose(part.index)
    if (this.isTap || part.text) return
    if (part.picture) this.pointing.showPart(part)
    else if (part.origin) showOrigin(this.overlay, this.host, part.element, part.origin)
    else if (part.site) this.host.showField(part.site.pointer)
  }

  private pictureAt = (event: MouseEvent): PictureOnPage | undefined => this.parts.at(event.target, event)?.picture

  /** Asks once before a shared block is changed. */
  private open(found: NamedText, points?: Point[]): void {
    this.editing.end()
    this.overlay.showNote(undefined)
    const { pointer } = found.text.field
    const block = sharedAround(this.host.session.state.page?.blockAt(pointer))
    const name = block?.shared?.name
    if (!block || name === undefined || this.everywhere.has(name)) void this.begin(found, points)
    else {
      const everywhere = (at: string) => {
        this.everywhere.add(name)
        this.editAt(at)
      }
      askWhere(this.overlay, this.host, found, block, { everywhere, here: (at) => this.editAt(at) })
    }
  }

  private async begin(found: NamedText, points?: Point[]): Promise<void> {
    await this.editing.begin(found, points)
    if (this.editing.open?.place === found.place) showLink(this.overlay, this.host, found)
  }

  private async editNow(found: NamedText, isSelected = false): Promise<void> {
    const { editing } = this
    await editing.begin(found)
    editing.focus()
    if (editing.open && isSelected) getSelection()?.selectAllChildren(editing.open.element)
  }

  private editAt(pointer: string): void {
    this.overlay.showNote(undefined)
    // A text whose pointer has just changed is not named until the next frame.
    this.refresh()
    const found = this.texts.firstWithin(pointer)
    if (found) void this.editNow(found)
  }
}
