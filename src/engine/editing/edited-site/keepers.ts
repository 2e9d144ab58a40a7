import type { SiteContent } from '../../base/schema-types/content'
import type { Problem } from '../../base/shared-types/problem'
import type { PublicFiles } from '../../content/check'
import type { Moment } from '../../content/publication-dates/local-time'
import type { Schemas } from '../../content/schema-model/schemas'
import type { Validate } from '../../content/schema-model/validation/open-validator'
import type { NewFile, PreparedFile, TakenFile } from './file-store'
import type { JournalEntry } from './journal/entries'
import type { JournalLine, JournalState } from './journal/journal-lines'

export interface TextKeeper {
  read(): Promise<string>
  /** Throws a Failure if the text is not `before` any more, or cannot be saved. */
  replace(before: string, after: string): void
  revisionOf(text: string): string
}

export interface Journal {
  readonly state: JournalState
  /** Returns a notice if some of it is lost. Throws a Failure while it cannot be trusted. */
  open(): Promise<string | undefined>
  /** Saves a line, then adds it to the state. Throws a Failure. */
  add(line: JournalLine): void
  /** Moves damaged lines aside and shortens a long journal, after the state was compared to the text. */
  tidy(): void
  /** Keeps the text that the last line has led to. */
  keepText(text: string): void
  /** Returns the kept text if it is one of these revisions. */
  readText(revisions: string[]): string | undefined
}

/** Promises are rejected with a Failure. */
export interface FileKeeper {
  facts(): Promise<PublicFiles>
  /** Lets the next `facts` look at the files again. */
  refresh(): void
  bytes(address: string): Promise<Uint8Array | undefined>
  /** When files came or were last changed, in ISO 8601, as far as that is known. */
  days?(): Promise<ReadonlyMap<string, string>>
  /** Whether anything has an address, in facts or not. */
  isTaken(address: string): boolean
  /** The longer side of a picture becomes `maxSide` pixels at most. */
  prepare(file: NewFile, maxSide: number): Promise<PreparedFile | { problem: string }>
  write(address: string, bytes: Uint8Array): Promise<void>
  /** Its bytes are kept. Does nothing if it is gone. */
  take(file: TakenFile): Promise<void>
  /** Does nothing if it exists. */
  putBack(file: TakenFile): Promise<void>
  /** Forgets the bytes of deleted files that no entry names. */
  prune(entries: readonly JournalEntry[]): void
  /** Adds the picture that examples of pages show, unless it exists. */
  addPlaceholder(): Promise<void>
}

export interface ErrorsOfText {
  problems: Problem[]
  /** Undefined if there are any. */
  content?: SiteContent
}

export interface TextChecker {
  schemas(): Promise<Schemas>
  validator(): Promise<Validate>
  errors(text: string): Promise<ErrorsOfText>
  /** The errors, and the warnings if they are known: finding them takes a moment. */
  known(text: string): Promise<{ problems: Problem[]; hasWarnings: boolean }>
  timeFor(text: string): Moment
}
