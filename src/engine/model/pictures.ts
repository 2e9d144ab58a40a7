import type { Asset } from './page'

/** The formats that raster pictures are encoded in. Browsers choose AVIF where they support it. */
export type PictureFormat = 'avif' | 'webp'

/** No copy of a picture is wider, in pixels. */
export const mostPictureWidth = 2400

/**
 * The widths that pictures are encoded at, in pixels. They fit the layout: a card or a still on a phone, a card on a
 * desk, a picture across a phone or half of a desk, the whole of a desk, the whole of a sharp one. No step is larger
 * than twice, so that no picture is fetched at more than about twice the width that it is drawn at.
 */
const ladder = [320, 480, 800, 1600, mostPictureWidth]

/** The width of the copy that browsers without srcset get. */
const middle = 800

/** The widths that a picture is encoded at: never more than its own, which replaces a step that is hardly smaller. */
export function pictureWidths(width: number): number[] {
  const most = Math.min(width, mostPictureWidth)
  return [...ladder.filter((step) => step < most * 0.9), most]
}

/** Where a copy of a raster picture is. Its name changes with its content, so browsers may keep it for ever. */
export const pictureAddress = (hash: string, width: number, format: PictureFormat): string =>
  `/assets/${hash}-${width}.${format}`

/** A raster picture of which there are copies. */
type Encoded = Required<Pick<Asset, 'width' | 'hash'>>

const isEncoded = (asset: Partial<Asset>): asset is Encoded => Boolean(asset.hash && asset.width)

/** The srcset of a picture in a format; nothing for one that is shown as it is. */
export function sourceSet(asset: Partial<Asset>, format: PictureFormat): string | undefined {
  if (!isEncoded(asset)) return undefined
  const { hash, width } = asset
  return pictureWidths(width)
    .map((step) => `${pictureAddress(hash, step, format)} ${step}w`)
    .join(', ')
}

/** The address that a picture's <img> has: its copy of middle width, or the file that the content names. */
export function shownAddress(src: string, asset: Partial<Asset> = {}): string {
  if (!isEncoded(asset)) return src
  const { hash, width } = asset
  return pictureAddress(
    hash,
    Math.max(...pictureWidths(width).filter((step, at) => at === 0 || step <= middle)),
    'webp',
  )
}

/** The address of a picture as large as it comes. */
export function largestAddress(src: string, asset: Partial<Asset> = {}): string {
  if (!isEncoded(asset)) return src
  return pictureAddress(asset.hash, pictureWidths(asset.width).at(-1) as number, 'webp')
}

/** How the names of raster pictures end that browsers show. */
export const rasterEndings = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif']

/** How the names of all pictures end that browsers show. */
export const pictureEndings = ['svg', ...rasterEndings]

/** Returns the ending of a file's name in small letters, without its dot. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** Whether an address or the name of a file is that of a picture. */
export const isPicture = (name: string): boolean => name.includes('.') && pictureEndings.includes(endingOf(name))
