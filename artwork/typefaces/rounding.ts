/** The nearest multiple of a step: (-7, 4) -> -8. */
const toMultiple = (value: number, step: number): number => Math.round(value / step) * step || 0

/** Pair adjustments whose first glyph's advance changes, and nothing else: what kerning is. */
const advanceOnly = 0x0004

/** Where a subtable of pair adjustments has its advances: https://learn.microsoft.com/en-us/typography/opentype/spec/gpos#pairpos */
function advancesOf(table: Buffer, start: number): number[] {
  if (table.readUInt16BE(start + 4) !== advanceOnly || table.readUInt16BE(start + 6) !== 0)
    throw new Error('Pairs of letters do more here than change their distance.')
  if (table.readUInt16BE(start) === 2) {
    const count = table.readUInt16BE(start + 12) * table.readUInt16BE(start + 14)
    return Array.from({ length: count }, (_, index) => start + 16 + 2 * index)
  }
  return Array.from({ length: table.readUInt16BE(start + 8) }, (_, index) => {
    const set = start + table.readUInt16BE(start + 10 + 2 * index)
    return Array.from({ length: table.readUInt16BE(set) }, (_, pair) => set + 4 + 4 * pair)
  }).flat()
}

/**
 * A GPOS table whose kerning is rounded to multiples of a step, in units of the typeface: distances that are alike become
 * the same, and pack better. Throws when it holds anything but kerning.
 */
export function roundKerning(gpos: Buffer, step: number): Buffer {
  const table = Buffer.from(gpos)
  const offsets = (start: number, count: number) =>
    Array.from({ length: table.readUInt16BE(count) }, (_, index) => start + table.readUInt16BE(count + 2 + 2 * index))
  const lookups = table.readUInt16BE(8)
  for (const lookup of offsets(lookups, lookups)) {
    const type = table.readUInt16BE(lookup)
    for (const start of offsets(lookup, lookup + 4)) {
      const isExtension = type === 9
      const kind = isExtension ? table.readUInt16BE(start + 2) : type
      if (kind !== 2) throw new Error(`There is no rounding of positions of kind ${kind}.`)
      for (const at of advancesOf(table, isExtension ? start + table.readUInt32BE(start + 4) : start))
        table.writeInt16BE(toMultiple(table.readInt16BE(at), step), at)
    }
  }
  return table
}

/** Reads packed deltas: https://learn.microsoft.com/en-us/typography/opentype/spec/otvarcommonformats#packed-deltas */
function unpack(data: Buffer): number[] {
  const deltas: number[] = []
  for (let at = 0; at < data.length; ) {
    const control = data.readUInt8(at++)
    const size = control & 0x80 ? 0 : control & 0x40 ? 2 : 1
    for (let left = (control & 0x3f) + 1; left > 0; left--, at += size)
      deltas.push(size === 0 ? 0 : data.readIntBE(at, size))
  }
  return deltas
}

/** How many bytes a delta takes. */
const sizeOf = (delta = 0): 0 | 1 | 2 => (delta === 0 ? 0 : delta >= -128 && delta <= 127 ? 1 : 2)

/** Packs deltas in runs of the same size. A single zero goes with the bytes around it. */
function pack(deltas: number[]): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < deltas.length; ) {
    const size = sizeOf(deltas[at])
    const belongs = (index: number) =>
      sizeOf(deltas[index]) === size || (size === 1 && deltas[index] === 0 && sizeOf(deltas[index + 1]) === 1)
    let end = at + 1
    while (end < deltas.length && end - at < 64 && belongs(end)) end++
    const run = Buffer.alloc(1 + size * (end - at))
    run.writeUInt8((size === 0 ? 0x80 : size === 2 ? 0x40 : 0) | (end - at - 1))
    if (size > 0)
      deltas.slice(at, end).forEach((delta, index) => {
        run.writeIntBE(delta, 1 + size * index, size)
      })
    parts.push(run)
    at = end
  }
  return Buffer.concat(parts)
}

/** The points behind a glyph's own: its advance is the distance of the first two, which is left as it is. */
const metricPoints = 4

/** How one glyph changes, rounded. https://learn.microsoft.com/en-us/typography/opentype/spec/gvar */
function roundGlyph(data: Buffer, step: number): Buffer {
  if (data.length === 0) return data
  const start = data.readUInt16BE(2)
  // The points that change are named once for the glyph, or once for its only region: 0 stands for all of them.
  if ((data.readUInt16BE(0) & 0x0fff) !== 1 || data.readUInt8(start) !== 0)
    throw new Error('A glyph changes in more than one way, or not in all of its points.')
  const size = data.readUInt16BE(4)
  const end = start + size + (data.readUInt16BE(0) & 0x8000 ? 1 : 0)
  const deltas = unpack(data.subarray(start + 1, end))
  const half = deltas.length / 2
  const rounded = deltas.map((delta, index) => (index % half >= half - metricPoints ? delta : toMultiple(delta, step)))
  const packed = Buffer.concat([pack(rounded.slice(0, half)), pack(rounded.slice(half))])
  const head = Buffer.from(data.subarray(0, start + 1))
  head.writeUInt16BE(size + packed.length - (end - start - 1), 4)
  const whole = Buffer.concat([head, packed])
  return whole.length % 2 === 0 ? whole : Buffer.concat([whole, Buffer.alloc(1)])
}

/**
 * A gvar table, how glyphs change with the weight, in which points move by multiples of a step, in units of the typeface.
 * The weight that glyphs are drawn in stays exact, the one furthest from it is off by half a step at most. Advances stay.
 * Throws when glyphs change in other ways than along one line between two weights.
 */
export function roundChanges(gvar: Buffer, step: number): Buffer {
  const count = gvar.readUInt16BE(12)
  const isLong = (gvar.readUInt16BE(14) & 1) === 1
  const first = gvar.readUInt32BE(16)
  const offset = (index: number) =>
    first + (isLong ? gvar.readUInt32BE(20 + 4 * index) : 2 * gvar.readUInt16BE(20 + 2 * index))
  const glyphs = Array.from({ length: count }, (_, index) =>
    roundGlyph(gvar.subarray(offset(index), offset(index + 1)), step),
  )
  const shared = gvar.subarray(
    gvar.readUInt32BE(8),
    gvar.readUInt32BE(8) + 2 * gvar.readUInt16BE(4) * gvar.readUInt16BE(6),
  )
  const head = Buffer.alloc(20 + 2 * (count + 1))
  gvar.copy(head, 0, 0, 20)
  head.writeUInt32BE(head.length, 8)
  head.writeUInt16BE(0, 14)
  head.writeUInt32BE(head.length + shared.length, 16)
  let end = 0
  glyphs.forEach((glyph, index) => {
    end += glyph.length
    head.writeUInt16BE(end / 2, 20 + 2 * (index + 1))
  })
  return Buffer.concat([head, shared, ...glyphs])
}

/** A name table with the notice of who owns the typeface, which its licence asks for, and no other of its names. */
export function keepCopyright(table: Buffer): Buffer {
  const entries = Array.from({ length: table.readUInt16BE(2) }, (_, index) => 6 + 12 * index)
  const entry = entries.find((at) => table.readUInt16BE(at + 6) === 0)
  if (entry === undefined) throw new Error('The typeface names no owner.')
  const length = table.readUInt16BE(entry + 8)
  const start = table.readUInt16BE(4) + table.readUInt16BE(entry + 10)
  const head = Buffer.from([0, 0, 0, 1, 0, 18, ...table.subarray(entry, entry + 10), 0, 0])
  return Buffer.concat([head, table.subarray(start, start + length)])
}
