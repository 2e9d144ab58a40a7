import { addStyles } from '../../dom/add-styles'
import { acceptDrops } from '../../dom/file-drops'
import { hydrateBlocks } from '../../render/nearness'
import { plural } from '../../text/numbers'
import { blockName, unshare } from '../model/commands/block-commands'
import type { OpenBlock } from '../model/page/open-page'
import { type Point, selectedPoints } from '../rich-text/selected-points'
import { blockTools } from './block-tools'
import { canvasStyle } from './canvas-style'
import { Editing, loadRichText } from './editing'
import type { CanvasHost, EditorFrame } from './host'
import { listenToKeys } from './keys'
import { type NamedText, NamedTexts } from './named-texts'
import { Overlay, type Tool } from './overlay'
import { oncePerFrame, scrollToBlock, sitePathOf } from './page-view'
import { findPictureAt, type PictureOnPage } from './picture-on-page'

/** The page in the editor's frame: its texts are edited in place, and a click chooses a block. */
export class Canvas {
  private readonly overlay = new Overlay()
  private readonly texts = new NamedTexts()
  private readonly editing: Editing
  /** The rich text that the pointer was pressed on. It opens on release, with the words that are selected then. */
  private pressed?: NamedText
  /** The shared blocks that the author wants to change on all their pages. */
  private readonly everywhere = new Set<string>()
  private shownBlock?: string
  private readonly refreshSoon = oncePerFrame(() => this.refresh())
  private isEntering = false

  constructor(private readonly host: CanvasHost) {
    this.editing = new Editing(host.session, host.files, this.overlay)
    if (window.frameElement) (window.frameElement as EditorFrame).enterPage = () => this.enter()
    addStyles(document, canvasStyle)
    const { session } = host
    const stopKeys = listenToKeys(session, window)
    const stopState = session.subscribe(() => this.refresh())
    addEventListener('pagehide', () => {
      this.editing.end()
      stopState()
      stopKeys()
    })
    addEventListener('mousedown', (event) => this.onMouseDown(event), { capture: true })
    addEventListener('pointerover', ({ target }) => this.texts.findRichText(target) && void loadRichText())
    addEventListener('mouseup', (event) => this.onMouseUp(event), { capture: true })
    addEventListener('focusin', (event) => this.onFocus(event))
    addEventListener('blur', () => {
      this.isEntering = false
    })
    addEventListener('click', (event) => this.onClick(event), { capture: true })
    addEventListener('dblclick', (event) => this.pictureAt(event)?.choose())
    acceptDrops(
      window,
      (event) => this.pictureAt(event),
      (element) => {
        for (const marked of document.querySelectorAll('[data-dropping]')) marked.removeAttribute('data-dropping')
        element?.setAttribute('data-dropping', '')
      },
    )
    addEventListener('submit', (event) => event.preventDefault(), { capture: true })
    addEventListener('keydown', (event) => this.onKeyDown(event))
    addEventListener('block-hydrated', () => this.refreshSoon())
    const root = document.getElementById('root')
    const observer = new MutationObserver(() => this.refreshSoon())
    if (root) observer.observe(root, { childList: true, subtree: true, characterData: true })
    this.refresh()
  }

  /** Moves the focus to the first text of the chosen block, or of the page. */
  private enter(): void {
    window.focus()
    this.isEntering = true
    this.focusFirstText()
  }

  /** React may not have rendered the new page yet: this runs again until the text is there or the focus elsewhere. */
  private focusFirstText(): void {
    const { keys, chosen } = this.host.session.state
    const block = this.blocks[chosen === undefined ? 0 : keys.indexOf(chosen)]
    const found = block && this.texts.firstWithin(block.pointer)
    if (this.isEntering && found?.place instanceof HTMLElement) found.place.focus()
  }

