import { extensionOf } from '../../../model/pictures'
import type { Added, FileKind, SiteFile } from '../../../store/file-store'
import { grouped, plural, sizeInWords } from '../../../text/numbers'

/** What came of a file that was uploaded. */
export type Upload = { name: string } & ({ address: string; message: string } | { problem: string })

/** What a kind of file is called. */
export const nouns: Record<FileKind, string> = { image: 'picture', animation: 'animation', loop: 'loop', file: 'file' }

/** The endings that the system's own dialog shows for a kind of file; what a file holds is judged later. */
export const accepted: Record<FileKind, string[]> = {
  image: ['image/*', '.svg', '.heic'],
  animation: ['.json'],
  loop: ['.webp', '.json'],
  file: ['.pdf', '.zip', '.docx', '.xlsx', '.pptx', '.odt', '.epub', '.txt'],
}

/** Returns the name of a file without its folder. */
export const fileName = (address: string): string => address.slice(address.lastIndexOf('/') + 1)

/** Returns the folder of a file: "/images/". */
export const fileFolder = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1)

/** Returns what a file is in one word: "Drawing", "Animation", "PDF". */
export function fileTypeName(address: string): string {
  const ending = extensionOf(address)
  const words: Record<string, string> = { svg: 'Drawing', json: 'Animation' }
  return words[ending] ?? ending.toUpperCase()
}

/** Returns a file's size in pixels and bytes: "1,600 × 900 pixels, 340 kB". A drawing is as large as it is shown. */
export function describeSize({ address, bytes, pixels }: Pick<SiteFile, 'address' | 'bytes' | 'pixels'>): string {
  const weight = bytes < 1000 ? `${bytes} bytes` : sizeInWords(bytes)
  return pixels
    ? `${grouped(pixels.width)} × ${grouped(pixels.height)} pixels, ${weight}`
    : `${fileTypeName(address)}, ${weight}`
}

/** Returns where a file is used, in a few words: "Used on 2 pages". */
export function describeUses({ uses: { count, pages } }: Pick<SiteFile, 'uses'>): string {
  if (count === 0) return 'Used nowhere'
  return pages.length === 0 ? `Used in ${plural(count, 'place')}` : `Used on ${plural(pages.length, 'page')}`
}

/** Says what came of a file that was uploaded: the name that it has now, and what was done to it. */
export function describeAdded(name: string, added: Exclude<Added, { kind: 'problem' }>): string {
  if (added.kind === 'there') return `"${name}" is here already, as "${added.address}".`
  const done = added.changes.length > 0 ? `, ${added.changes.join(', ')}` : ''
  return `"${name}" is now "${added.address}": ${describeSize(added)}${done}.`
}

/** Whether a file is meant by the words that somebody searches for: its name, or an alternative text of it. */
export function matchesSearch({ address, alts }: SiteFile, words: string): boolean {
  const text = `${address} ${alts.join(' ')}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
