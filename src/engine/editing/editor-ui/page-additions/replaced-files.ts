import { whenNoFieldIsOpen } from '../../../base/dom/open-field'

let count = 0

const attributes = { img: ['src', 'srcset'], source: ['src', 'srcset'], video: ['poster', 'src'], image: ['href'] }

/** The browser would take them from its cache, so their addresses get a query. */
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
  // An animation has been read by a script already.
  if (addresses.some((address) => address.endsWith('.json'))) whenNoFieldIsOpen(reload)
}
