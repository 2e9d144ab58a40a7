import sharp from 'sharp'
import type { Box, EncodedPicture, PicturePair, Screen } from '../model'
import { crop, type Pixels } from './pixels'

/** WebP holds no picture that is taller than 16,383 pixels; nobody looks further down than this. */
const tallest = 12_000

/** How wide thumbnails are at most, and how high they may be for their width. They are shown at half of that size. */
const thumbnails: Record<Screen['name'], { width: number; ratio: number }> = {
  phone: { width: 300, ratio: 1.5 },
  desktop: { width: 720, ratio: 0.8 },
}

/** A thumbnail shows what has changed, with a little of what stands above it, in pixels. */
const above = 60

const raw = ({ width, height, data }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false }).removeAlpha()

async function encode(pixels: Pixels, quality: number, most?: number): Promise<EncodedPicture> {
  const resized = most && pixels.width > most ? raw(pixels).resize({ width: most }) : raw(pixels)
  const { data, info } = await resized.webp({ quality, effort: 3 }).toBuffer({ resolveWithObject: true })
  return { webp: data, width: info.width, height: info.height }
}

/** Returns the piece of a picture that its thumbnail shows: from the first mark on. */
function pieceOf({ width, height }: Pixels, marks: Box[], ratio: number): Box {
  const high = Math.min(height, Math.round(width * ratio))
  const from = Math.max(0, Math.min((marks[0]?.y ?? 0) - above, height - high))
  return { x: 0, y: from, width, height: high }
}

async function show(pixels: Pixels, marks: Box[], screen: Screen['name']) {
  const { width, ratio } = thumbnails[screen]
  const cut = crop(pixels, { x: 0, y: 0, width: pixels.width, height: tallest })
  return {
    whole: await encode(cut, 80),
    thumbnail: await encode(crop(cut, pieceOf(cut, marks, ratio)), 70, width),
  }
}

/** Encodes a place as it looks on a screen, before and now. A place without height is shown by no picture. */
export async function encodePair(
  screen: Screen['name'],
  { before, now }: { before?: Pixels; now?: Pixels },
  marks: Box[],
): Promise<PicturePair> {
  const isSeen = (pixels?: Pixels): pixels is Pixels => pixels !== undefined && pixels.width * pixels.height > 0
  return {
    screen,
    ...(isSeen(before) && { before: await show(before, marks, screen) }),
    ...(isSeen(now) && { now: await show(now, marks, screen) }),
    marks: marks.filter(({ y }) => y < tallest),
  }
}
