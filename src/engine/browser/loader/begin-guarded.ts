import { createPolicy } from '../../dom/trusted-types'
import type { SealedHtml } from '../../model/page'
import { begin as beginOpened } from './begin'
import { openSlot } from './guarded-page'

/**
 * Puts the content of an opened page where every other page has its own from the start. The policy is nobody else's, and
 * takes no html but this, which was locked by the build: AES-GCM opens nothing that was written without the access key.
 */
function show({ html, css }: SealedHtml): void {
  const policy = createPolicy('sealed-page', { createHTML: (text) => text })
  const main = document.querySelector('main') as HTMLElement
  main.innerHTML = policy.createHTML(html) as string
  // They come at the end of the page's own stylesheet, where they stand on other pages, before those that come later. A
  // stylesheet takes one rule at a time, so they are put into one.
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet
  sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length)
  // The browser has looked for the anchor before it was there.
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
}

/**
 * What a guarded page does at once: it opens with the visitor's key, and from then on is a page like any other
 * (see begin.ts). Without the right key it leads elsewhere, and says nothing (requirement G1).
 */
export async function begin(giveUp: (error: unknown) => void): Promise<(event: Event) => void> {
  const root = document.getElementById('root') as HTMLElement
  const { page = '/', guard = '', otherwise = '/', sealed = '' } = root.dataset
  const opened = await openSlot(sealed, 'html', guard, page)
  if (!opened) {
    location.replace(otherwise)
    return () => undefined
  }
  show(JSON.parse(opened.content))
  return beginOpened(giveUp, opened.lock)
}
