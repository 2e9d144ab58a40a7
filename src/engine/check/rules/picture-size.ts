import { isObject } from '../../model/json'
import { endingOf } from '../../model/pictures'
import { sizeInWords } from '../../text/numbers'
import type { PublicFile } from '../public-file'
import type { SiteRule } from '../rule'

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

function judge(address: string, file: PublicFile, { width, kinds }: Shown): string | undefined {
  const kind = endingOf(address)
  if (kinds && !kinds.includes(kind))
    return `"${address}" is a .${kind} file, which is not shown here. Name one that ends in ${kinds.map((name) => `.${name}`).join(' or ')}.`
  const most = kind === 'svg' ? drawing : Math.max(smallest, width * bytesPerPixel)
  if (file.bytes > most)
    return `"${address}" weighs ${sizeInWords(file.bytes)}; up to ${sizeInWords(most)} is enough here. ${kind === 'svg' ? 'Simplify the drawing, or export it as .webp.' : `Export it ${2 * width} pixels wide, or with more compression.`}`
  if (kind === 'svg' || !file.pixels || file.pixels.width >= width * sharpEnough) return undefined
  return `"${address}" is ${file.pixels.width} pixels wide and shown up to ${width} wide, so it looks blurred. Export it ${width} pixels wide or more.`
}

/** A picture has the weight and the size that its place needs. One that stands in many places is named once. */
export const pictureSize: SiteRule = {
  code: 'picture-size',
  severity: 'warning',
  scope: 'site',
  check: ({ ofFormat, files }) => {
    // What is said of an object, { "src", "alt" } or a film, holds for the file that it names.
    const places = new Map<unknown, unknown>()
    for (const { value, pointer, wanted } of ofFormat('shown')) places.set(isObject(value) ? value : pointer, wanted)
    const judged = new Map<string, Set<Shown>>()
    const reported = new Set<string>()
    return ofFormat('image').flatMap(({ value, pointer, parent }) => {
      const address = String(value)
      const file = files.get(address)
      const shown = (places.get(parent) ?? places.get(pointer)) as Shown | undefined
      if (!shown || !file || reported.has(address)) return []
      const known = judged.get(address) ?? new Set<Shown>()
      if (known.has(shown)) return []
      judged.set(address, known.add(shown))
      const message = judge(address, file, shown)
      if (!message) return []
      reported.add(address)
      return [{ pointer, message }]
    })
  },
}
