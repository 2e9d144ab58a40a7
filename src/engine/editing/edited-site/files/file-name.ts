import { hiddenPart } from '../../../base/text/hidden-files'
import { slugOf } from '../../../base/text/language/slug'
import { deviceIn } from '../../../content/check/files/windows-name'

const maxName = 60

/** "Küche (3).JPG" -> "kueche-3.jpg", "con.png" -> "con-picture.png": readable and safe everywhere. */
export function readableName(name: string, extension: string, fallback: string, language: unknown): string {
  const words = name
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/s, '')
    .slice(0, 4 * maxName)
  const stem = slugOf(words, language).slice(0, maxName).replace(/-$/, '')
  return `${deviceIn(stem) ? `${stem}-${fallback}` : stem || fallback}.${extension}`
}

/** "/images/fox.jpg", else "/images/fox-2.jpg". Case makes no difference. */
export function freeAddress(folder: string, name: string, isTaken: (address: string) => boolean): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = [name.slice(0, dot), name.slice(dot)]
  let address = `${folder}/${name}`
  for (let number = 2; isTaken(address.toLowerCase()); number++) address = `${folder}/${stem}-${number}${ending}`
  return address
}

/** Whether visitors may get an address: inside public/, not hidden, no Windows path. */
export const isPublicAddress = (address: string): boolean =>
  /^(?:\/[^/\\\p{Cc}]+)+$/u.test(address) && hiddenPart(address) === undefined

export const keptNameOf = (address: string, id: string): string =>
  `${id.replaceAll('-', '').slice(0, 12)}-${address.slice(address.lastIndexOf('/') + 1)}`

export const isKeptName = (name: string): boolean => /^[\da-f]{12}-[^/\\\p{Cc}]+$/u.test(name)
