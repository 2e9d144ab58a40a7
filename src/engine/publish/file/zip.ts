import { crc32 } from 'node:zlib'

export interface ZipEntry {
  /** A path with slashes. */
  name: string
  bytes: Buffer
}

/** 1 January 1980, the earliest date of the format. */
const date = 0x21

/** UTF-8 names. */
const flags = 0x0800

/** The part that both headers of a file share, from the required version on. */
function commonHeader({ name, bytes }: ZipEntry): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(flags, 2)
  header.writeUInt16LE(date, 8)
  header.writeUInt32LE(crc32(bytes), 10)
  header.writeUInt32LE(bytes.length, 14)
  header.writeUInt32LE(bytes.length, 18)
  header.writeUInt16LE(Buffer.byteLength(name), 22)
  return header
}

/** Stores files uncompressed, as pictures are compressed already. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const listing: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const [header, name] = [commonHeader(entry), Buffer.from(entry.name)]
    const file = [Buffer.from('PK\x03\x04'), header, name, entry.bytes]
    const more = Buffer.alloc(14)
    more.writeUInt32LE(offset, 10)
    listing.push(Buffer.from('PK\x01\x02\x14\x00'), header, more, name)
    files.push(...file)
    offset += file.reduce((length, part) => length + part.length, 0)
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(
    listing.reduce((length, part) => length + part.length, 0),
    8,
  )
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, ...listing, Buffer.from('PK\x05\x06'), end])
}
