import type { OpenPage } from '../model/page/open-page'
import type { Unsaved } from '../model/session/unsaved'
import type { TextPlace } from './page/find-elements'
import type { TextField } from './page/text-fields'

interface Written {
  pointer: string
  /** The file's text before. */
  value: string
  now: string | null
  restore: () => void
}

/** Returns how to show again what a place shows. React keeps its text nodes, and replaces those of a rich text itself. */
function keepShown(place: TextPlace, isRich: boolean): () => void {
  const { textContent } = place
  const nodes = [...place.childNodes].map((node) => node.cloneNode(true))
  return () => {
    const node = place instanceof HTMLElement ? place.firstChild : place
    if (isRich && place instanceof HTMLElement) place.replaceChildren(...nodes)
    else if (node && place.textContent !== textContent) node.nodeValue = textContent
  }
}

/** Restores words that were undone before React had rendered their edit: React would change nothing then. */
export class WrittenTexts {
  private readonly all = new Map<TextPlace, Written>()

  /** Returns what to call when the text has been written. */
  watch(place: TextPlace, { field: { pointer, kind }, value }: TextField): () => void {
    const restore = keepShown(place, kind === 'richText')
    return () => this.all.set(place, { pointer, value, now: place.textContent, restore })
  }

  follow(page: OpenPage, unsaved: readonly Unsaved[]): void {
    for (const [place, { pointer, value, now, restore }] of this.all) {
      const isShown = place.isConnected && place.textContent === now
      const isWaiting = unsaved.some((one) => one.pointer === pointer)
      if (isShown && (isWaiting || page.valueAt(pointer) !== value)) continue
      this.all.delete(place)
      if (isShown) restore()
    }
  }
}
