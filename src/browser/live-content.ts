/** Calls back when the preview says that the content has changed. Nothing in a built site. Answers how to stop. */
export function onContentChange(listener: () => void): () => void {
  import.meta.hot?.on('site:changed', listener)
  return () => import.meta.hot?.off('site:changed', listener)
}
