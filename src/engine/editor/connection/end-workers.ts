/**
 * Ends the service workers of this origin: the preview has none, but an earlier server at this address may have let one
 * in, which answers in its place. Returns whether one does; then the editor is loaded again.
 */
export async function endWorkers(): Promise<boolean> {
  const workers = navigator.serviceWorker
  if (!workers?.controller) return false
  const ended = await Promise.all((await workers.getRegistrations()).map((registration) => registration.unregister()))
  if (!ended.includes(true)) return false
  location.reload()
  return true
}
