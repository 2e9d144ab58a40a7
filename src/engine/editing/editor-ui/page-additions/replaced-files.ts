import { whenNoFieldIsOpen } from '../../../base/dom/open-field'

let count = 0

const attributes = { img: ['src', 'srcset'], source: ['src', 'srcset'], video: ['poster', 'src'], image: ['href'] }

/** Adds a query to the addresses of replaced files: the browser would show them from its cache. */
export function showReplacedFiles(addresses: string[], reload: () => void): void {
  count++
  // The editor around the page shows them, too.
  const documents = [document, ...(frameElement ? [frameElement.ownerDocument] : [])]
  for (const [tag, names] of Object.entries(attributes)) {
    for (const element of documents.flatMap((shown) => [...shown.querySelectorAll(tag)])) {
      for (const name of names) {
        const value = element.getAttribute(name) ?? ''
        const address = addresses.find((file) => value.replace(/[?#].*$/s, '') === encodeURI(file))
        if (address) element.setAttribute(name, `${encodeURI(address)}?changed=${count}`)
      }
    }
  }
  // A script has read the animation already, so the page is loaded again.
  if (addresses.some((address) => address.endsWith('.json'))) whenNoFieldIsOpen(reload)
}
