import type { Answer } from './command'

/** A sentence on what has changed, as markdown of one line, and what belongs under it. */
export interface ChangeSentence {
  text: string
  under: ChangeSentence[]
  /** Names what it is about, where that can be taken back. Sentences with the same name are taken back together. */
  id?: string
  /** Names what it is seen on: pictures of the same name belong under it. */
  target?: string
}

/** The sentences of one page under its path, or a list without a heading. */
export interface ChangeGroup {
  heading?: string
  page?: string
  id?: string
  target?: string
  sentences: ChangeSentence[]
}

/** "Pages changed" and its sentences. */
export interface ChangeSection {
  title: string
  groups: ChangeGroup[]
  /** Whether nothing of it can be undone: files are not part of the text. */
  isFixed: boolean
}

/** The changes since the last recorded version. */
export interface ChangeReport {
  kind: 'changes'
  /** The revision of the text that was compared. */
  revision: string
  /** What that version is called, and when it was recorded, as a date of ISO 8601. */
  since: { subject: string; time: string }
  sections: ChangeSection[]
}

/** A place on one screen, small and in full size, as addresses of pictures with what they show in words. */
export interface ChangePicture {
  thumbnail: string
  whole?: string
  alt: string
}

/** A place on one screen, before and now. */
export interface ChangePair {
  screen: 'phone' | 'desktop'
  before?: ChangePicture
  now?: ChangePicture
}

/** Pictures of a changed place. */
export interface PicturedPlace {
  /** See ChangeSentence. Undefined where it looks different without a change of the text. */
  target?: string
  page: string
  /** Remarks, as lines of markdown. */
  words: string[]
  pairs: ChangePair[]
}

/** The pictures that have been taken so far. */
export interface PictureRun {
  kind: 'pictures'
  isRunning: boolean
  /** Progress, then the result. */
  words: string
  /** The revision that they show. */
  revision?: string
  places: PicturedPlace[]
}

/** An error that prevents publishing. */
export interface PublishProblem {
  message: string
  pointer: string
  line: number
  /** The path and the title of its page. */
  page?: string
  title?: string
}

/** The effects of publishing now. */
export interface PublishPlan {
  kind: 'plan'
  toFix: PublishProblem[]
  /** How many places still hold the words of an example. They do not prevent publishing. */
  toFillIn: number
  /** "two pages changed, one file added"; empty where visitors would notice nothing. */
  counts: string
  hasChanges: boolean
  /** The files of public/ that are published. */
  files: string[]
  /** Changed files of public/ that are not published: no page shows them, or they were deleted. */
  leftOut: string[]
  /** Undefined where the changes can only be saved as a file. */
  target?: { remote: string; server: string; branch?: string; ahead: number }
  /** Why they can only be saved as a file. */
  why?: string
}

/** A step of publishing. */
export interface PublishStep {
  name: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** The result, or why it failed and what to do. */
  words?: string
  /** The output of git, a hook or the server. */
  output?: string
}

/** A publication so far. */
export interface PublishRun {
  kind: 'run'
  steps: PublishStep[]
  isRunning: boolean
  branch?: string
  /** The address that opens a pull request, if it is known. */
  pullRequest?: string
  /** Whether it is the default branch: the changes are merged already. */
  isMerged?: true
}

/** The changes as one file. */
export interface SavedChange {
  kind: 'file'
  name: string
  type: string
  base64: string
  advice: string
  /** What the receiver runs in a terminal. */
  command?: string
}

export interface PublishRefusal {
  kind: 'problem'
  problem: string
}

/** What the editor asks about changes, and how it publishes them, wherever the site is kept. */
export interface Publishing {
  changes(): Promise<ChangeReport | PublishRefusal>
  /** Starts to take pictures of what has changed; `pictures` returns the progress. */
  takePictures(): Promise<PictureRun | PublishRefusal>
  pictures(): Promise<PictureRun | PublishRefusal>
  /** Reverts the change of a sentence, as one step of undo. */
  takeBack(id: string, revision: string): Promise<Answer>
  plan(): Promise<PublishPlan | PublishRefusal>
  /** Starts to publish; `words` describe the change. `state` returns the progress. */
  publish(words: string): Promise<PublishRun | PublishRefusal>
  state(): Promise<PublishRun | PublishRefusal>
  saveChange(): Promise<SavedChange | PublishRefusal>
}
