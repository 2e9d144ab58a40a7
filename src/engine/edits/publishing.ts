import type { Answer } from './store'

/** A sentence on what has changed, as markdown of one line, and what belongs under it. */
export interface ChangeSentence {
  text: string
  under: ChangeSentence[]
  /** Names what it is about, where that can be taken back. Sentences with the same name are taken back together. */
  id?: string
  /** Names what it is seen on: pictures of the same name belong under it. */
  sight?: string
}

/** Sentences that stand together: those of one page under its name, or a list without a heading. */
export interface ChangeGroup {
  heading?: string
  /** The path of the page that they are about. */
  page?: string
  id?: string
  sight?: string
  sentences: ChangeSentence[]
}

/** A part of what has changed: "Pages changed". */
export interface ChangeSection {
  title: string
  groups: ChangeGroup[]
  /** Whether nothing of it can be taken back: files stand beside the text. */
  isFixed: boolean
}

/** What has changed since the last version on record, part by part. */
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

/** How a place looks that has changed. */
export interface ChangedPlace {
  /** See ChangeSentence. Undefined where it looks different, though nothing was written. */
  sight?: string
  page: string
  /** What is to be said of it beside its pictures, as lines of markdown. */
  words: string[]
  pairs: ChangePair[]
}

/** The pictures of what has changed, as far as they are there. */
export interface PictureRun {
  kind: 'pictures'
  isRunning: boolean
  /** How far it has come, or what has come of it, in words. */
  words: string
  /** What has changed when they were taken: the revision of the text. */
  revision?: string
  places: ChangedPlace[]
}

/** Something that keeps a site from being published. */
export interface PublishProblem {
  message: string
  pointer: string
  line: number
  /** The path and the title of the page that it is on; undefined where it is on none. */
  page?: string
  title?: string
}

/** What publishing would do now. */
export interface PublishPlan {
  kind: 'plan'
  toFix: PublishProblem[]
  /** How many places still hold an example's words. They stop nothing. */
  toFillIn: number
  /** How much has changed, in words: "two pages changed, one file added". Empty where visitors would notice nothing. */
  counts: string
  /** Whether there is anything to be published. */
  hasChanges: boolean
  /** The files of public/ that go along. */
  files: string[]
  /** The files of public/ that have changed and stay out: no page shows them, or they are gone. */
  leftOut: string[]
  /** Where it goes; undefined where it can only be saved as a file. */
  target?: { remote: string; server: string; branch?: string; ahead: number }
  /** Why it can only be saved as a file. */
  why?: string
}

/** A step of publishing. */
export interface PublishStep {
  name: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** What came of it, or why it failed and what to do. */
  words?: string
  /** What git, a hook or the server has said. */
  output?: string
}

/** Publishing, as far as it has come. */
export interface PublishRun {
  kind: 'run'
  steps: PublishStep[]
  isRunning: boolean
  /** The branch that holds the changes now. */
  branch?: string
  /** Where a pull request is opened, if that is known. */
  pullRequest?: string
  /** Whether it is the branch that everybody starts from: the changes have been taken over already. */
  isTakenOver?: true
}

/** The changes as one file. */
export interface SavedChange {
  kind: 'file'
  name: string
  type: string
  base64: string
  /** What the author does with it. */
  advice: string
  /** What the receiver writes in a terminal. */
  command?: string
}

/** Says why something could not be done. */
export interface PublishRefusal {
  kind: 'problem'
  problem: string
}

/** What the editor asks about changes, and how it publishes them. It knows nothing of where the site is kept. */
export interface Publishing {
  changes(): Promise<ChangeReport | PublishRefusal>
  /** Begins to take pictures of what has changed. `pictures` says how it comes along. */
  takePictures(): Promise<PictureRun | PublishRefusal>
  pictures(): Promise<PictureRun | PublishRefusal>
  /** Takes back what a sentence of a report says, as one step of undo. */
  takeBack(id: string, revision: string): Promise<Answer>
  plan(): Promise<PublishPlan | PublishRefusal>
  /** Begins to publish; `words` say what it is about. `state` says how it comes along. */
  publish(words: string): Promise<PublishRun | PublishRefusal>
  state(): Promise<PublishRun | PublishRefusal>
  saveChange(): Promise<SavedChange | PublishRefusal>
}
