import { Failure } from '../../../base/shared-types/failure'
import { asObject, asText } from '../../../base/shared-types/json'
import type { FileStore, Replacing } from '../file-store'
import { callMethod } from '../methods'
import type { NamedChange, PageComparison, Publishing } from '../publishing'
import { oneLineOf, orRefusal } from '../publishing/publish-answers'
import { notUnderstood } from '../sentences'
import type { Store } from '../store'
import { readCommand, readDraft, readPageChange } from './read-request'

export interface FolderPublishing extends Omit<Publishing, 'comments' | 'othersOn'> {
  compare(page: string, from?: string, version?: string): Promise<PageComparison>
}

/** How each value is read that a browser has sent. */
type Readers<Target> = {
  [Name in keyof Target]: Target[Name] extends (...values: infer Values) => unknown
    ? { [At in keyof Values]-?: (value: unknown) => Values[At] }
    : never
}

function understood<Result>(read: (value: unknown) => Result | undefined): (value: unknown) => Result {
  return (value) => {
    const result = read(value)
    if (result === undefined) throw new Failure(notUnderstood)
    return result
  }
}

const given = (value: unknown): string | undefined => asText(value) || undefined

function readReplacing(value: unknown): Replacing {
  const { page, withoutDrawn } = asObject(value)
  return { page: asText(page), withoutDrawn: withoutDrawn === true }
}

function readNamed(value: unknown): NamedChange {
  const { id, revision, version } = asObject(value)
  return { id: asText(id), revision: asText(revision), version: given(version) }
}

const store: Readers<Omit<Store, 'files' | 'subscribe'>> = {
  overview: [],
  readPage: [asText],
  apply: [understood(readCommand)],
  validate: [understood(readCommand)],
  planPages: [understood(readPageChange)],
  changePages: [understood(readPageChange)],
  undo: [given],
  redo: [],
  skipUndo: [asText],
  keepDraft: [understood(readDraft)],
  dropDraft: [asText, asText],
  closeNotice: [],
}

const files: Readers<Omit<FileStore, 'add'>> = {
  list: [],
  replaceEverywhere: [asText, asText, readReplacing],
  remove: [asText, asText],
}

const publishing: Readers<FolderPublishing> = {
  changes: [given],
  takeBack: [readNamed],
  versions: [Number],
  versionChanges: [asText],
  plan: [],
  publish: [(words) => oneLineOf(asText(words))],
  state: [],
  waiting: [],
  withdraw: [],
  saveChange: [],
  compare: [asText, given, given],
}

const readers: Record<string, Record<string, ((value: unknown) => unknown)[]>> = { store, files, publishing }

export interface CommandTargets {
  store: Omit<Store, 'files' | 'subscribe'>
  files: Omit<FileStore, 'add'>
  publishing?: FolderPublishing
}

export type Command = (values: unknown[], window: string) => Promise<object>

/** By names such as "store/apply". A method gets the id of the window behind its own values. A Failure is a refusal. */
export function createCommands(targets: CommandTargets): ReadonlyMap<string, Command> {
  return new Map(
    Object.entries(targets).flatMap(([of, target]) =>
      Object.entries(readers[of] ?? {}).map(([name, reads]): [string, Command] => [
        `${of}/${name}`,
        (values, window) =>
          orRefusal(async () => {
            const read = reads.map((readValue, at) => readValue(values[at]))
            return (await callMethod(target, name, [...read, window])) as object
          }),
      ]),
    ),
  )
}
