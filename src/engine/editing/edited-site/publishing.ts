import type { CommandAnswer } from './command'

export interface ChangeSentence {
  text: string
  under: ChangeSentence[]
  /** Names what it is about, where that can be taken back. Sentences with the same name are taken back together. */
  id?: string
  /** Takes back what all sentences below it say. */
  whole?: string
  /** Names what it is seen on: a block of a comparison has the same name. */
  target?: string
}

export interface ChangeGroup {
  heading?: string
  page?: string
  /** The former path of a moved or removed page. */
  from?: string
  id?: string
  whole?: string
  sentences: ChangeSentence[]
}

export interface ChangeSection {
  title: string
  groups: ChangeGroup[]
  isOfFiles: boolean
}

export interface ChangeReport {
  kind: 'changes'
  revision: string
  /** `time` as a date of ISO 8601. */
  since: { subject: string; time: string }
  sections: ChangeSection[]
  /** The version that it begins with, unless it is the last one. */
  version?: string
}

/** In the place of the name of a change. */
export const everything = 'everything'

export interface NamedChange {
  id: string
  /** Of the text that the report is about. */
  revision: string
  /** The published version that the report begins with, unless it is the last one. */
  version?: string
}

/** A state of the site that was published. */
export interface PublishedVersion {
  id: string
  words: string
  author: string
  /** ISO 8601. */
  time: string
}

export interface VersionList {
  kind: 'versions'
  /** The newest first. */
  versions: PublishedVersion[]
  hasMore: boolean
  /** Why older ones are missing. */
  note?: string
}

/** A page that a version changed. `from` is its former path. */
export interface VersionPage {
  kind: 'added' | 'changed' | 'moved' | 'removed'
  path: string
  title: string
  from?: string
}

/** What a version changed of the one before it. */
export interface VersionChanges {
  kind: 'version-changes'
  pages: VersionPage[]
  /** Paths of the other pages that look different, as they show a shared block or a file that it changed. */
  alsoOn: string[]
  /** "site settings", "files" */
  others: string[]
  /** Nothing was there before. */
  isFirst?: true
}

/** A new block has no `before`, a removed one no `now`. */
export interface ComparedBlock {
  before?: number
  now?: number
  isEdited: boolean
  hasMoved: boolean
  target: string
}

export interface PageComparison {
  /** Undefined where there is no such page. */
  before?: string
  now?: string
  blocks: ComparedBlock[]
}

export interface PublishProblem {
  message: string
  pointer: string
  line: number
  page?: string
  title?: string
}

export interface PublishPlan {
  kind: 'plan'
  toFix: PublishProblem[]
  /** Places that visitors would see with placeholders or the words of an example: they do not prevent publishing. */
  toFillIn: PublishProblem[]
  /** Empty where visitors would notice nothing. */
  counts: string
  hasChanges: boolean
  /** What publishing does: makes or renews a request, changes the site at once, or withdraws a request that has nothing left. */
  way: 'request' | 'direct' | 'withdrawal'
  isBehind?: boolean
  files: string[]
  /** Changed files of public/ that are not published: no page shows them, or they were deleted. */
  leftOut: string[]
  target?: { remote: string; server: string; branch?: string; ahead: number }
  why?: string
}

export interface PublishStep {
  name: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  words?: string
  output?: string
}

export interface PublishRun {
  kind: 'run'
  steps: PublishStep[]
  isRunning: boolean
  branch?: string
  server?: string
  pullRequest?: string
  request?: string
  /** Where others see the site with the changes: at the host, or in this editor while there is none. */
  preview?: { address: string; isOfHost: boolean; isExpected: boolean }
  /** What has become of the changes, where they are no new or renewed request. */
  isDone?: 'direct' | 'withdrawal'
}

export interface SavedChange {
  kind: 'file'
  name: string
  type: string
  base64: string
  advice: string
  /** What the receiver runs in a terminal. */
  command?: string
}

export interface WaitingRequest {
  words: string
  address?: string
  /** The address of a read-only editor of the request's branch. */
  look?: string
}

export interface CommentList {
  kind: 'comments'
  comments: { author: string; words: string; address: string; time: string }[]
}

export interface OthersRequest {
  words: string
  author: string
  address: string
}

export interface OthersList {
  kind: 'others'
  requests: OthersRequest[]
}

export interface WaitingChanges {
  kind: 'waiting'
  request?: WaitingRequest
}

export interface Withdrawn {
  kind: 'withdrawn'
  words: string
}

export interface PublishRefusal {
  kind: 'problem'
  problem: string
}

export interface Publishing {
  /** Since the last version, or an earlier one. */
  changes(version?: string): Promise<ChangeReport | PublishRefusal>
  /** One step of undo. Files that are gone come back with what shows them. */
  takeBack(change: NamedChange): Promise<CommandAnswer>
  versions(count: number): Promise<VersionList | PublishRefusal>
  versionChanges(version: string): Promise<VersionChanges | PublishRefusal>
  plan(): Promise<PublishPlan | PublishRefusal>
  /** Returns at once: `state` tells the progress. */
  publish(words: string): Promise<PublishRun | PublishRefusal>
  state(): Promise<PublishRun | PublishRefusal>
  /** What was written about the request that waits. Undefined where only git knows of requests. */
  comments?(): Promise<CommentList | PublishRefusal>
  /** The open requests of others that change a page. */
  othersOn?(path: string): Promise<OthersList | PublishRefusal>
  waiting(): Promise<WaitingChanges | PublishRefusal>
  /** The changes stay in the editor. */
  withdraw(): Promise<Withdrawn | PublishRefusal>
  saveChange(): Promise<SavedChange | PublishRefusal>
}
