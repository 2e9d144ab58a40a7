import type { CommandAnswer } from '../../../edited-site/command'
import type { Store } from '../../../edited-site/store'
import { typedText } from '../edits/typed-edits'
import { describeField } from '../page/field'
import type { OpenPage } from '../page/open-page'
import { draftOf, type EditedField, type FieldVisit, follow, isOwnWriting, rawOr, type Unsaved } from './unsaved'

/** Milliseconds after the last key. */
const rest = 1000

export interface Typing {
  open: EditedField
  text: string
  saved?: string
  isSaving?: boolean
  visit: FieldVisit
}

export interface OutboxEvents {
  onChange: (list: readonly Unsaved[], isWriting: boolean) => void
  onRest: () => void
  onRevert: (visit: FieldVisit) => void
}

const fieldKey = ({ page, pointer }: EditedField) => `${page.text.name} ${pointer}`

/**
 * Typed text that is not in the file yet. Each is kept here, and as a draft in the store, until the file has it or its
 * author drops it, whatever happens to server, file, page or field.
 */
export class Outbox {
  private list: readonly Unsaved[] = []
  private typed?: Typing
  private timer?: ReturnType<typeof setTimeout>
  private keptAt = 0
  private lastId = 0
  private readonly renamed = new Map<string, string>()
  private readonly drafts = new Set<string>()
  /** What this editor has written last, as JSON, by field. */
  private readonly written = new Map<string, string>()

  constructor(
    private readonly store: Store,
    private readonly events: OutboxEvents,
  ) {}

  get isEmpty(): boolean {
    return !this.isWriting && this.list.length === 0
  }

  get next(): Unsaved | undefined {
    return this.list.find((one) => one.pointer !== undefined && !one.message && !one.lacks && !one.conflict)
  }

  get typing(): Typing | undefined {
    return this.typed
  }

  get isWriting(): boolean {
    return this.typed !== undefined && this.typed.text !== this.typed.saved
  }

  type(open: EditedField, text: string): void {
    const wasWriting = this.isWriting
    if (this.typed?.open === open) this.typed.text = text
    else this.typed = { open, text, visit: {} }
    if (!wasWriting) this.notify()
    this.keepOften(this.typed, wasWriting)
    clearTimeout(this.timer)
    this.timer = setTimeout(this.events.onRest, rest)
  }

  /** Who types without a pause loses a second at most. */
  private keepOften(typing: Typing, wasWriting: boolean): void {
    const now = Date.now()
    if (wasWriting && now - this.keptAt < rest) return
    if (wasWriting) this.keepDraft(typing)
    this.keptAt = now
  }

  /** `now` is the page as it was read afterwards. */
  noteSaved(typing: Typing, text: string, now: OpenPage): void {
    typing.saved = text
    const { name, pointer } = this.make(typing.open, text, now)
    if (pointer !== undefined) this.written.set(`${name} ${pointer}`, rawOr(now, pointer))
    if (this.typed === typing && !this.isWriting) this.dropDraft(typing.open)
    const refused = this.refusedAt(pointer)
    if (refused) this.drop(refused)
    const left = this.list.find(({ visit }) => visit === typing.visit)
    if (left) this.acceptFile(left, now)
    else this.notify()
  }

  /** Also drops a text that the check has refused before. */
  discard(open: EditedField): void {
    const typing = this.leave(open)
    if (typing) this.dropDraft(open)
    if (typing?.isSaving) this.events.onRevert(typing.visit)
    const refused = this.refusedAt(open.pointer)
    if (refused) this.drop(refused)
  }

  private refusedAt = (place: string | undefined): Unsaved | undefined =>
    this.list.find(({ pointer, message, lacks }) => pointer === place && (message ?? lacks) !== undefined)

  private leave(open: EditedField): Typing | undefined {
    const { typed } = this
    if (typed?.open !== open) return undefined
    clearTimeout(this.timer)
    this.typed = undefined
    this.notify()
    return typed
  }

  put(open: EditedField, text: string, now: OpenPage | undefined): void {
    const typing = this.leave(open)
    const one: Unsaved = { ...this.make(open, text, now), visit: typing?.visit }
    const before = this.list.find(({ pointer }) => pointer === one.pointer && pointer !== undefined)
    const known = before ? before.text : typedText(describeField(one.open.page, one.open.pointer))
    if (fieldKey((before ?? one).open) !== fieldKey(open)) this.dropDraft(open)
    // The earlier text keeps its comparison: the file has not changed since.
    const { visit } = one
    const undone = { message: undefined, meant: undefined, lacks: undefined, conflict: undefined }
    if (text !== known && before) this.change(before.id, { text, visit, ...undone })
    // The text equals the file's, but another one is just being saved.
    else if (text !== known || (typing?.isSaving && typing.saved !== text)) this.set([...this.list, one])
    else if (!before) this.dropDraft(open)
  }

