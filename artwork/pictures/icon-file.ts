/** An icon drawn at one size. */
export interface Icon {
  /** Width and height in pixels, at most 255. */
  side: number
  png: Buffer
}

const headerBytes = 6
const entryBytes = 16

/** Joins icons into one .ico file: a header, an entry for each size, then the pictures. https://en.wikipedia.org/wiki/ICO_(file_format) */
export function joinIcons(icons: Icon[]): Buffer {
  const head = Buffer.alloc(headerBytes + entryBytes * icons.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(icons.length, 4)
  let offset = head.length
  for (const [index, { side, png }] of icons.entries()) {
    const entry = headerBytes + entryBytes * index
    head.writeUInt8(side, entry)
    head.writeUInt8(side, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...icons.map(({ png }) => png)])
}
