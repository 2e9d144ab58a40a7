import type { TargetKey } from '../../content/change-summary/words/target-key'

export interface ScreenSize {
  name: 'phone' | 'desktop'
  width: number
  height: number
}

/** The widest comes first: a page opens on it and is then narrowed. */
export const screens: ScreenSize[] = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 360, height: 780 },
]

/** Pixels of the picture. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** "indirect": the place looks different, although it was not edited. */
export type ChangeKind = 'changed' | 'new' | 'removed' | 'moved' | 'indirect'

export interface EncodedPicture {
  webp: Buffer
  width: number
  height: number
}

export interface PictureSizes {
  whole: EncodedPicture
  thumbnail: EncodedPicture
}

/** A new place has no `before`, a removed one no `now`. */
export interface PicturePair {
  screen: ScreenSize['name']
  before?: PictureSizes
  now?: PictureSizes
  marks: Box[]
}

export interface VisibleChange {
  target: TargetKey
  kind: ChangeKind
  page: string
  label: string
  /** The former number of a block that others have pushed. */
  wasNumber?: number
  pairs: PicturePair[]
  /** Something in it moves, so that no two pictures are equal. */
  isUnstable: boolean
  alsoOn: string[]
}
