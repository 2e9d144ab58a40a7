import { addTo } from '../../model/groups'
import { isObject } from '../../model/json'
import { extensionOf, maxPictureWidth } from '../../model/pictures'
import { sizeInWords } from '../../text/numbers'
import type { PublicFile } from '../public-file'
import type { Finding, SiteRule } from '../rule'

/** How a place shows a picture, as its schema says with "shown". */
interface Shown {
  width: number
  kinds?: string[]
}

/** Half a kilobyte for every pixel of width is plenty for a photo; a drawing of lines needs less. */
const bytesPerPixel = 500
const smallest = 150_000
const drawing = 150_000

/** Below this share of its place a picture is visibly blurred. */
const sharpEnough = 0.75

/** A place that shows a picture, and how. */
interface Place extends Shown {
  pointer: string
}

/** Whether visitors get copies of a picture, which the build makes in the widths that are needed. */
const isCopied = (kind: string, file: PublicFile): boolean => kind !== 'svg' && kind !== 'gif' && !file.isLoop

function adviseExport(width: number, { pixels }: PublicFile): string {
  return pixels && pixels.width <= width
    ? 'Export it with more compression.'
    : `Export it ${width} pixels wide, or with more compression.`
}

/** Judges a file by the widest of its places. A copy is as light as it should be, whatever its file weighs. */
function judgeSize(address: string, file: PublicFile, { width, kinds }: Shown): string | undefined {
  const kind = extensionOf(address)
  const most = kind === 'svg' ? drawing : Math.max(smallest, width * bytesPerPixel)
  const hasCopies = !kinds && isCopied(kind, file)
  const isKept = hasCopies && file.pixels && file.pixels.width <= maxPictureWidth
  if (file.bytes > most && !isKept) {
    const exported = hasCopies ? Math.min(2 * width, maxPictureWidth) : width
    return `"${address}" weighs ${sizeInWords(file.bytes)}; up to ${sizeInWords(most)} is enough here. ${kind === 'svg' ? 'Simplify the drawing, or export it as .webp.' : adviseExport(exported, file)}`
  }
  if (kind === 'svg' || !file.pixels || file.pixels.width >= width * sharpEnough) return undefined
  return `"${address}" is ${file.pixels.width} pixels wide and shown up to ${width} wide, so it looks blurred. Export it ${width} pixels wide or more.`
}

/** What is wrong with a picture: the first place that cannot show its kind, or its size where it is shown the widest. */
function judge(address: string, file: PublicFile, places: Place[]): Finding | undefined {
  const kind = extensionOf(address)
  const refusing = places.find(({ kinds }) => kinds && !kinds.includes(kind))
  if (refusing?.kinds)
    return {
      pointer: refusing.pointer,
      message: `"${address}" is a .${kind} file, which is not shown here. Name one that ends in ${refusing.kinds.map((name) => `.${name}`).join(' or ')}.`,
    }
  const widestOf = (some: Place[]) => some.toSorted((one, other) => other.width - one.width)[0]
  // Where a place takes only some kinds, other sites fetch the file itself.
  const candidates = [widestOf(places), widestOf(places.filter(({ kinds }) => kinds))]
  for (const place of candidates) {
    const message = place && judgeSize(address, file, place)
    if (place && message) return { pointer: place.pointer, message }
  }
  return undefined
}

/** A picture has the weight and the size that its widest place needs. It is named once. */
export const pictureSize: SiteRule = {
  code: 'picture-size',
  severity: 'warning',
  scope: 'site',
  check: ({ ofFormat, files }) => {
    // What is said of an object, { "src", "alt" } or a film, holds for the file that it names.
    const shown = new Map<unknown, unknown>()
    for (const { value, pointer, wanted } of ofFormat('shown')) shown.set(isObject(value) ? value : pointer, wanted)
    const places = new Map<string, Place[]>()
    for (const { value, pointer, parent } of ofFormat('image')) {
      const how = (shown.get(parent) ?? shown.get(pointer)) as Shown | undefined
      if (how && files.has(String(value))) addTo(places, String(value), { ...how, pointer })
    }
    return [...places].flatMap(([address, its]) => judge(address, files.get(address) as PublicFile, its) ?? [])
  },
}
