import type { LinkTarget } from '../model/links/link-targets'
import type { Point } from './selected-points'

export interface RichTextHost {
  label: string
  /** The text of the file; the opened text may be one that the check has refused. */
  written: string
  isOnPage: boolean
  /** What the page shows for a text, where that differs. */
  fill?: (html: string) => string
  points?: readonly Point[]
  targets: () => LinkTarget[]
  targetsOn: (typed: string) => Promise<LinkTarget[]>
  /** Adds the anchor of a target if it has none. Returns whether it has one. */
  prepare: (target: LinkTarget) => Promise<boolean>
  /** Returns the check's message. */
  validate: (html: string) => Promise<string | undefined>
  onType: (html: string) => void
  /** Called once: with the text if it is to be written, else without. */
  onLeave: (html: string | undefined) => void
}
