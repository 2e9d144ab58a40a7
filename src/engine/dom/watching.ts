const change = 'watching-change'

/**
 * Whether the visitor watches a film that they have started: then nothing else on the page moves. It is noted on <html>,
 * for scripts that share no module.
 */
export const isWatching = (): boolean => document.documentElement.dataset.watching !== undefined

/** Notes that the visitor begins to watch a film, or stops. */
export function setWatching(isWatchingNow: boolean): void {
  document.documentElement.toggleAttribute('data-watching', isWatchingNow)
  dispatchEvent(new Event(change))
}

/** Calls back when a film has been started or stopped. Returns how to stop. */
export function onWatchingChange(listener: () => void): () => void {
  addEventListener(change, listener)
  return () => removeEventListener(change, listener)
}
