import type { ShownSite } from './shown-site'

/** Sends a message to the open pages. */
export type Send = (name: string, data: object) => void

interface Before {
  /** The settings before the change. */
  settings: object | undefined
  /** The files of public/ that have changed. */
  addresses: string[]
}

/** Tells the open pages that the site has a new state. */
export function sendChange(send: Send, shown: ShownSite, { settings, addresses }: Before): void {
  const now = shown.compiler?.settings
  if (now && JSON.stringify(now) !== JSON.stringify(settings)) send('site:settings', now)
  send('site:changed', {})
  if (addresses.length > 0) send('site:files', { addresses })
  send('site:times', shown.times)
}
