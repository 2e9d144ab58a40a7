import type { LinkTarget } from '../model/links/link-targets'
import type { Point } from './selected-points'

/** What a rich text needs while it is edited, and its events. */
export interface RichTextHost {
  /** "Text of Banner". */
  label: string
  /** The text of the file; the opened text may be one that the check has refused. */
  written: string
  /** Over the page the bar floats; otherwise it comes before the text. */
  isOnPage: boolean
  /** The points between which words are selected at first; one for the caret. */
  points?: readonly Point[]
  targets: () => LinkTarget[]
  /** Reads the targets on the page that a typed address names. */
  targetsOn: (typed: string) => Promise<LinkTarget[]>
  /** Adds the anchor of a target, if it has none yet. Returns whether it has one. */
  prepare: (target: LinkTarget) => Promise<boolean>
  /** Returns the check's message about the text. */
  validate: (html: string) => Promise<string | undefined>
  onType: (html: string) => void
  /** Called once: with the text if it is to be written, else without. */
  onLeave: (html: string | undefined) => void
}
