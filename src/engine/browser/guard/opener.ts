import { createPolicy } from '../../dom/trusted-types'
import type { SealedHtml } from '../../model/page'
import type { RootAttributes } from '../../model/root-attributes'
import type { PageLock } from '../../model/sealing'
import { openSlot } from './sealed-page'

/**
 * Puts the decrypted content where every other page has its own from the start. Only this module may use the policy: it
 * takes html that the build has encrypted, and AES-GCM decrypts nothing that was written without the access key.
 */
function show({ html, css }: SealedHtml): void {
  const policy = createPolicy('sealed-page', { createHTML: (text) => text })
  const main = document.querySelector('main') as HTMLElement
  main.innerHTML = policy.createHTML(html) as string
  // The rules go to the end of the page's own stylesheet, where other pages have them. insertRule takes one rule at a
  // time, so they are wrapped into one.
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet
  sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length)
  // The browser has looked for the anchor before it was there.
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
}

/**
 * Decrypts a guarded page with the visitor's key and shows it. Returns its lock; without the right key it returns
 * undefined and leads to another page without a word (requirement G1).
 */
export async function openPage(root: RootAttributes): Promise<PageLock | undefined> {
  const { page, guard = '', otherwise = '/', sealed = '' } = root
  const opened = await openSlot(sealed, 'html', guard, page)
  if (opened) show(JSON.parse(opened.content))
  else location.replace(otherwise)
  return opened?.lock
}
