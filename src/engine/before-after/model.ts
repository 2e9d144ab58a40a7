import type { Sight } from '../review/words/sights'

/** A screen that pages are looked at on. */
export interface Screen {
  name: 'phone' | 'desktop'
  width: number
  height: number
}

/** The screens, the widest first: a page is opened on it, and then becomes narrower. */
export const screens: Screen[] = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 360, height: 780 },
]

/** A rectangle, in pixels of the picture that it is in. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What became of a place. "unwritten": it looks different, though nothing was written in it. */
export type ChangeKind = 'changed' | 'new' | 'removed' | 'moved' | 'unwritten'

/** A picture as WebP. */
export interface EncodedPicture {
  webp: Buffer
  width: number
  height: number
}

/** A place as it looks on a screen: as a whole, and a small piece where it has changed. */
export interface Shown {
  whole: EncodedPicture
  thumbnail: EncodedPicture
}

/** A place on one screen, before and now. A new one has no picture before, a removed one has none now. */
export interface PicturePair {
  screen: Screen['name']
  before?: Shown
  now?: Shown
  /** Where the two differ, in both of them. */
  marks: Box[]
}

/** What became of a place that visitors see. */
export interface SeenChange {
  sight: Sight
  kind: ChangeKind
  /** The path of the page. */
  page: string
  /** What the place is, as a line of markdown: "block 3 (videoGrid, “Our films”)". */
  label: string
  /** The number that a block had on its page before, where nobody moved it and it has another one now. */
  wasNumber?: number
  /** The screens on which it looks different. None where what was written cannot be seen. */
  pairs: PicturePair[]
  /** Whether something in it moves by itself, so that two pictures of it are never the same. */
  isRestless: boolean
  /** Other pages on which the same has happened. */
  alsoOn: string[]
}
