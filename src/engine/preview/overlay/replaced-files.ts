import { whenNoFieldIsOpen } from '../../dom/open-field'

let count = 0

/** The elements that show files, and the attributes that name them. */
const attributes = { img: ['src', 'srcset'], source: ['src', 'srcset'], video: ['poster', 'src'], image: ['href'] }

/**
 * Shows files of public/ that were written anew under their own names. A browser takes what it has shown once from its
 * memory, so the address gets another end.
 */
export function showReplacedFiles(addresses: string[]): void {
  count++
  for (const [tag, names] of Object.entries(attributes)) {
    for (const element of document.querySelectorAll(tag)) {
      for (const name of names) {
        const value = element.getAttribute(name) ?? ''
        const address = addresses.find((file) => value.replace(/[?#].*$/s, '') === encodeURI(file))
        if (address) element.setAttribute(name, `${encodeURI(address)}?changed=${count}`)
      }
    }
  }
  // Whatever else shows a file has read it already: an animation, a document in a frame.
  if (addresses.some((address) => address.endsWith('.json'))) whenNoFieldIsOpen(() => location.reload())
}
