import { deviceIn } from '../../check/addresses/windows-name'
import { hiddenPart } from '../../text/hidden-files'
import { slugOf } from '../../text/slug'

const maxName = 60

/**
 * Returns the name under which a file is published: lower-case letters of English, digits and hyphens, so that it can be
 * read, typed and linked everywhere: "Küche (3).JPG" -> "kuche-3.jpg", "con.png" -> "con-picture.png".
 */
export function readableName(name: string, extension: string, fallback: string): string {
  const words = name
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/s, '')
    .slice(0, 4 * maxName)
  const stem = slugOf(words).slice(0, maxName).replace(/-$/, '')
  return `${deviceIn(stem) ? `${stem}-${fallback}` : stem || fallback}.${extension}`
}

/** Returns a name in a folder that no file has: "/images/fox.jpg", "/images/fox-2.jpg". Letter case counts for nothing. */
export function freeAddress(folder: string, name: string, isTaken: (address: string) => boolean): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = [name.slice(0, dot), name.slice(dot)]
  let address = `${folder}/${name}`
  for (let number = 2; isTaken(address.toLowerCase()); number++) address = `${folder}/${stem}-${number}${ending}`
  return address
}

/** Whether an address names a file inside public/ that visitors may get: not above it, not hidden, no Windows path. */
export const isPublicAddress = (address: string): boolean =>
  /^(?:\/[^/\\\p{Cc}]+)+$/u.test(address) && hiddenPart(address) === undefined

/** Returns the name that a deleted file is kept by; `id` is unique and begins with hexadecimal digits, as a UUID. */
export const keptNameOf = (address: string, id: string): string =>
  `${id.replaceAll('-', '').slice(0, 12)}-${address.slice(address.lastIndexOf('/') + 1)}`

/** Whether a name is one that a deleted file is kept under. */
export const isKeptName = (name: string): boolean => /^[\da-f]{12}-[^/\\\p{Cc}]+$/u.test(name)
