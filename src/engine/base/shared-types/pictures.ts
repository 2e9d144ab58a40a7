import type { Asset } from './page'

export type PictureFormat = 'avif' | 'webp'

export const maxPictureWidth = 2400

/** No picture is fetched at much more than twice its displayed width. */
const standardWidths = [320, 480, 800, 1600, maxPictureWidth]

const fallbackWidth = 800

/** Ends with the picture's own width, without a step hardly smaller. */
export function pictureWidths(width: number): number[] {
  const most = Math.min(width, maxPictureWidth)
  return [...standardWidths.filter((step) => step < most * 0.9), most]
}

/** Browsers may cache it forever. */
export const pictureAddress = (hash: string, width: number, format: PictureFormat): string =>
  `/assets/${hash}-${width}.${format}`

type Encoded = Required<Pick<Asset, 'width' | 'hash'>>

const isEncoded = (asset: Partial<Asset>): asset is Encoded => Boolean(asset.hash && asset.width)

export function sourceSet(asset: Partial<Asset>, format: PictureFormat): string | undefined {
  if (!isEncoded(asset)) return undefined
  const { hash, width } = asset
  return pictureWidths(width)
    .map((step) => `${pictureAddress(hash, step, format)} ${step}w`)
    .join(', ')
}

export function fallbackAddress(src: string, asset: Partial<Asset> = {}): string {
  if (!isEncoded(asset)) return src
  const { hash, width } = asset
  return pictureAddress(
    hash,
    Math.max(...pictureWidths(width).filter((step, at) => at === 0 || step <= fallbackWidth)),
    'webp',
  )
}

export function largestAddress(src: string, asset: Partial<Asset> = {}): string {
  if (!isEncoded(asset)) return src
  return pictureAddress(asset.hash, pictureWidths(asset.width).at(-1) as number, 'webp')
}

export const rasterExtensions = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif']

export const pictureExtensions = ['svg', ...rasterExtensions]

export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

export const isPicture = (name: string): boolean => name.includes('.') && pictureExtensions.includes(extensionOf(name))
