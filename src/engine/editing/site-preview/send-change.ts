import type { ShownSite } from './shown-site'

/** Sends a message to the open pages. */
export type Send = (name: string, data: object) => void

const isSame = (one: object | undefined, other: object | undefined) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns how to tell the open pages that the site has a new state: `change` is for those that edit it, `addresses` are the
 * files of public/ that have changed.
 */
export function noteState(shown: ShownSite): (send: Send, change: object, addresses: readonly string[]) => void {
  const settings = shown.settings()
  const { times } = shown
  return (send, change, addresses) => {
    const now = shown.settings()
    if (now.length > 0 && !isSame(now, settings)) send('site:settings', { all: now })
    send('site:changed', change)
    if (addresses.length > 0) send('site:files', { addresses })
    if (!isSame(times, shown.times)) send('site:times', shown.times)
  }
}
