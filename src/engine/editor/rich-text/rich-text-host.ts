import type { Point } from '../canvas/selected-points'
import type { Place } from '../fields/places'

/** What a rich text asks and tells while it is edited. */
export interface RichTextHost {
  /** "Text of Banner". */
  label: string
  /** What is in the file; the text to begin with may be one that the check has refused. */
  written: string
  /** Whether its bar lies over the page; otherwise it stands before the text. */
  isOnPage: boolean
  /** The points between which words are selected to begin with; one for the caret. */
  points?: readonly Point[]
  /** What a link can lead to. */
  places: () => Place[]
  /** Returns the check's sentence about the text as it would be. */
  judge: (html: string) => Promise<string | undefined>
  onType: (html: string) => void
  /** Called once: with the text when it is to be written, without one when it is to be as before. */
  onLeave: (html: string | undefined) => void
}
