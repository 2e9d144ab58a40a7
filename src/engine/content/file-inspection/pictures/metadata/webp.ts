import { orientationAlone } from './exif'
import { textAt, viewOf, webpChunks } from './parts'

const needed = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

const [exifFlag, xmpFlag] = [0x08, 0x04]

const headOf = (name: string, length: number): Uint8Array => {
  const head = new Uint8Array(8)
  head.set(new TextEncoder().encode(name))
  viewOf(head).setUint32(4, length, true)
  return head
}

export function clearWebp(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = []
  let flags: Uint8Array | undefined
  let isTurned = false
  const whole = bytes.subarray(0, 8 + viewOf(bytes).getUint32(4, true))
  for (const { name, start, end } of webpChunks(whole)) {
    const tiff = start + (textAt(bytes, start, 4) === 'Exif' ? 6 : 0)
    const exif = name === 'EXIF' ? orientationAlone(bytes, tiff) : undefined
    if (exif) parts.push(headOf(name, exif.length), exif)
    if (exif) isTurned = true
    if (!needed.has(name)) continue
    const part = whole.subarray(start - 8, end + (end % 2))
    if (name === 'VP8X') flags = new Uint8Array(part)
    parts.push(flags && name === 'VP8X' ? flags : part)
  }
  if (flags) flags[8] = ((flags[8] ?? 0) & ~(exifFlag | xmpFlag)) | (isTurned ? exifFlag : 0)
  const length = parts.reduce((sum, part) => sum + part.length, 4)
  return [headOf('RIFF', length), bytes.subarray(8, 12), ...parts]
}
