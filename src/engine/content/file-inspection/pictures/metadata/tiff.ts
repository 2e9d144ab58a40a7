import { viewOf } from './parts'

const lists = new Set([0x8769, 0x8825, 0xa005])

/** Description, camera, programs, times, owner, XMP, IPTC, Photoshop's resources, what Windows notes, makers' data. */
const notes = new Set([
  ...[0x010d, 0x010e, 0x010f, 0x0110, 0x0131, 0x0132, 0x013b, 0x013c, 0x02bc, 0x4746, 0x4749],
  ...[0x8298, 0x83bb, 0x8649, 0x9003, 0x9004, 0x9286, 0x927c, 0x9c9b, 0x9c9c, 0x9c9d, 0x9c9e, 0x9c9f],
  ...[0x935c, 0xa430, 0xa431, 0xa433, 0xa434, 0xa435, 0xc614, 0xc62f, 0xc634, 0xc65d, 0xc68b],
])

const subPictures = 0x014a

/** By the type of a value, in bytes. */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]

const most = 1000

/** https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf. All other bytes stay at their places. */
export function clearTiff(bytes: Uint8Array): Uint8Array[] {
  const cleared = new Uint8Array(bytes)
  const view = viewOf(cleared)
  const isLittle = view.getUint16(0) === 0x4949
  const seen = new Set<number>()

  const number32 = (at: number) => view.getUint32(at, isLittle)
  const dataOf = (entry: number): [at: number, length: number] => {
    const length = (sizes[view.getUint16(entry + 2, isLittle)] ?? 1) * number32(entry + 4)
    return [length > 4 ? number32(entry + 8) : entry + 8, length]
  }

  function clearList(list: number, isNote: boolean): void {
    if (list === 0 || seen.has(list) || seen.size > most || list + 2 > cleared.length) return
    seen.add(list)
    const end = list + 2 + 12 * view.getUint16(list, isLittle)
    if (end + 4 > cleared.length) return
    let kept = list + 2
    for (let entry = list + 2; entry < end; entry += 12) {
      const tag = view.getUint16(entry, isLittle)
      const [at, length] = dataOf(entry)
      if (lists.has(tag)) clearList(number32(entry + 8), true)
      if (tag === subPictures)
        for (let one = at; one < at + length && one + 4 <= cleared.length; one += 4) clearList(number32(one), false)
      if (isNote || lists.has(tag) || notes.has(tag)) cleared.fill(0, at, at + length)
      else {
        cleared.copyWithin(kept, entry, entry + 12)
        kept += 12
      }
    }
    const next = number32(end)
    view.setUint16(list, (kept - list - 2) / 12, isLittle)
    view.setUint32(kept, next, isLittle)
    cleared.fill(0, kept + 4, end + 4)
    clearList(next, isNote)
  }

  clearList(number32(4), false)
  return [cleared]
}
