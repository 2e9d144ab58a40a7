/**
 * Service workers of an earlier server at this address would answer in place of the preview. Returns whether the page
 * is reloading.
 */
export async function endWorkers(): Promise<boolean> {
  const workers = navigator.serviceWorker
  if (!workers?.controller) return false
  const ended = await Promise.all((await workers.getRegistrations()).map((registration) => registration.unregister()))
  if (!ended.includes(true)) return false
  location.reload()
  return true
}