  private get frames(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>('#root [data-block]')]
  }

  private get blocks(): OpenBlock[] {
    return this.host.session.state.page?.blocks ?? []
  }

  /** Names the blocks and their texts, unless a text is being edited. Works on hydrated blocks only. */
  private refresh(): void {
    if (this.editing.open) return
    hydrateBlocks()
    const { page, unsaved } = this.host.session.state
    if (!page) return
    this.texts.nameAll(this.frames, page, unsaved)
    this.showChosen()
    this.openFresh()
    this.focusFirstText()
  }

  /** Opens the first text of a new block, with all of it selected; its fields if the page shows no text. */
  private openFresh(): void {
    const { session } = this.host
    const { fresh, page } = session.state
    const index = page?.blocks.findIndex(({ pointer }) => pointer === fresh) ?? -1
    const frame = this.frames[index]
    if (fresh === undefined || frame?.dataset.hydrated === undefined) return
    // React may still show the blocks of before.
    if (this.frames.length !== page?.blocks.length || frame.dataset.block !== page.blocks[index]?.type) return
    if (this.host.hasDialog()) {
      this.refreshSoon()
      return
    }
    session.takeFresh()
    // A shared block has its own words already.
    if (page.blocks[index]?.shared) return
    const found = this.texts.firstWithin(fresh)
    if (found) void this.editNow(found, true)
    else this.host.showField(fresh)
  }

  private showChosen(): void {
    const { page, keys, chosen } = this.host.session.state
    const index = chosen === undefined ? -1 : keys.indexOf(chosen)
    const block = this.blocks[index]
    const frame = this.frames[index]
    const tools = block && page ? blockTools(this.host.session, page, block) : []
    this.overlay.showBlock(frame, block ? blockName(block, this.blocks.length) : '', tools, () =>
      this.host.addBlock(index + 1),
    )
    if (chosen !== this.shownBlock && frame) scrollToBlock(frame)
    this.shownBlock = chosen
  }

  private onMouseDown(event: MouseEvent): void {
    if (event.button !== 0 || this.overlay.holds(event)) return
    const found = this.editing.open?.element.contains(event.target as Node)
      ? undefined
      : this.texts.find(event.target, event)
    this.pressed = found && this.texts.findRichText(event.target)
    if (found && !this.pressed) this.open(found)
  }

  private onMouseUp({ clientX, clientY }: MouseEvent): void {
    const { pressed } = this
    this.pressed = undefined
    if (pressed) this.open(pressed, selectedPoints(pressed.place, { left: clientX, top: clientY }))
  }

  private onFocus(event: FocusEvent): void {
    this.isEntering = false
    const found = this.texts.find(event.target)
    if (found && found.place !== this.editing.open?.place && found.place !== this.pressed?.place) this.open(found)
  }

  private onKeyDown({ key, target }: KeyboardEvent): void {
    if (key === 'F6') this.host.leave()
    const found = key === 'Enter' && !this.editing.open ? this.texts.find(target) : undefined
    if (found) this.open(found)
  }

  private onClick(event: MouseEvent): void {
    const { target } = event
    if (this.overlay.holds(event) || !(target instanceof Element)) return
    const { session } = this.host
    const link = target.closest<HTMLAnchorElement>('a[href]')
    const frame = target.closest<HTMLElement>('#root [data-block]')
    const isText = this.editing.open !== undefined || this.texts.find(target, event) !== undefined
    // A click on a text may have shown a question.
    if (!isText) this.overlay.showNote(undefined)
    if (link) {
      event.preventDefault()
      event.stopPropagation()
    }
    const path = link ? sitePathOf(link) : undefined
    if (!frame) {
      if (path !== undefined) void session.open(path)
      return
    }
    const index = this.frames.indexOf(frame)
    this.shownBlock = session.state.keys[index]
    session.choose(index)
    if (isText) return
    const picture = this.pictureAt(event)
    const origin = session.state.overview?.pages.find((page) => page.address === path)
    if (picture) this.overlay.showTools(event, picture.tools)
    else if (link && origin) {
      const go: Tool = { name: 'Go there', act: () => void session.open(origin.name) }
      this.overlay.showNote(link, `This comes from: ${origin.title}.`, [go])
    }
  }

  private pictureAt(event: MouseEvent): PictureOnPage | undefined {
    const { target } = event
    const frame = target instanceof Element ? target.closest<HTMLElement>('#root [data-block]') : null
    const block = frame ? this.blocks[this.frames.indexOf(frame)] : undefined
    const { page } = this.host.session.state
    return page && block && findPictureAt(event, page, block, this.host, () => this.overlay.showNote(undefined))
  }

  /** Opens a text in place. For a shared block it asks first, once. */
  private open(found: NamedText, points?: Point[]): void {
    this.editing.end()
    this.overlay.showNote(undefined)
    const { pointer } = found.text.field
    const block = this.blocks.find((one) => `${pointer}/`.startsWith(`${one.pointer}/`))
    if (block?.shared && !this.everywhere.has(block.shared.name)) this.askWhere(found, block)
    else void this.editing.begin(found, points)
  }

  private async editNow(found: NamedText, isSelected = false): Promise<void> {
    const { editing } = this
    await editing.begin(found)
    editing.focus()
    if (editing.open && isSelected) getSelection()?.selectAllChildren(editing.open.element)
  }

  /** Asks whether to change a text on every page that shows its block, or on this page only. */
  private askWhere({ place, text }: NamedText, block: OpenBlock): void {
    const { pointer } = text.field
    const { name = '', pages = [] } = block.shared ?? {}
    const editAt = (at: string) => {
      this.overlay.showNote(undefined)
      const found = this.texts.firstWithin(at)
      if (found) void this.editNow(found)
    }
    const everywhere = () => {
      this.everywhere.add(name)
      editAt(pointer)
    }
    const onlyHere = async () => {
      await unshare(this.host.session, block)
      editAt(block.place + pointer.slice(block.pointer.length))
    }
    const element = place instanceof HTMLElement ? place : place.parentElement
    this.overlay.showNote(element ?? undefined, `Stands on ${plural(pages.length, 'page')}.`, [
      { name: 'Change it everywhere', act: everywhere },
      { name: 'Only here', act: () => void onlyHere() },
    ])
  }
}
