import type { Point } from '../canvas/selected-points'
import type { Place } from '../fields/addresses/places'

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
  /** Reads the places on the page that a typed address leads to. */
  placesOn: (typed: string) => Promise<Place[]>
  /** Makes a place one that links can lead to, if it is none yet. Returns whether it is one. */
  prepare: (place: Place) => Promise<boolean>
  /** Returns the check's sentence about the text as it would be. */
  judge: (html: string) => Promise<string | undefined>
  onType: (html: string) => void
  /** Called once: with the text when it is to be written, without one when it is to be as before. */
  onLeave: (html: string | undefined) => void
}
