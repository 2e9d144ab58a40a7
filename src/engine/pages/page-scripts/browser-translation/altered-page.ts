import { flushSync } from 'react-dom'
import { preloadBlocks } from '../app/lazy-registry'
import { KeptTexts } from './kept-texts'
import { fetchOriginal } from './original'
import { opaque, putBack, restore } from './restore'

const frame = '[data-block]'

const typesWithin = (block: Element): string[] =>
  Array.from(block.querySelectorAll<HTMLElement>(frame), ({ dataset }) => dataset.block ?? '')

const content = `${opaque}, ${frame}`

/** The focused element may go, and a page that is shorter for a moment scrolls up. */
function keepPlace(change: () => void): void {
  const { activeElement } = document
  const { scrollX: left, scrollY: top } = window
  change()
  if (top !== window.scrollY) window.scrollTo({ left, top, behavior: 'instant' })
  if (activeElement instanceof HTMLElement && activeElement !== document.activeElement)
    activeElement.focus({ preventScroll: true })
}

/**
 * React can only hydrate what the server wrote. A translator or an extension may have changed it: each part becomes
 * that again while it is hydrated, without a paint, and then gets its changes back.
 */
export class AlteredPage {
  private readonly texts: KeptTexts
  private readonly original = fetchOriginal()

  constructor(
    private readonly root: HTMLElement,
    observer: MutationObserver,
  ) {
    this.texts = new KeptTexts(observer)
    this.original.catch(() => undefined)
  }

  follow = (records: MutationRecord[]): void => this.texts.follow(records)

  /** Returns how to hydrate the layout. Throws if the original does not come. */
  async open(): Promise<(hydrate: () => void) => void> {
    const original = await this.original
    return (hydrate) =>
      keepPlace(() => {
        const taken = restore(this.root, original, content)
        flushSync(hydrate)
        putBack(taken, (text, nodes) => this.texts.replace(text, nodes))
      })
  }

  private async originalOf(block: Element): Promise<Element | undefined> {
    const original = await this.original.catch(() => undefined)
    const index = [...this.root.querySelectorAll(frame)].indexOf(block)
    return original?.querySelectorAll(frame)[index]
  }

  async hydrateBlock(block: HTMLElement, hydrate: () => void): Promise<void> {
    const [original] = await Promise.all([
      this.originalOf(block),
      preloadBlocks([block.dataset.block ?? '', ...(import.meta.env.HOLDS ? typesWithin(block) : [])]),
    ])
    hydrate()
    if (!original) return
    keepPlace(() => {
      const taken = restore(block, original)
      const end = () => putBack(taken, (text, nodes) => this.texts.replace(text, nodes))
      // At an event of this kind inside of a block React hydrates it at once.
      block.firstElementChild?.dispatchEvent(new Event('compositionend', { bubbles: true }))
      if (import.meta.env.HOLDS)
        for (const within of block.querySelectorAll(frame))
          within.firstElementChild?.dispatchEvent(new Event('compositionend', { bubbles: true }))
      if (block.dataset.hydrated === undefined) block.addEventListener('block-hydrated', end, { once: true })
      else end()
    })
  }
}
