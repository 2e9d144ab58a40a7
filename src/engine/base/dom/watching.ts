const change = 'watching-change'

/**
 * While the visitor watches a film, nothing else on the page moves. Noted on <html>, for scripts that share no module.
 */
export const isWatching = (): boolean => document.documentElement.dataset.watching !== undefined

export function setWatching(isWatchingNow: boolean): void {
  document.documentElement.toggleAttribute('data-watching', isWatchingNow)
  dispatchEvent(new Event(change))
}

export function onWatchingChange(listener: () => void): () => void {
  addEventListener(change, listener)
  return () => removeEventListener(change, listener)
}
