import sharp from 'sharp'
import type { Box, EncodedPicture, PicturePair, ScreenSize } from '../visible-change'
import { crop, type Pixels } from './pixels'

/** Below the limit of WebP, 16,383 pixels. */
const maxHeight = 12_000

/** The maximal width of thumbnails, and height per width. They are shown at half this size. */
const thumbnails: Record<ScreenSize['name'], { width: number; ratio: number }> = {
  phone: { width: 300, ratio: 1.5 },
  desktop: { width: 720, ratio: 0.8 },
}

const above = 60

const raw = ({ width, height, data }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false }).removeAlpha()

async function encode(pixels: Pixels, quality: number, maxWidth?: number): Promise<EncodedPicture> {
  const resized = maxWidth && pixels.width > maxWidth ? raw(pixels).resize({ width: maxWidth }) : raw(pixels)
  const { data, info } = await resized.webp({ quality, effort: 3 }).toBuffer({ resolveWithObject: true })
  return { webp: data, width: info.width, height: info.height }
}

function thumbnailBox({ width, height }: Pixels, marks: Box[], ratio: number): Box {
  const high = Math.min(height, Math.round(width * ratio))
  const from = Math.max(0, Math.min((marks[0]?.y ?? 0) - above, height - high))
  return { x: 0, y: from, width, height: high }
}

async function encodeBoth(pixels: Pixels, marks: Box[], screen: ScreenSize['name']) {
  const { width, ratio } = thumbnails[screen]
  const cut = crop(pixels, { x: 0, y: 0, width: pixels.width, height: maxHeight })
  return {
    whole: await encode(cut, 80),
    thumbnail: await encode(crop(cut, thumbnailBox(cut, marks, ratio)), 70, width),
  }
}

export async function encodePair(
  screen: ScreenSize['name'],
  { before, now }: { before?: Pixels; now?: Pixels },
  marks: Box[],
): Promise<PicturePair> {
  const isSeen = (pixels?: Pixels): pixels is Pixels => pixels !== undefined && pixels.width * pixels.height > 0
  return {
    screen,
    ...(isSeen(before) && { before: await encodeBoth(before, marks, screen) }),
    ...(isSeen(now) && { now: await encodeBoth(now, marks, screen) }),
    marks: marks.filter(({ y }) => y < maxHeight),
  }
}
