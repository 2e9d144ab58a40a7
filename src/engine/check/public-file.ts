/** Why a file cannot be used as what its name says; damage.ts has the words for authors. */
export type Damage =
  | { kind: 'empty' | 'forbidden' | 'cut-off' | 'no-namespace' }
  /** `found` is what it holds instead: "a web page". */
  | { kind: 'other'; found: string }
  | { kind: 'malformed'; line: number; reason: string }
  | { kind: 'too-many-pixels' | 'too-tall'; width: number; height: number }
  | { kind: 'too-heavy'; bytes: number; most: number }

/** A file of public/ as check sees it. PublicFiles holds it by its address, "/images/banners/home.svg". */
export interface PublicFile {
  bytes: number
  /** For pictures of pixels that can be read: their width and height as they are seen, turned as the camera noted. */
  pixels?: { width: number; height: number }
  /** For .json files: whether it is a Lottie animation. */
  isAnimation?: boolean
  /** True for what moves by itself and goes round: an animated WebP, or a film of drawings (.json). */
  isLoop?: boolean
  /** How long one round of a loop takes. */
  seconds?: number
  /** Why it cannot be used; undefined for a sound file, and for one of a kind that is not looked into. */
  damage?: Damage
}

/** Why something in public/ is not published: its name is that of a hidden file, it is a symbolic link, or no file at all. */
export type LeftOut = 'hidden' | 'link' | 'special'

/** The files of public/ that are published, by their address. */
export interface PublicFiles extends ReadonlyMap<string, PublicFile> {
  /** What else lies in the folder. A hidden folder stands for all that is in it. */
  readonly leftOut?: ReadonlyMap<string, LeftOut>
}
