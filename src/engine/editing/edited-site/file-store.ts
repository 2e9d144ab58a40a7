import type { CommandAnswer } from './command'

/** What a field can name. A loop is a short film that repeats, a file a document for visitors. */
export type FileKind = 'image' | 'animation' | 'loop' | 'file'

export interface FileUses {
  count: number
  pages: string[]
  places: string[]
  hasMore: boolean
}

export interface SiteFile {
  address: string
  kind: FileKind
  bytes: number
  pixels?: { width: number; height: number }
  damage?: string
  uses: FileUses
  alts: string[]
  drawn: number
  /** When it came or was last changed, in ISO 8601, where that is known. */
  day?: string
  /** Whether it is only used as a sheet of drawings that move over a picture. */
  isSheet?: true
}

export interface NewFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  kind: FileKind
  /** A file of the folder that it goes into. */
  sameFolderAs?: string
}

export interface PreparedFile {
  bytes: Uint8Array
  extension: string
  pixels?: SiteFile['pixels']
  changes: string[]
}

export type Added =
  | { kind: 'added'; address: string; bytes: number; pixels?: SiteFile['pixels']; changes: string[] }
  | { kind: 'there'; address: string }
  | { kind: 'problem'; problem: string }

export const mostUploadBytes = 50_000_000

/** The browser says it before it sends a file, and so does the store. */
export const explainTooHeavy = (name: string): string =>
  `"${name}" is too large: a file can have up to ${mostUploadBytes / 1e6} MB. Export it smaller, or with more compression.`

/** The body of this command is the file; the header describes it. */
export const uploadCommand = 'files/add'
export const uploadHeader = 'x-editor-file'

export interface Replacing {
  page: string
  /** Removes what moves over the old picture and was drawn for it. */
  withoutDrawn?: boolean
}

export interface FileStore {
  list(): Promise<{ files: SiteFile[] } | { problem: string }>
  add(file: NewFile): Promise<Added>
  replaceEverywhere(from: string, to: string, replacing: Replacing): Promise<CommandAnswer>
  remove(address: string, page: string): Promise<CommandAnswer>
}

export interface TakenFile {
  address: string
  kept: string
}
