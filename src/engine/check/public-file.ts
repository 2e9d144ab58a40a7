/** Why a file cannot be used as what its name says; damage.ts has the words for authors. */
export type Damage =
  | { kind: 'empty' | 'forbidden' | 'cut-off' | 'no-namespace' }
  /** `found` is what it holds instead: "a web page". */
  | { kind: 'other'; found: string }
  | { kind: 'malformed'; line: number; reason: string }
  /** `named` is the encoding that it names, if it is another than UTF-8. */
  | { kind: 'encoding'; named?: string }
  /** It has more than `most` of `what`: "attributes of one element". */
  | { kind: 'too-complex'; line: number; most: number; what: string }
  /** `given` is what makes it so: 'width="0"'. */
  | { kind: 'no-size'; given: string }
  | { kind: 'too-many-pixels' | 'too-tall'; width: number; height: number }
  | { kind: 'too-heavy'; bytes: number; most: number }

/** Why a file must not be published: it would run, or load something from elsewhere, when a visitor opens it. */
export type Danger =
  | { kind: 'page' | 'program' | 'packed' }
  /** `holds` is what a drawing or an XML file has in a line: "a program (<script>)". */
  | { kind: 'holds'; holds: string; line: number }
  | { kind: 'unread'; reason: string; line?: number }

/** A file of public/ as check sees it. PublicFiles holds it by its address, "/images/banners/home.svg". */
export interface PublicFile {
  bytes: number
  /** For pictures of pixels that can be read: their width and height as they are seen, turned as the camera noted. */
  pixels?: { width: number; height: number }
  /** For drawings that browsers show: their width and height in css pixels. */
  size?: { width: number; height: number }
  /** For .json files: whether it is a Lottie animation. */
  isAnimation?: boolean
  /** True for what moves by itself and goes round: an animated WebP, or a film of drawings (.json). */
  isLoop?: boolean
  /** How long one round of a loop takes. */
  seconds?: number
  /** Why it cannot be used; undefined for a sound file, and for one of a kind that is not looked into. */
  damage?: Damage
  /** Why it must not be published, whether it is used or not. A file that has it has no `damage`. */
  danger?: Danger
}

/** Why something in public/ is not published: a hidden name, a symbolic link, one that leads nowhere, or no file at all. */
export type LeftOut = 'hidden' | 'link' | 'dangling' | 'special'

/** The files of public/ that are published, by their address. */
export interface PublicFiles extends ReadonlyMap<string, PublicFile> {
  /** What else lies in the folder. A hidden or linked folder holds all that is in it; "/" is public/ itself. */
  readonly leftOut?: ReadonlyMap<string, LeftOut>
}

/** The outermost part of an address that is left out, with the reason. */
export function findLeftOut({ leftOut }: PublicFiles, address: string): [part: string, reason: LeftOut] | undefined {
  const ends = [...address.matchAll(/\/|$/g)].map(({ index }) => index || 1)
  const parts = ends.map((end) => address.slice(0, end))
  for (const part of parts) {
    const reason = leftOut?.get(part)
    if (reason) return [part, reason]
  }
  return undefined
}
