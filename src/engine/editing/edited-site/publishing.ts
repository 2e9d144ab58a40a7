import type { CommandAnswer } from './command'

/** One line of markdown, and the sentences below it. */
export interface ChangeSentence {
  text: string
  under: ChangeSentence[]
  /** Names what it is about, where that can be taken back. Sentences with the same name are taken back together. */
  id?: string
  /** Names what it is seen on: a block of a comparison has the same name. */
  target?: string
}

export interface ChangeGroup {
  heading?: string
  page?: string
  /** The former path of a moved or removed page. */
  from?: string
  id?: string
  sentences: ChangeSentence[]
}

export interface ChangeSection {
  title: string
  groups: ChangeGroup[]
  /** Nothing of these can be undone: files are not part of the text. */
  isOfFiles: boolean
}

export interface ChangeReport {
  kind: 'changes'
  revision: string
  /** `time` as a date of ISO 8601. */
  since: { subject: string; time: string }
  sections: ChangeSection[]
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
  /** The addresses of frames that show it; undefined where there is no such page. */
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
  /** "two pages changed, one file added"; empty where visitors would notice nothing. */
  counts: string
  hasChanges: boolean
  /** What publishing does: makes or renews a request, changes the site at once, or withdraws a request that has nothing left. */
  way: 'request' | 'direct' | 'withdrawal'
  /** Whether the site has changed since the waiting request was sent. */
  isBehind?: boolean
  files: string[]
  /** Changed files of public/ that are not published: no page shows them, or they were deleted. */
  leftOut: string[]
  /** Undefined where the changes can only be saved as a file. */
  target?: { remote: string; server: string; branch?: string; ahead: number }
  /** Why they can only be saved as a file. */
  why?: string
}

export interface PublishStep {
  name: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** The result, or why it failed and what to do. */
  words?: string
  output?: string
}

export interface PublishRun {
  kind: 'run'
  steps: PublishStep[]
  isRunning: boolean
  branch?: string
  /** "github.com/fox/site" */
  server?: string
  /** The address that opens a pull request, if it is known. */
  pullRequest?: string
  /** The address of the request that was made. */
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

/** The request that was sent and is not accepted yet. */
export interface WaitingRequest {
  /** Its description. */
  words: string
  /** Its address, where it is known. */
  address?: string
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
  changes(): Promise<ChangeReport | PublishRefusal>
  /** Reverts the change of a sentence, as one step of undo. */
  takeBack(id: string, revision: string): Promise<CommandAnswer>
  plan(): Promise<PublishPlan | PublishRefusal>
  /** Starts to publish; `words` describe the change. `state` returns the progress. */
  publish(words: string): Promise<PublishRun | PublishRefusal>
  state(): Promise<PublishRun | PublishRefusal>
  waiting(): Promise<WaitingChanges | PublishRefusal>
  /** Takes the request back that waits. The changes stay in the editor. */
  withdraw(): Promise<Withdrawn | PublishRefusal>
  saveChange(): Promise<SavedChange | PublishRefusal>
}
