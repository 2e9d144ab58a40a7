/** Why a file is not what its name says; damage.ts has the words. */
export type Damage =
  | { kind: 'empty' | 'forbidden' | 'cut-off' | 'no-namespace' }
  /** `found` is its true content: "a web page". */
  | { kind: 'other'; found: string }
  | { kind: 'malformed'; line: number; reason: string }
  /** `named` is an encoding other than UTF-8. */
  | { kind: 'encoding'; named?: string }
  /** It has more than `most` of `what`: "attributes of one element". */
  | { kind: 'too-complex'; line: number; most: number; what: string }
  /** `given` is the reason: 'width="0"'. */
  | { kind: 'no-size'; given: string }
  | { kind: 'too-many-pixels' | 'too-tall'; width: number; height: number }
  | { kind: 'too-heavy'; bytes: number; most: number }
  /** Of an animation: a picture that lies beside the file, "images/img_0.png". */
  | { kind: 'picture-outside'; picture: string }
  /** Of an animation: expressions of After Effects, on the layer of this name. */
  | { kind: 'expressions'; layer?: string }

/** Why a file must not be published: opened, it would run code or load something from elsewhere. */
export type Danger =
  | { kind: 'page' | 'program' | 'packed' }
  /** `holds` is a part of a drawing or XML file: "a program (<script>)". */
  | { kind: 'holds'; holds: string; line: number }
  /** What Figma writes as a piece of a web page: "background blur". */
  | { kind: 'figma'; effects: string[]; line: number }
  | { kind: 'unread'; reason: string; line?: number }

/** Keyed by its address, "/images/banners/home.svg". */
export interface PublicFile {
  bytes: number
  /** Of readable pixel pictures: as seen, rotated as the camera noted. */
  pixels?: { width: number; height: number }
  /** Of pixel pictures that do not move: SHA-256. */
  digest?: string
  /** Of drawings that browsers show, in css pixels. */
  size?: { width: number; height: number }
  /** Of .json files: whether it is a Lottie animation. */
  isAnimation?: boolean
  /** True for an animated WebP, or a film of drawings (.json). */
  isLoop?: boolean
  /** One round of a loop. */
  seconds?: number
  /** Undefined for a sound file, or a kind that is not read. */
  damage?: Damage
  /** Applies even if the file is unused, and excludes `damage`. */
  danger?: Danger
}

/** A hidden name, a symbolic link, a broken one, or no regular file. */
export type LeftOut = 'hidden' | 'link' | 'dangling' | 'special'

export interface PublicFiles extends ReadonlyMap<string, PublicFile> {
  /** The rest of the folder. A hidden or linked folder includes its content. */
  readonly leftOut?: ReadonlyMap<string, LeftOut>
}

export function findLeftOut({ leftOut }: PublicFiles, address: string): [part: string, reason: LeftOut] | undefined {
  if (!leftOut?.size) return undefined
  const ends = [...address.matchAll(/\/|$/g)].map(({ index }) => index)
  const parts = ends.map((end) => address.slice(0, end))
  for (const part of parts) {
    const reason = leftOut.get(part)
    if (reason) return [part, reason]
  }
  return undefined
}
