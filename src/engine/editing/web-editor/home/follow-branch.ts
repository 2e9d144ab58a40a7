import type { WebSite } from '../web-site'

const minute = 60_000

/** Looks for changes of others when the window is seen again, and each minute while it is. */
export function followBranch(site: WebSite, isSignedIn: () => boolean): () => void {
  const look = () => {
    if (document.visibilityState === 'visible' && isSignedIn()) void site.catchUp()
  }
  const timer = setInterval(look, minute)
  const events = ['focus', 'online'] as const
  for (const name of events) addEventListener(name, look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    for (const name of events) removeEventListener(name, look)
    document.removeEventListener('visibilitychange', look)
  }
}
