import type { TextPlace } from './page/find-elements'

/** A text of the page that is edited in place. */
export interface OpenField {
  /** The place that shows the text when it is not edited. */
  readonly place: TextPlace
  readonly element: HTMLElement
  readonly text: string
  /** Ends once. */
  end(text: string): void
  /** Shows the name of the text or a message, if the overlay does not. */
  notify?(words: string, isWrong: boolean): void
}
