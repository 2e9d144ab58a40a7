import { orientationIn } from '../../../../content/file-inspection/pictures/metadata/exif'
import { pngChunks, textAt, viewOf, webpChunks } from '../../../../content/file-inspection/pictures/metadata/parts'

export interface RasterHeader {
  /** As it is stored, not turned upright. */
  width: number
  height: number
  /** By Exif: 1 is upright. */
  orientation: number
  /** Whether a camera or program has noted something: place, time, owner. */
  hasNotes: boolean
  frames: number
  /** How long a moving WebP takes until it begins again. */
  seconds: number
  isWhole: boolean
}

const still = { orientation: 1, hasNotes: false, frames: 1, seconds: 0 }

function readPng(bytes: Uint8Array): RasterHeader {
  const view = viewOf(bytes)
  const chunks = pngChunks(bytes)
  const find = (name: string) => chunks.find((chunk) => chunk.name === name)
  const [exif, moving] = [find('eXIf'), find('acTL')]
  return {
    ...still,
    width: view.getUint32(16),
    height: view.getUint32(20),
    orientation: exif ? orientationIn(view, exif.start) : 1,
    hasNotes: exif !== undefined || chunks.some(({ name }) => ['iTXt', 'tEXt', 'zTXt'].includes(name)),
    frames: moving ? view.getUint32(moving.start) : 1,
    isWhole: find('IEND') !== undefined,
  }
}

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1.3 */
function readJpeg(bytes: Uint8Array): RasterHeader {
  const view = viewOf(bytes)
  const header = { ...still, width: 0, height: 0, isWhole: false }
  for (let at = 2; at + 4 <= bytes.length && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    const length = view.getUint16(at + 2)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) Object.assign(header, { height: view.getUint16(at + 5), width: view.getUint16(at + 7) })
    if (marker === 0xe1 || marker === 0xed) header.hasNotes = true
    if (marker === 0xe1 && textAt(bytes, at + 4, 4) === 'Exif') header.orientation = orientationIn(view, at + 10)
    if (marker === 0xda) {
      // Pictures of cameras may go on after the end.
      header.isWhole = hasPair(bytes, at + 2 + length, 0xff, 0xd9)
      break
    }
    at += 2 + length
  }
  return header
}

function hasPair(bytes: Uint8Array, from: number, first: number, second: number): boolean {
  for (let at = bytes.length - 2; at >= from; at--) if (bytes[at] === first && bytes[at + 1] === second) return true
  return false
}

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function readGif(bytes: Uint8Array): RasterHeader {
  const view = viewOf(bytes)
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const afterBlocks = (from: number) => {
    let at = from
    while (at < bytes.length && view.getUint8(at) !== 0) at += 1 + view.getUint8(at)
    return at + 1
  }
  let at = 13 + tableBytes(view.getUint8(10))
  let frames = 0
  while (at < bytes.length && bytes[at] !== 0x3b) {
    if (bytes[at] === 0x2c) {
      frames++
      at = at + 10 < bytes.length ? afterBlocks(at + 11 + tableBytes(view.getUint8(at + 9))) : bytes.length
    } else if (bytes[at] === 0x21) at = afterBlocks(at + 2)
    else break
  }
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  return { ...still, ...size, frames, isWhole: bytes[at] === 0x3b }
}

function readWebp(bytes: Uint8Array): RasterHeader {
  const view = viewOf(bytes)
  const chunks = webpChunks(bytes)
  const find = (name: string) => chunks.find((chunk) => chunk.name === name)
  const [first] = chunks
  const at = first?.start ?? 0
  const three = (place: number) => view.getUint16(place, true) + 65536 * view.getUint8(place + 2)
  const sizes: Record<string, () => [number, number]> = {
    VP8X: () => [1 + three(at + 4), 1 + three(at + 7)],
    'VP8 ': () => [view.getUint16(at + 6, true) & 0x3fff, view.getUint16(at + 8, true) & 0x3fff],
    VP8L: () => [1 + (view.getUint32(at + 1, true) & 0x3fff), 1 + ((view.getUint32(at + 1, true) >>> 14) & 0x3fff)],
  }
  const [width, height] = sizes[first?.name ?? '']?.() ?? [0, 0]
  const frames = chunks.filter(({ name }) => name === 'ANMF')
  const exif = find('EXIF')
  return {
    ...{ width, height },
    orientation: exif ? orientationIn(view, exif.start + (textAt(bytes, exif.start, 4) === 'Exif' ? 6 : 0)) : 1,
    hasNotes: exif !== undefined || find('XMP ') !== undefined,
    frames: Math.max(1, frames.length),
    seconds: frames.reduce((sum, { start }) => sum + three(start + 12), 0) / 1000,
    isWhole: view.getUint32(4, true) + 8 <= bytes.length,
  }
}

/** https://aomediacodec.github.io/av1-avif/: the largest "ispe" is the size of the picture. */
function readAvif(bytes: Uint8Array): RasterHeader {
  const view = viewOf(bytes)
  const head = textAt(bytes, 0, Math.min(bytes.length, 4096))
  const sizes = [...head.matchAll(/ispe/g)].flatMap(({ index }) =>
    index + 16 <= bytes.length ? [[view.getUint32(index + 8), view.getUint32(index + 12)] as const] : [],
  )
  const [width, height] = sizes.sort(([one], [other]) => other - one)[0] ?? [0, 0]
  let end = 0
  while (end + 8 <= bytes.length) {
    const size = view.getUint32(end)
    end = size === 0 ? bytes.length : end + Math.max(size, 8)
  }
  const frames = head.slice(0, 64).includes('avis') ? 2 : 1
  return { ...still, ...{ width, height, frames }, hasNotes: head.includes('Exif'), isWhole: end === bytes.length }
}

const readers: Record<string, (bytes: Uint8Array) => RasterHeader> = {
  ...{ png: readPng, jpg: readJpeg, jpeg: readJpeg, gif: readGif, webp: readWebp, avif: readAvif },
}

/** `kind` is what the file holds: see `sniff`. Undefined if the header is damaged. */
export function readRasterHeader(bytes: Uint8Array, kind: string): RasterHeader | undefined {
  try {
    const header = readers[kind]?.(bytes)
    return header && header.width > 0 && header.height > 0 ? header : undefined
  } catch {
    return undefined
  }
}
