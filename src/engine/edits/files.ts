import type { Answer } from './store'

/** What a field can name: a picture, an animation, a short film that goes round, or a document that visitors fetch. */
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
  /** The alternative texts that stand beside it, the most frequent first. */
  alts: string[]
}

/** A file that is to be added to public/. */
export interface NewFile {
  /** The name that it has on its author's computer. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** What it is to be used as. */
  kind: FileKind
  /** The address of the file that it takes the place of: it comes into the same folder. */
  beside?: string
}

/** What came of a file that was to be added. Where nothing was written, the words are those of an author. */
export type Added =
  | { kind: 'added'; address: string; bytes: number; pixels?: SiteFile['pixels']; changes: string[] }
  /** The same file is in public/ already. */
  | { kind: 'there'; address: string }
  | { kind: 'problem'; problem: string }

/** More bytes are not taken. */
export const mostUploadBytes = 50_000_000

/** Says so: the browser before it sends a file, and the store. */
export const explainTooHeavy = (name: string): string =>
  `"${name}" is too large: files of up to ${mostUploadBytes / 1e6} MB are taken. Export it smaller, or with more compression.`

/** The name of the command that adds a file, and the header that says what it is: its body is the file itself. */
export const uploadCommand = 'add-file'
export const uploadHeader = 'x-editor-file'

/** The part of a store that reads and writes the files of public/. */
export interface FileStore {
  list(): Promise<{ files: SiteFile[] } | { problem: string }>
  add(file: NewFile): Promise<Added>
  /** Names another file wherever a file is named. `page` is the path of the page that it is done on. */
  replaceEverywhere(from: string, to: string, page: string): Promise<Answer>
  /** Takes a file away that nothing uses. */
  remove(address: string, page: string): Promise<Answer>
}

/** A file that a deed has taken out of public/, and the name that it is kept by. */
export interface TakenFile {
  address: string
  kept: string
}
