export interface Chunk {
  name: string
  start: number
  end: number
}

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** https://www.w3.org/TR/png-3/#5Chunk-layout: 8 bytes before the data, 4 after it. */
export function pngChunks(bytes: Uint8Array): Chunk[] {
  const view = viewOf(bytes)
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + view.getUint32(at)
    chunks.push({ name: textAt(bytes, at + 4, 4), start: at + 8, end })
    at = end + 4
  }
  return chunks
}

/** https://developers.google.com/speed/webp/docs/riff_container: 8 bytes before the data, and after it one if it is odd. */
export function webpChunks(bytes: Uint8Array): Chunk[] {
  const view = viewOf(bytes)
  const chunks: Chunk[] = []
  for (let at = 12; at + 8 <= bytes.length; ) {
    const end = at + 8 + view.getUint32(at + 4, true)
    chunks.push({ name: textAt(bytes, at, 4), start: at + 8, end })
    at = end + (end % 2)
  }
  return chunks
}

export interface IsoBox extends Chunk {
  nameAt: number
}

/** Boxes of HEIF, AVIF and JPEG XL: ISO/IEC 14496-12, 4.2. */
export function boxesIn(bytes: Uint8Array, from: number, to: number): IsoBox[] {
  const view = viewOf(bytes)
  const boxes: IsoBox[] = []
  for (let at = from; at + 8 <= to; ) {
    const size = view.getUint32(at)
    const isLong = size === 1 && at + 16 <= to
    const length = isLong ? Number(view.getBigUint64(at + 8)) : size || to - at
    const end = Math.min(to, at + Math.max(length, 8))
    boxes.push({ name: textAt(bytes, at + 4, 4), nameAt: at + 4, start: at + (isLong ? 16 : 8), end })
    at = end
  }
  return boxes
}
