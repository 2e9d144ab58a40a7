import type { Answer } from './command'

/** What a field can name. A loop is a short film that repeats, a file a document for visitors. */
export type FileKind = 'image' | 'animation' | 'loop' | 'file'

/** Where a file is named. */
export interface FileUses {
  /** How many places name it. */
  count: number
  /** The paths of the pages that show it. */
  pages: string[]
  /** The first of these places in an author's words: 'page "/about", block 2 (text) "Who we are"'. */
  places: string[]
  /** Whether there are others. */
  hasMore: boolean
}

/** A file of public/ as the editor shows it. */
export interface SiteFile {
  /** "/images/banners/home.svg" */
  address: string
  kind: FileKind
  bytes: number
  /** Of a picture of pixels. */
  pixels?: { width: number; height: number }
  /** Why it cannot be used. */
  damage?: string
  uses: FileUses
  /** Its alternative texts, most frequent first. */
  alts: string[]
}

/** A file that is to be added to public/. */
export interface NewFile {
  /** The name that it has on its author's computer. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
  kind: FileKind
  /** A file whose folder it goes into. */
  beside?: string
}

/** A file as it is published. */
export interface PreparedFile {
  bytes: Uint8Array
  extension: string
  pixels?: SiteFile['pixels']
  /** What was done to it, for its author: "turned upright". */
  changes: string[]
}

/** The result of adding a file. */
export type Added =
  | { kind: 'added'; address: string; bytes: number; pixels?: SiteFile['pixels']; changes: string[] }
  | { kind: 'there'; address: string }
  | { kind: 'problem'; problem: string }

export const mostUploadBytes = 50_000_000

/** The browser says it before it sends a file, and so does the store. */
export const explainTooHeavy = (name: string): string =>
  `"${name}" is too large: files of up to ${mostUploadBytes / 1e6} MB are taken. Export it smaller, or with more compression.`

/** The command that adds a file, and the header that describes it: the body is the file. */
export const uploadCommand = 'add-file'
export const uploadHeader = 'x-editor-file'

/** The part of a store that reads and writes the files of public/. */
export interface FileStore {
  list(): Promise<{ files: SiteFile[] } | { problem: string }>
  add(file: NewFile): Promise<Added>
  /** Names another file wherever a file is named. `page` is the page that is open. */
  replaceEverywhere(from: string, to: string, page: string): Promise<Answer>
  /** Deletes a file that nothing uses. */
  remove(address: string, page: string): Promise<Answer>
}

/** A deleted file of public/, and the name that it is kept by for Undo. */
export interface TakenFile {
  address: string
  kept: string
}
