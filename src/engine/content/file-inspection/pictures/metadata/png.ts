import { orientationAlone } from './exif'
import { pngChunks } from './parts'

/** What decoders need for the look of a picture. https://www.w3.org/TR/png-3/#11Chunks */
const needed = new Set(
  'CgBI IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

/** https://www.w3.org/TR/png-3/#D-CRCAppendix */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  }
  return ~crc >>> 0
}

function chunkOf(name: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(12 + data.length)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, data.length)
  chunk.set(new TextEncoder().encode(name), 4)
  chunk.set(data, 8)
  view.setUint32(8 + data.length, checksum(chunk.subarray(4, 8 + data.length)))
  return chunk
}

/** What follows the end is left out. */
export function clearPng(bytes: Uint8Array): Uint8Array[] {
  const parts = [bytes.subarray(0, 8)]
  for (const { name, start, end } of pngChunks(bytes)) {
    const exif = name === 'eXIf' ? orientationAlone(bytes, start) : undefined
    if (exif) parts.push(chunkOf(name, exif))
    else if (needed.has(name)) parts.push(bytes.subarray(start - 8, end + 4))
    if (name === 'IEND') break
  }
  return parts
}
