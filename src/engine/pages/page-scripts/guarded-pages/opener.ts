import { createPolicy } from '../../../base/dom/trusted-types'
import type { PageLock } from '../../../base/shared-types/guarded-pages/sealing'
import type { SealedHtml } from '../../../base/shared-types/page'
import type { RootAttributes } from '../../../base/shared-types/root-attributes'
import { openSlot } from './sealed-page'

/** AES-GCM decrypts only what was written with the access key. */
function show({ html, css }: SealedHtml): void {
  const policy = createPolicy('sealed-page', { createHTML: (text) => text })
  const main = document.querySelector('main') as HTMLElement
  main.innerHTML = policy.createHTML(html) as string
  Object.assign(main, { original: main.cloneNode(true) })
  // Appended to the page's stylesheet. insertRule takes one rule: @media wraps them.
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet
  sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length)
  // The browser looked for the anchor before the content existed.
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
}

/** Redirects silently without the key (G1). */
export async function showGuardedPage(root: RootAttributes): Promise<PageLock | undefined> {
  const { page, guard = '', otherwise = '/', sealed = '' } = root
  const opened = await openSlot(sealed, 'html', guard, page)
  if (opened) show(JSON.parse(opened.content))
  else location.replace(otherwise)
  return opened?.lock
}
