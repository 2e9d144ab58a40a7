import { extensionOf } from '../../../../base/shared-types/pictures'
import { foldLetters } from '../../../../base/text/language/fold-letters'
import { grouped, plural, sizeInWords } from '../../../../base/text/numbers'
import type { Added, FileKind, SiteFile } from '../../../edited-site/file-store'

export type Upload = { name: string } & ({ address: string; message: string } | { problem: string })

export const nouns: Record<FileKind, string> = { image: 'picture', animation: 'animation', loop: 'loop', file: 'file' }

export const accepted: Record<FileKind, string[]> = {
  image: ['image/*', '.svg', '.heic'],
  animation: ['.json'],
  loop: ['.webp', '.json'],
  file: ['.pdf', '.zip', '.docx', '.xlsx', '.pptx', '.odt', '.epub', '.txt'],
}

export const fileName = (address: string): string => address.slice(address.lastIndexOf('/') + 1)

export const fileFolder = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1)

/** "Drawing", "Animation", "PDF". */
export function fileTypeName(address: string): string {
  const ending = extensionOf(address)
  const words: Record<string, string> = { svg: 'Drawing', json: 'Animation' }
  return words[ending] ?? ending.toUpperCase()
}

/** "1,600 × 900 pixels, 340 kB". Drawings have no size in pixels. */
export function describeSize({ address, bytes, pixels }: Pick<SiteFile, 'address' | 'bytes' | 'pixels'>): string {
  const weight = bytes < 1000 ? `${bytes} bytes` : sizeInWords(bytes)
  return pixels
    ? `${grouped(pixels.width)} × ${grouped(pixels.height)} pixels, ${weight}`
    : `${fileTypeName(address)}, ${weight}`
}

/** "Used on 2 pages". */
export function summarizeUses({ uses: { count, pages } }: Pick<SiteFile, 'uses'>): string {
  if (count === 0) return 'Not used anywhere'
  return pages.length === 0 ? `Used in ${plural(count, 'place')}` : `Used on ${plural(pages.length, 'page')}`
}

export function describeAdded(name: string, added: Exclude<Added, { kind: 'problem' }>): string {
  if (added.kind === 'there') return `"${name}" is here already, as "${added.address}".`
  const done = added.changes.length > 0 ? `, ${added.changes.join(', ')}` : ''
  return `"${name}" is now "${added.address}": ${describeSize(added)}${done}.`
}

export function matchesSearch({ address, alts }: SiteFile, words: string): boolean {
  const text = foldLetters(`${address} ${alts.join(' ')}`)
  return foldLetters(words)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
