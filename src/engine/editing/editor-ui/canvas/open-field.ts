import type { TextPlace } from './page/find-elements'

export interface OpenField {
  readonly place: TextPlace
  readonly element: HTMLElement
  readonly text: string
  end(text: string): void
  /** Shows the name of the text or a message, if the overlay does not. */
  notify?(words: string, isWrong: boolean): void
}
