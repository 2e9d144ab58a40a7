import type { FileManager } from '../model/files/file-manager'
import { linkCommands } from '../model/links/link-targets'
import type { Session } from '../model/session/session'
import type { Point } from '../rich-text/selected-points'
import { LineEditor } from './line-editor'
import type { NamedText } from './named-texts'
import type { OpenField } from './open-field'
import type { Overlay } from './overlay'
import type { TextField } from './text-fields'

const validationDelay = 250

/** From this share of what is allowed on, the name of a text says how many characters it has. */
const nearLimit = 0.8

let richText: typeof import('../rich-text/open-rich-text') | undefined

/** ProseMirror is loaded with the first rich text. */
export async function loadRichText() {
  richText ??= await import('../rich-text/open-rich-text')
  return richText
}

/** The editing of the page's texts, one at a time. */
export class Editing {
  /** The text that is edited. */
  open?: OpenField
  private timer?: ReturnType<typeof setTimeout>
  /** Changes with every text that is to be opened: the last one counts. */
  private turn = 0

  constructor(
    private readonly session: Session,
    private readonly files: FileManager,
    private readonly overlay: Overlay,
  ) {}

  /** Ends it, and opens no text that is still being loaded. */
  end(): void {
    this.turn++
    this.open?.end(this.open.text)
  }

  /** Lets a text be edited where it stands. `points` are those between which words of a rich text are selected. */
  async begin({ place, text }: NamedText, points?: Point[]): Promise<void> {
    this.end()
    const { session, turn } = this
    const { field, label, value, open } = text
    const shown = session.state.unsaved.find(({ pointer }) => pointer === field.pointer)?.text ?? value
    const events = {
      onType: (typed: string) => {
        session.outbox.type(open, typed)
        this.describe(text, typed)
      },
      onLeave: (typed: string | undefined) => this.leave(text, typed),
    }
    if (field.kind === 'richText') {
      // Opens at once where it can: a key that is pressed right after the click is meant for the text.
      const { OpenRichText } = richText ?? (await loadRichText())
      // The author may have gone elsewhere while it was loading.
      if (turn !== this.turn || !(place instanceof HTMLElement) || !place.isConnected) return
      this.overlay.hideTools(true)
      this.open = new OpenRichText(place, shown, {
        ...events,
        label,
        written: value,
        isOnPage: true,
        ...linkCommands(session, this.files),
        validate: (html) => session.validate(open, html),
        points,
      })
    } else this.open = new LineEditor(place, { shown, written: value }, events)
    this.describe(text, shown)
  }

  /** Moves the focus into the text that is edited, also from the editor around the frame. */
  focus(): void {
    window.focus()
    this.open?.element.focus()
  }

  /** Writes what was typed; without a text it is to be as the file has it. */
  private leave({ open }: TextField, typed: string | undefined): void {
    const { session, overlay } = this
    this.open = undefined
    clearTimeout(this.timer)
    overlay.hideTools(false)
    overlay.showText(undefined)
    if (typed === undefined) session.outbox.discard(open)
    else void session.write(open, typed)
  }

  /** Shows the name of the text that is edited, how long it is, and what the check says of it. */
  private describe({ field, label, open: text }: TextField, typed: string): void {
    const { open, overlay, session } = this
    if (!open) return
    const notify = (words: string, isWrong: boolean) =>
      open.notify ? open.notify(words, isWrong) : overlay.showText(open.element, words, isWrong)
    const { most } = field
    const count = most !== undefined && typed.length > most * nearLimit ? `, ${typed.length} of ${most}` : ''
    notify(label + count, most !== undefined && typed.length > most)
    clearTimeout(this.timer)
    this.timer = setTimeout(async () => {
      const message = await session.validate(text, typed)
      if (message && this.open === open && open.text === typed) notify(message, true)
    }, validationDelay)
  }
}
