import { textAt } from './parts'

const [extension, image, end] = [0x21, 0x2c, 0x3b]
const [comment, application] = [0xfe, 0xff]

/** How often it moves, and its colour profile. */
const needed = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

const tableBytes = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
export function clearGif(bytes: Uint8Array): Uint8Array[] {
  let at = 13 + tableBytes(bytes[10])
  const parts = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    const start = at
    const [sign, label] = bytes.subarray(at, at + 2)
    if (sign === image) at = afterBlocks(bytes, at + 11 + tableBytes(bytes[at + 9]))
    else if (sign === extension) at = afterBlocks(bytes, at + 2)
    else at = sign === end ? at + 1 : bytes.length
    const isNote = label === comment || (label === application && !needed.has(textAt(bytes, start + 3, 11)))
    if (sign !== extension || !isNote) parts.push(bytes.subarray(start, at))
    if (sign === end) break
  }
  return parts
}