  /** Keeps a text without writing it. */
  hold(open: EditedField, text: string, why: Pick<Unsaved, 'message' | 'lacks'>, now: OpenPage | undefined): void {
    const one = { ...this.make(open, text, now), ...why, visit: this.leave(open)?.visit }
    const before = this.list.find(({ pointer }) => pointer === one.pointer && pointer !== undefined)
    if (before)
      this.change(before.id, { text, message: why.message, meant: undefined, lacks: why.lacks, conflict: undefined })
    else this.set([...this.list, one])
    this.keepDraft(one)
  }

  /**
   * With the page that its text is compared with: the present one, if the field holds what it held when opened, or what
   * this editor has written since.
   */
  compared = (open: EditedField, now: OpenPage | undefined): EditedField => this.make(open, '', now).open

  presentName = (name: string): string => this.renamed.get(name) ?? name

  private make(open: EditedField, text: string, now: OpenPage | undefined): Unsaved {
    const name = this.presentName(open.page.text.name)
    const fresh: Unsaved = { id: ++this.lastId, name, open, pointer: open.pointer, text }
    if (!now) return fresh
    const one = follow(fresh, now)
    const { pointer } = one
    const isOwn = pointer !== undefined && this.written.get(`${name} ${pointer}`) === rawOr(now, pointer)
    return isOwn ? { ...one, open: { ...open, page: now, pointer } } : one
  }

  /** `now` is the page as it was read afterwards. */
  handleAnswer(sent: Unsaved, answer: CommandAnswer | undefined, now: OpenPage | undefined): void {
    const one = this.list.find(({ id }) => id === sent.id)
    if (!one) return
    const isWritten = answer?.kind === 'done' || (answer?.kind === 'conflict' && isOwnWriting(answer, sent.text))
    const isTypedAgain = one.text !== sent.text
    if (isWritten && now && one.pointer !== undefined)
      this.written.set(`${one.name} ${one.pointer}`, rawOr(now, one.pointer))
    if ((!answer || isWritten) && !isTypedAgain) this.drop(one)
    else if (isWritten && now) this.acceptFile(one, now)
    else if (!isTypedAgain) this.explain(one, answer, now)
  }

  private explain(one: Unsaved, answer: CommandAnswer | undefined, now: OpenPage | undefined): void {
    if (answer?.kind === 'refused') {
      const own = answer.refused.find(({ pointer }) => pointer === one.pointer) ?? answer.refused[0]
      const message = own && (now?.sayLabels(own.message, own.pointer) ?? own.message)
      const meant = own?.pointer === one.pointer ? own?.meant : undefined
      this.change(one.id, { message: message ?? 'This cannot be saved here.', meant })
    } else if (answer?.kind === 'conflict' && now && one.pointer !== undefined)
      this.change(one.id, { conflict: { sentence: answer.problem, theirs: rawOr(now, one.pointer) } })
    else this.change(one.id, { pointer: undefined })
    this.keepDraft(one)
  }

  /** With what its field holds now, so that it may overwrite that. */
  acceptFile({ id, open, pointer }: Unsaved, now: OpenPage): void {
    if (pointer === undefined || !now.holds(pointer)) return
    this.dropDraft(open)
    this.change(id, { open: { ...open, page: now, pointer }, conflict: undefined })
  }

  drop({ id, open }: Unsaved): void {
    this.set(this.list.filter((one) => one.id !== id))
    this.dropDraft(open)
  }

  /** `from` is the name that the page had before. */
  follow(page: OpenPage, from: string): void {
    const { name } = page.text
    if (from !== name) this.renamed.set(from, name)
    // The page may have got a former name back.
    this.renamed.delete(name)
    if (this.list.length === 0) return
    const followed = this.list.map((one) => follow(one.name === from ? { ...one, name } : one, page))
    for (const [index, one] of this.list.entries()) {
      const now = followed[index]
      if (!now || fieldKey(now.open) === fieldKey(one.open) || !this.drafts.has(fieldKey(one.open))) continue
      this.dropDraft(one.open)
      this.keepDraft(now)
    }
    this.set(followed)
  }

  /** Keeps drafts of everything: after a crash they are offered again. */
  keep(): void {
    clearTimeout(this.timer)
    for (const one of this.list) this.keepDraft(one)
    // An entry of the list for the same field is older.
    if (this.typed && this.isWriting) this.keepDraft(this.typed)
  }

  private keepDraft({ open, text }: { open: EditedField; text: string }): void {
    this.drafts.add(fieldKey(open))
    void this.store.keepDraft(draftOf(open, text))
  }

  private dropDraft(open: EditedField): void {
    if (!this.drafts.delete(fieldKey(open))) return
    void this.store.dropDraft(open.page.text.name, open.pointer)
  }

  private change(id: number, change: Partial<Unsaved>): void {
    this.set(this.list.map((one) => (one.id === id ? { ...one, ...change } : one)))
  }

  private set(list: readonly Unsaved[]): void {
    this.list = list
    this.notify()
  }

  private notify(): void {
    this.events.onChange(this.list, this.isWriting)
  }
}
