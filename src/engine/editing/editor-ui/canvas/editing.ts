import { pausePage } from '../../../base/dom/pause'
import type { FileManager } from '../model/files/file-manager'
import { linkCommands } from '../model/links/link-targets'
import { hintsAt } from '../model/page/page-problems'
import type { Session } from '../model/session/session'
import type { Point } from '../rich-text/selected-points'
import { LineEditor } from './line-editor'
import type { OpenField } from './open-field'
import type { Overlay } from './overlay/overlay'
import { elementOf, lettersBefore, type NamedText } from './page/named-texts'
import { reveal } from './page/page-view'
import type { TextField } from './page/text-fields'
import { WrittenTexts } from './written-texts'

const validationDelay = 250

const nearLimit = 0.8

let richText: typeof import('../rich-text/open-rich-text') | undefined

export async function loadRichText() {
  richText ??= await import('../rich-text/open-rich-text')
  return richText
}

export class Editing {
  open?: OpenField
  readonly written = new WrittenTexts()
  private text?: TextField
  private hint = ''
  private timer?: ReturnType<typeof setTimeout>
  private keys?: AbortController
  private turn = 0

  constructor(
    private readonly session: Session,
    private readonly files: FileManager,
    private readonly overlay: Overlay,
  ) {
    // A click would hit what has just moved to its place.
    pausePage()
  }

  /** Also cancels a text that is still being loaded. */
  end(): void {
    this.turn++
    this.open?.end(this.open.text)
  }

  /** Words of a rich text between `points` are selected; a line has its caret at the first. */
  async begin({ place, text }: NamedText, points?: Point[]): Promise<void> {
    this.end()
    const { session, turn } = this
    const element = elementOf(place)
    if (element) reveal(element)
    const { field, label, value, fill, open } = text
    const shown = session.state.unsaved.find(({ pointer }) => pointer === field.pointer)?.text ?? value
    const noteWritten = shown === value ? this.written.watch(place, text) : undefined
    const events = {
      onType: (typed: string) => {
        session.outbox.type(open, typed)
        this.describe(text, typed)
      },
      onLeave: (typed: string | undefined) => {
        if (typed !== undefined) noteWritten?.()
        this.leave(text, typed)
      },
    }
    if (field.kind === 'richText') {
      // A key that is pressed right after the click belongs to the text, so it opens at once if possible.
      const { OpenRichText } = richText ?? (await loadRichText())
      if (turn !== this.turn || !(place instanceof HTMLElement) || !place.isConnected) return
      this.overlay.hideTools(true)
      this.open = new OpenRichText(place, shown, {
        ...events,
        label,
        written: value,
        isOnPage: true,
        fill,
        ...linkCommands(session, this.files),
        validate: (html) => session.validate(open, html),
        points,
      })
      this.overlay.showText(this.open.element)
    } else {
      // The browser puts the caret of a click into an element, but not into the handle of a text node.
      const caret = points?.[0] && !(place instanceof HTMLElement) ? lettersBefore(place, points[0]) : undefined
      const line = new LineEditor(place, { shown, written: value, fill }, events)
      this.open = line
      if (caret !== undefined) line.placeCaret(caret)
    }
    this.text = text
    this.keepKeys(this.open.element)
    this.describe(text, shown)
  }

  /** The page around a text may handle its keys: a carousel turns by arrows. */
  private keepKeys(element: HTMLElement): void {
    this.keys = new AbortController()
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (!(ctrlKey || metaKey || altKey || /^F\d/.test(key))) event.stopPropagation()
    }
    element.addEventListener('keydown', keep, { signal: this.keys.signal })
  }

  /** Also works from outside the frame. */
  focus(): void {
    window.focus()
    this.open?.element.focus()
  }

  /** Shows the text of the file if nothing was typed. */
  private leave({ open }: TextField, typed: string | undefined): void {
    const { session, overlay } = this
    this.open = undefined
    this.keys?.abort()
    clearTimeout(this.timer)
    overlay.hideTools(false)
    overlay.showText(undefined)
    if (typed === undefined) session.outbox.discard(open)
    else void session.write(open, typed)
  }

  /** What was typed is saved while it is open, and advice on it comes after that. */
  follow(): void {
    if (this.open && this.text && this.hint !== this.hintOn(this.text)) this.describe(this.text, this.open.text)
  }

  private hintOn({ field }: TextField): string {
    const { page } = this.session.state
    return page ? hintsAt(page, field.pointer) : ''
  }

  private describe(described: TextField, typed: string): void {
    const { open, overlay, session } = this
    const { field, label, open: text } = described
    if (!open) return
    const notify = (words: string, isWrong: boolean) =>
      open.notify ? open.notify(words, isWrong) : overlay.showText(open.element, words, isWrong)
    const { most } = field
    const count = most !== undefined && typed.length > most * nearLimit ? `, ${typed.length} of ${most}` : ''
    this.hint = this.hintOn(described)
    notify([label + count, this.hint].filter(Boolean).join('. '), most !== undefined && typed.length > most)
    clearTimeout(this.timer)
    this.timer = setTimeout(async () => {
      const message = await session.validate(text, typed)
      if (message && this.open === open && open.text === typed) notify(message, true)
    }, validationDelay)
  }
}
