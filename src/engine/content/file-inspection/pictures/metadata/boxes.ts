import { boxesIn, type Chunk, type IsoBox, textAt, viewOf } from './parts'

/** Of JPEG XL, and of any program. */
const noteBoxes = new Set(['Exif', 'xml ', 'jumb', 'brob', 'uuid', 'udta'])

/** An empty list of Exif data, after its offset. */
const noExif = [0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]

class Reader {
  constructor(
    private readonly view: DataView,
    public at: number,
  ) {}

  number(bytes: number): number {
    let value = 0
    for (let left = bytes; left > 0; left--) value = value * 256 + this.view.getUint8(this.at++)
    return value
  }
}

/** The items of a meta box that are notes, with their types. ISO/IEC 14496-12, 8.11.6 */
function findNotes(bytes: Uint8Array, { start, end }: Chunk): Map<number, string> {
  const version = bytes[start] ?? 0
  const notes = new Map<number, string>()
  for (const { name, start: item } of boxesIn(bytes, start + (version === 0 ? 6 : 8), end)) {
    if (name !== 'infe' || (bytes[item] ?? 0) < 2) continue
    const reader = new Reader(viewOf(bytes), item + 4)
    const id = reader.number(bytes[item] === 2 ? 2 : 4)
    const type = textAt(bytes, reader.at + 2, 4)
    if (['Exif', 'mime', 'uri '].includes(type)) notes.set(id, type)
  }
  return notes
}

interface Extent {
  id: number
  at: number
  length: number
}

/** Where the items of a meta box are. ISO/IEC 14496-12, 8.11.3 */
function extentsIn(bytes: Uint8Array, { start }: Chunk, dataStart: number): Extent[] {
  const version = bytes[start] ?? 0
  const reader = new Reader(viewOf(bytes), start + 4)
  const sizes = reader.number(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  const idSize = version < 2 ? 2 : 4
  const extents: Extent[] = []
  for (let items = reader.number(idSize); items > 0; items--) {
    const id = reader.number(idSize)
    const isInside = version > 0 && (reader.number(2) & 15) === 1
    reader.number(2)
    const base = reader.number(baseSize) + (isInside ? dataStart : 0)
    for (let parts = reader.number(2); parts > 0; parts--) {
      reader.number(indexSize)
      const at = base + reader.number(offsetSize)
      extents.push({ id, at, length: reader.number(lengthSize) })
    }
  }
  return extents
}

function clearItems(cleared: Uint8Array, meta: Chunk): void {
  const boxes = boxesIn(cleared, meta.start + 4, meta.end)
  const find = (name: string) => boxes.find((box) => box.name === name)
  const [infos, places] = [find('iinf'), find('iloc')]
  if (!infos || !places) return
  const notes = findNotes(cleared, infos)
  if (notes.size === 0) return
  for (const { id, at, length } of extentsIn(cleared, places, find('idat')?.start ?? 0)) {
    const type = notes.get(id)
    if (type === undefined) continue
    cleared.fill(type === 'Exif' ? 0 : 0x20, at, at + length)
    if (type === 'Exif' && length >= noExif.length) cleared.set(noExif, at)
  }
}

/** HEIF, AVIF and JPEG XL, turned by other boxes. Other bytes keep their places. */
export function clearBoxes(bytes: Uint8Array): Uint8Array[] {
  const cleared = new Uint8Array(bytes)
  const clearIn = (boxes: IsoBox[]) => {
    for (const box of boxes) {
      if (box.name === 'meta') clearItems(cleared, box)
      if (box.name === 'moov' || box.name === 'trak') clearIn(boxesIn(cleared, box.start, box.end))
      if (!noteBoxes.has(box.name)) continue
      cleared.set(new TextEncoder().encode('free'), box.nameAt)
      cleared.fill(0, box.start, box.end)
    }
  }
  clearIn(boxesIn(cleared, 0, cleared.length))
  return [cleared]
}
