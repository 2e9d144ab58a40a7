import { parentPointer } from '../../../../base/shared-types/json'
import type { SiteFile } from '../../../edited-site/file-store'
import type { Choosing } from './file-manager'
import { fileFolder, fileName, matchesSearch } from './file-words'

export type FileOrder = 'near' | 'newest' | 'name' | 'largest' | 'used'

export interface LibraryView {
  words: string
  order: FileOrder
  /** With the folders in it; empty for all. */
  folder: string
  use: 'all' | 'page' | 'none'
}

export const wholeLibrary: LibraryView = { words: '', order: 'near', folder: '', use: 'all' }

/** Sheets of drawings only where one is named, no loops and animations among pictures. */
export function filesFor({ page, pointer, kind, current }: Choosing, files: readonly SiteFile[]): SiteFile[] {
  const isOfSheet = [pointer, parentPointer(pointer)].some((place) => page.schemaAt(place).drawnFor !== undefined)
  const fits = ({ isSheet, uses }: SiteFile) => (isOfSheet ? isSheet || uses.count === 0 : !isSheet)
  return files.filter((file) => file.kind === kind && (file.address === current || fits(file)))
}

export function foldersOf(files: readonly SiteFile[]): { folder: string; count: number }[] {
  const folders = [...new Set(files.map(({ address }) => fileFolder(address)))].sort()
  return folders.map((folder) => ({ folder, count: files.filter(({ address }) => address.startsWith(folder)).length }))
}

type Compare = (one: SiteFile, other: SiteFile) => number

/** The files are sorted by their addresses already. */
const orders: Record<Exclude<FileOrder, 'near'>, Compare> = {
  newest: (one, other) => (other.day ?? '').localeCompare(one.day ?? ''),
  name: (one, other) => fileName(one.address).localeCompare(fileName(other.address)),
  largest: (one, other) => other.bytes - one.bytes,
  used: (one, other) => other.uses.count - one.uses.count,
}

function byNearness(current: string): Compare {
  const rank = ({ address }: SiteFile) => {
    if (address === current) return 1
    return current !== '' && fileFolder(address) === fileFolder(current) ? 2 : 3
  }
  return (one, other) => rank(one) - rank(other)
}

/** What was just uploaded comes first in each order. */
export function arrangeFiles(
  files: readonly SiteFile[],
  { words, order, folder, use }: LibraryView,
  { current, page }: Pick<Choosing, 'current' | 'page'>,
  uploaded: ReadonlySet<string>,
): SiteFile[] {
  const isUsed = ({ uses }: SiteFile) =>
    use === 'all' || (use === 'none' ? uses.count === 0 : uses.pages.includes(page.text.path))
  const isFresh = ({ address }: SiteFile) => (uploaded.has(address) ? 0 : 1)
  const compare = order === 'near' ? byNearness(current) : orders[order]
  return files
    .filter((file) => file.address.startsWith(folder) && isUsed(file) && matchesSearch(file, words))
    .toSorted((one, other) => isFresh(one) - isFresh(other) || compare(one, other))
}
