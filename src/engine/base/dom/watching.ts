const change = 'watching-change'

/** While a film plays, nothing else moves. Scripts that share no module read it on <html>. */
export const isWatching = (): boolean => document.documentElement.dataset.watching !== undefined

export function setWatching(isWatchingNow: boolean): void {
  document.documentElement.toggleAttribute('data-watching', isWatchingNow)
  dispatchEvent(new Event(change))
}

export function onWatchingChange(listener: () => void): () => void {
  addEventListener(change, listener)
  return () => removeEventListener(change, listener)
}
