import type { Overlay } from './overlay/overlay'
import type { PageParts } from './page/page-parts'
import { reveal } from './page/page-view'

/** Milliseconds. */
const patience = 2000

/** Brings into view what the field in focus is about: the item of a carousel, a quote further down. */
export class FollowedField {
  private wanted?: { pointer: string; until: number }

  constructor(
    private readonly overlay: Overlay,
    private readonly parts: PageParts,
  ) {}

  listen(): () => void {
    const stop = new AbortController()
    const { signal } = stop
    const editor = window.frameElement?.ownerDocument
    editor?.addEventListener('focusin', ({ target }) => this.follow(target as Element), { signal })
    editor?.addEventListener('focusout', () => this.overlay.hover(undefined), { signal })
    return () => stop.abort()
  }

  private follow(field: Element): void {
    const around = field.closest<HTMLElement>('.fields [data-item], .fields [data-pointer]')
    const pointer = around?.dataset.pointer ?? around?.dataset.item
    // Fields of the page itself are nowhere on it.
    this.wanted = pointer === undefined ? undefined : { pointer, until: Date.now() + patience }
    this.show()
  }

  /** Runs again when the page has changed: a new item may not be there yet. */
  show(): void {
    const { wanted } = this
    if (!wanted || Date.now() > wanted.until) return
    const element = this.parts.elementAt(wanted.pointer)
    if (!element) return
    reveal(element)
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'smooth' })
    this.overlay.hover(element)
  }
}
