/**
 * The tables of a typeface file by their names, and a file of such tables:
 * https://learn.microsoft.com/en-us/typography/opentype/spec/otff
 */
export type Tables = Map<string, Buffer>

const entryLength = 16

const startOf = (count: number) => 12 + entryLength * count

/** Reads a TrueType file. */
export function readTables(file: Buffer): Tables {
  const entries = Array.from({ length: file.readUInt16BE(4) }, (_, index) => startOf(index))
  return new Map(
    entries.map((entry) => {
      const start = file.readUInt32BE(entry + 8)
      return [file.toString('latin1', entry, entry + 4), file.subarray(start, start + file.readUInt32BE(entry + 12))]
    }),
  )
}

/** Filled up with zeros to whole words of four bytes. */
const toWords = (table: Buffer) => Buffer.concat([table, Buffer.alloc(-table.length & 3)])

function checksum(words: Buffer): number {
  let sum = 0
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0
  return sum
}

/** A TrueType file of these tables. */
export function writeTables(tables: Tables): Buffer {
  const names = [...tables.keys()].sort()
  const head = Buffer.alloc(startOf(names.length))
  const power = Math.floor(Math.log2(names.length))
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(names.length, 4)
  head.writeUInt16BE(entryLength * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(entryLength * (names.length - 2 ** power), 10)
  const parts = [head]
  let start = head.length
  names.forEach((name, index) => {
    const table = tables.get(name) as Buffer
    const words = toWords(table)
    head.write(name, startOf(index), 'latin1')
    head.writeUInt32BE(checksum(words), startOf(index) + 4)
    head.writeUInt32BE(start, startOf(index) + 8)
    head.writeUInt32BE(table.length, startOf(index) + 12)
    parts.push(words)
    start += words.length
  })
  return Buffer.concat(parts)
}
