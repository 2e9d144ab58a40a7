import { orientationAlone } from './exif'
import { type Chunk, textAt, viewOf } from './parts'

const startOfScan = 0xda
const endOfImage = 0xd9

const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= endOfImage)

/** Where the next marker begins. In a scan, 0xff00 is data, and 0xffd0 to 0xffd7 belong to it. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = from
  while (at + 1 < bytes.length) {
    at = bytes.indexOf(0xff, at)
    if (at < 0) return bytes.length
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at
    at++
  }
  return bytes.length
}

/** A scan includes its data. As in decoders, unreadable bytes between markers go. */
function* segmentsOf(bytes: Uint8Array): Generator<Chunk & { marker: number }> {
  const view = viewOf(bytes)
  for (let start = nextMarker(bytes, 2); start + 2 <= bytes.length; ) {
    const marker = view.getUint8(start + 1)
    const isCutOff = start + 4 > bytes.length
    let end = hasNoLength(marker) || isCutOff ? start + 2 : start + 2 + view.getUint16(start + 2)
    const next = nextMarker(bytes, end)
    if (marker === startOfScan) end = next
    yield { name: textAt(bytes, start + 4, 12), marker, start, end }
    if (marker === endOfImage) return
    start = next
  }
}

function isNeeded({ marker, name }: { marker: number; name: string }): boolean {
  if (marker === 0xe0) return name.startsWith('JFIF\0')
  if (marker === 0xe2) return name === 'ICC_PROFILE\0'
  if (marker === 0xee) return name.startsWith('Adobe')
  return !(marker >= 0xe0 && marker <= 0xef) && marker !== 0xfe
}

/** Cameras write further pictures after the end, with notes: they go. */
export function clearJpeg(bytes: Uint8Array): Uint8Array[] {
  const parts = [bytes.subarray(0, 2)]
  for (const { marker, name, start, end } of segmentsOf(bytes)) {
    const exif = marker === 0xe1 && name.startsWith('Exif\0') ? orientationAlone(bytes, start + 10) : undefined
    if (exif) parts.push(Uint8Array.of(0xff, marker, 0, 8 + exif.length), bytes.subarray(start + 4, start + 10), exif)
    else if (isNeeded({ marker, name })) parts.push(bytes.subarray(start, end))
  }
  return parts
}
