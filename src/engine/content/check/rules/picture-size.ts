import { isObject } from '../../../base/shared-types/json'
import { addTo } from '../../../base/shared-types/maps'
import { extensionOf, maxPictureWidth } from '../../../base/shared-types/pictures'
import { sizeInWords } from '../../../base/text/numbers'
import type { PublicFile } from '../files/public-file'
import type { Finding, SiteRule } from '../findings/rule'

interface Shown {
  width: number
  kinds?: string[]
}

/** Plenty for a photo; line drawings need less. */
const bytesPerPixel = 500
const smallest = 150_000
const drawing = 150_000

const sharpEnough = 0.75

interface Place extends Shown {
  pointer: string
}

const isCopied = (kind: string, file: PublicFile): boolean => kind !== 'svg' && kind !== 'gif' && !file.isLoop

function adviseExport(width: number, { pixels }: PublicFile): string {
  return pixels && pixels.width <= width
    ? 'Export it with more compression.'
    : `Export it ${width} pixels wide, or with more compression.`
}

/** Copies are light, whatever the file weighs. */
function checkSize(address: string, file: PublicFile, { width, kinds }: Shown): string | undefined {
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

/** The first wrong kind, or the size at its widest place. */
function checkPicture(address: string, file: PublicFile, places: Place[]): Finding | undefined {
  const kind = extensionOf(address)
  const refusing = places.find(({ kinds }) => kinds && !kinds.includes(kind))
  if (refusing?.kinds)
    return {
      pointer: refusing.pointer,
      message: `"${address}" is a .${kind} file, which is not shown here. Name one that ends in ${refusing.kinds.map((name) => `.${name}`).join(' or ')}.`,
    }
  const widestOf = (some: Place[]) => some.toSorted((one, other) => other.width - one.width)[0]
  // If a field allows only some kinds, other sites fetch the file itself.
  const candidates = [widestOf(places), widestOf(places.filter(({ kinds }) => kinds))]
  for (const place of candidates) {
    const message = place && checkSize(address, file, place)
    if (place && message) return { pointer: place.pointer, message }
  }
  return undefined
}

export const pictureSize: SiteRule = {
  code: 'picture-size',
  severity: 'warning',
  scope: 'site',
  check: ({ ofFormat, files }) => {
    const ways = new Set(ofFormat('shown').map(({ wanted }) => wanted as Shown))
    const isFlawed = ([address, file]: [string, PublicFile]) =>
      [...ways].some((how) => checkPicture(address, file, [{ ...how, pointer: '' }]))
    const flawed = new Set([...files].filter(isFlawed).map(([address]) => address))
    if (flawed.size === 0) return []
    // "shown" on an object, { "src", "alt" } or a film, applies to its file.
    const shown = new Map<unknown, unknown>()
    for (const { value, pointer, wanted } of ofFormat('shown')) shown.set(isObject(value) ? value : pointer, wanted)
    const places = new Map<string, Place[]>()
    for (const { value, pointer, parent } of ofFormat('image')) {
      if (!flawed.has(String(value))) continue
      const how = (shown.get(parent) ?? shown.get(pointer)) as Shown | undefined
      if (how) addTo(places, String(value), { ...how, pointer })
    }
    return [...places].flatMap(([address, its]) => checkPicture(address, files.get(address) as PublicFile, its) ?? [])
  },
}
