import { prepareBlocks } from '../../render/nearness'
import type { AlteredPage } from './altered-page'
import { isOfReact } from './is-of-react'

function isForeign({ target, addedNodes: [added], removedNodes, previousSibling, nextSibling }: MutationRecord) {
  return (
    added &&
    !isOfReact(added) &&
    ((target as Element).closest('[data-block]:not([data-hydrated])') ||
      [...removedNodes, previousSibling, nextSibling].some((node) => node instanceof Text && isOfReact(node)))
  )
}

/**
 * Loads the code for altered pages at the first change that is not React's, or when the returned function is called.
 */
export function watchHtml(root: HTMLElement): () => Promise<AlteredPage> {
  const seen: MutationRecord[] = []
  let page: Promise<AlteredPage> | undefined
  let follow = (records: MutationRecord[]) => {
    if (!page && !records.some(isForeign)) return
    seen.push(...records)
    load().catch(() => undefined)
  }
  const observer = new MutationObserver((records) => follow(records))
  const load = () => {
    if (page) return page
    prepareBlocks((block, hydrate) =>
      load().then((loaded) => loaded.hydrateBlock(block as HTMLElement, hydrate), hydrate),
    )
    page = import('./altered-page').then(({ AlteredPage }) => {
      const loaded = new AlteredPage(root, observer)
      follow = loaded.follow
      follow(seen)
      return loaded
    })
    return page
  }
  observer.observe(root, { childList: true, subtree: true, characterData: true })
  return load
}
