import { type Content, type Finding, isObject } from '../content/content'
import { holderOf } from '../content/places'

/** "/images/fox.svg" -> "/images/fox": a drawing and the picture that was made of it show the same. */
const stemOf = (address: string) => address.replace(/\.[^./]*$/, '')

interface Described {
  alt: string
  address: string
  pointer: string
}

function describedPictures({ ofFormat, html }: Content): Described[] {
  const fields = ofFormat('alt').flatMap(({ value, pointer, parent }) =>
    typeof value === 'string' && isObject(parent) && typeof parent.src === 'string'
      ? [{ alt: value, address: parent.src, pointer }]
      : [],
  )
  const tags = html.flatMap(({ pointer, images, alts }) =>
    images.map((address, index) => ({ alt: alts[index] ?? '', address, pointer })),
  )
  return [...fields, ...tags]
}

/** Two pictures of one page with the same words; one picture that stands twice has the same words rightly. */
export function repeatedAlt(content: Content): Finding[] {
  const seen = new Map<string, string>()
  return describedPictures(content).flatMap(({ alt, address, pointer }) => {
    const words = alt.trim().toLowerCase()
    if (words === '' || content.standIns.has(alt)) return []
    const key = `${holderOf(pointer)} ${words}`
    const stem = stemOf(address)
    const first = seen.get(key)
    if (first === undefined || first === stem) {
      seen.set(key, stem)
      return []
    }
    const message = `Another picture of this page has the same words: "${alt}". Say what this one shows.`
    return [{ pointer, message }]
  })
}
