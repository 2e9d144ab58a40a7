import { pictureWidths, rasterExtensions } from '../../../base/shared-types/pictures'
import type { Damage } from '../../check'
import { hash } from '../bytes'
import type { FileSource } from '../file-source'
import type { Inspection } from '../inspect/inspection'
import { sniff } from '../inspect/sniff'
import type { PictureOpener } from './picture-opener'
import { isStillRaster } from './still-raster'

export const maxPictureBytes = 200_000_000

export const maxPixels = 100_000_000

/** The limit of WebP. */
const maxHeight = 16_383

const cutOff: Damage = { kind: 'cut-off' }

/** Reads signature and header, and the whole file if these are within the limits. Decodes only the first frame. */
export async function inspectPicture({ name, bytes, read }: FileSource, open: PictureOpener): Promise<Inspection> {
  if (bytes > maxPictureBytes) return { damage: { kind: 'too-heavy', bytes, most: maxPictureBytes } }
  const content = await read(maxPictureBytes)
  const found = sniff(content.subarray(0, 1024))
  if (!rasterExtensions.includes(found)) return { damage: { kind: 'other', found } }
  const picture = await open(content)
  if (!picture) return { damage: cutOff }
  const { isMoving, seconds } = picture
  if (picture.width * picture.height > maxPixels)
    return { damage: { kind: 'too-many-pixels', width: picture.width, height: picture.height } }
  const pixels = await picture.decode().catch(() => undefined)
  if (!pixels) return { damage: cutOff }
  if (isMoving && found === 'webp') return { pixels, isLoop: true, seconds }
  const tallest = (pixels.height * Math.max(...pictureWidths(pixels.width))) / pixels.width
  if (tallest > maxHeight && found !== 'gif' && !isMoving) return { pixels, damage: { kind: 'too-tall', ...pixels } }
  return { pixels, ...(isStillRaster(name, content) && { digest: await hash('SHA-256', content) }) }
}
