/** How much of the page's width a held block gets, by the window's: the first match counts. */
export interface Share {
  /** Empty for all others. */
  media: string
  part: number
}

/** Splits at a character that is not in parentheses. */
function split(text: string, at: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === at && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** "(min-width: 60rem) 33vw, 100vw" */
const readSizes = (sizes: string) =>
  split(sizes, ',').map((source) => {
    const words = split(source, ' ')
    const length = words.pop() ?? ''
    return { media: words.length > 1 ? `(${words.join(' ')})` : words.join(''), length }
  })

const both = (one: string, other: string) => [one, other].filter(Boolean).join(' and ')

/** The shares within shares, of "(min-width: 60rem) 33%, 100%". */
export const sharesWithin = (around: readonly Share[], sizes: string): Share[] => {
  const own = readSizes(sizes).map(({ media, length }) => ({ media, part: Number.parseFloat(length) / 100 }))
  if (around.length === 0) return own
  return around.flatMap((outer) =>
    own.map(({ media, part }) => ({ media: both(outer.media, media), part: outer.part * part })),
  )
}

/** The sizes of a picture with these shares of its sizes at the top of a page. */
export function sizesWithin(shares: readonly Share[], sizes: string): string {
  if (shares.length === 0) return sizes
  const own = readSizes(sizes)
  const all = shares.flatMap(({ media, part }) =>
    own.map(({ media: inner, length }) => {
      const scaled = part === 1 ? length : `calc(${length} * ${Number(part.toFixed(3))})`
      return [both(media, inner), scaled].filter(Boolean).join(' ')
    }),
  )
  return all.join(', ')
}
