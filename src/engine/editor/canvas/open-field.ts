import type { TextPlace } from './find-elements'

/** A text of the page that is edited where it stands. */
export interface OpenField {
  /** Where the page shows it otherwise. */
  readonly place: TextPlace
  /** What is edited. */
  readonly element: HTMLElement
  readonly text: string
  /** Ends it, once, with the text that is to be written. */
  end(text: string): void
  /** Shows its name, or what is wrong with it, where the overlay does not. */
  notify?(words: string, isWrong: boolean): void
}
