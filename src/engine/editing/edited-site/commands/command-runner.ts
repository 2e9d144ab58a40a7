import { type Document, findValue, openDocument, rawOf } from '../../../content/json-edits/document'
import type { Applied, Edit, EditOutcome, EditRefusal } from '../../../content/json-edits/edit'
import { applySince } from '../../../content/json-edits/rebase/rebase'
import type { CommandAnswer, EditCommand, Refused } from '../command'
import { continuedEntry, type JournalEntry, joinEdits } from '../journal/entries'
import type { JournaledText } from '../journal/journaled-text'
import type { Revision } from '../journal/revision-steps'
import type { TextChecker } from '../keepers'
import { explainEditRefusal, unreadable } from '../sentences'
import { findNewErrors } from './new-errors'

function conflictOf(
  refusal: EditRefusal,
  { document, label, revision, edits }: { document: Document; label: string; revision: string; edits: readonly Edit[] },
): CommandAnswer {
  const problem = explainEditRefusal(refusal)
  if (refusal.reason === 'unreadable') return { kind: 'problem', problem, revision }
  const { pointer } = refusal
  const first = edits.find((edit) => edit.kind === 'replace' || edit.kind === 'insert')
  const mine = refusal.mine ?? (first && 'json' in first ? first.json : undefined)
  const node = findValue(document, pointer)
  const found = refusal.reason === 'conflict' ? refusal.found : node ? rawOf(document.text, node) : ''
  const expected = refusal.reason === 'conflict' ? refusal.expected : ''
  return {
    ...{ kind: 'conflict', problem, pointer, expected, found, label, revision },
    ...(mine !== undefined && { mine }),
    ...(refusal.reason === 'gone' && { isGone: true }),
  }
}

interface Planned {
  now: Revision
  made: Applied
}

export type StampOf = (window: string) => Pick<JournalEntry, 'id' | 'time' | 'window' | 'drops'>

/** The text may change while a command is checked. */
const maxTries = 5

export class CommandRunner {
  constructor(
    private readonly site: JournaledText,
    private readonly checker: TextChecker,
    private readonly stampOf: StampOf,
  ) {}

  async validate(command: EditCommand): Promise<CommandAnswer | undefined> {
    const planned = await this.plan(command)
    return 'kind' in planned ? planned : this.refuse(planned)
  }

  async run(command: EditCommand, window: string): Promise<CommandAnswer> {
    for (let tries = 1; ; tries++) {
      const planned = await this.plan(command)
      if ('kind' in planned) return planned
      const refusal = command.allowProblems ? undefined : await this.refuse(planned)
      if (refusal) return refusal
      const isStale = (await this.site.read()).revision !== planned.now.revision
      if (!isStale || tries === maxTries) return this.write(command, planned, window)
    }
  }

  async repeat(state: 'done' | 'undone', entry: JournalEntry): Promise<CommandAnswer> {
    const { id, label, page, edits, inverse, revision, state: before } = entry
    const todo: Edit[] = state === 'done' ? edits : inverse
    const planned = await this.plan({ revision, edits: todo, label })
    if ('kind' in planned) return planned.kind === 'conflict' ? { ...planned, entry: id } : planned
    const { now, made } = planned
    // The edits in a journal were not checked.
    if ('refusal' in openDocument(made.text)) return { kind: 'problem', problem: unreadable, revision: now.revision }
    const back = state === 'done' ? { inverse: made.inverse } : { edits: made.inverse }
    let after = now.revision
    const problem = this.site.write(now, made.text, (written) => {
      after = written
      const change: Partial<JournalEntry> = { state, revision: written, ...back }
      return { kind: 'change', id, change, was: { edits, inverse, revision, state: before } }
    })
    if (problem !== undefined) return { kind: 'problem', problem, revision: now.revision }
    return { kind: 'done', revision: after, label, page, edits: made.edits }
  }

  private async plan({
    revision,
    edits,
    label,
  }: Pick<EditCommand, 'revision' | 'edits' | 'label'>): Promise<Planned | CommandAnswer> {
    const now = await this.site.read()
    const document = openDocument(now.text)
    if ('refusal' in document)
      return { kind: 'problem', problem: explainEditRefusal(document.refusal), revision: now.revision }
    const base = this.site.textAt(revision)
    // Without the text that the edits were made for, an equal value may be another one.
    const made: EditOutcome =
      base === undefined
        ? { refusal: { reason: 'gone', pointer: edits[0]?.pointer ?? '' } }
        : applySince(base, now.text, edits)
    if ('refusal' in made) return conflictOf(made.refusal, { document, label, revision: now.revision, edits })
    return { now, made }
  }

  private write({ label, page, continues }: EditCommand, { now, made }: Planned, window: string): CommandAnswer {
    const { edits, inverse, text } = made
    const done = { kind: 'done' as const, label, page, edits }
    if (text === now.text) return { ...done, revision: now.revision }
    const earlier = continuedEntry(this.site.journal.state.entries, { id: continues, window, revision: now.revision })
    const stamp = this.stampOf(window)
    let revision = now.revision
    const problem = this.site.write(now, text, (after) => {
      revision = after
      if (!earlier)
        return { kind: 'command', entry: { ...stamp, label, page, edits, inverse, state: 'done', revision } }
      const joined = { edits: joinEdits(earlier.edits, edits), inverse: joinEdits(inverse, earlier.inverse) }
      const was = { edits: earlier.edits, inverse: earlier.inverse, revision: earlier.revision }
      return { kind: 'change', id: earlier.id, change: { ...joined, revision }, was }
    })
    if (problem !== undefined) return { kind: 'problem', problem, revision: now.revision }
    return { ...done, revision, entry: earlier?.id ?? stamp.id }
  }

  private async refuse({ now, made }: Planned): Promise<CommandAnswer | undefined> {
    const refused = await this.findRefused(now.text, made.text)
    return refused.length > 0 ? { kind: 'refused', refused, revision: now.revision } : undefined
  }

  private async findRefused(before: string, after: string): Promise<Refused[]> {
    const checked = await this.checker.errors(after)
    if (checked.content) return []
    return findNewErrors({ text: before, ...(await this.checker.errors(before)) }, { text: after, ...checked })
  }
}
