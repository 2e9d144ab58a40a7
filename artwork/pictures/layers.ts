/** Cuts pictures into their elements, and finds what several drawings of one picture share. */

/** A picture in parts, from back to front. `left` is how far they are moved to the right. */
export interface Layers {
  width: number
  height: number
  head: string
  left: number
  parts: string[]
}

/** The top-level elements of an svg text. */
function elements(text: string): string[] {
  const found: string[] = []
  let [depth, from] = [0, 0]
  for (const { 0: tag, index } of text.matchAll(/<[^>]+>/g)) {
    if (tag.startsWith('</')) depth--
    else if (!tag.endsWith('/>')) depth++
    if (depth > 0) continue
    found.push(text.slice(from, index + tag.length))
    from = index + tag.length
  }
  return found
}

/** Parses a picture as scene() and banner() of kit/core.ts write it. */
export function parseLayers(svg: string): Layers {
  const [, width, height, head = '', inner = ''] =
    svg.match(/viewBox="0 0 (\d+) (\d+)"[^>]*>(<path[^>]*\/><g [^>]*>)(.*)<\/g><\/svg>\s*$/s) ?? []
  const [, left = '0', parts = inner] =
    inner.match(/translate\((\d+)\)"><use[^>]*><g id="drawn"[^>]*>(.*)<\/g><\/g>$/s) ?? []
  return { width: Number(width), height: Number(height), head, left: Number(left), parts: elements(parts) }
}

/** How many elements from the start all lists share. */
function shared(lists: string[][]): number {
  const [first = []] = lists
  const end = first.findIndex((part, at) => lists.some((list) => list[at] !== part))
  return end < 0 ? first.length : end
}

const openTag = (element = ''): string => element.match(/^<g[^>]*>/)?.[0] ?? ''
const inside = (element: string): string => element.slice(openTag(element).length, -'</g>'.length)

/** What drawings share below and above what differs between them. */
interface Split {
  before: string[]
  middles: string[][]
  after: string[]
}

/** Cuts shared elements off both ends of all drawings. If one group is left in each, does the same inside it. */
export function split(drawings: string[][]): Split {
  const start = shared(drawings)
  const end = shared(drawings.map((parts) => parts.slice(start).reverse()))
  const [first = []] = drawings
  const before = first.slice(0, start)
  const after = first.slice(first.length - end)
  const middles = drawings.map((parts) => parts.slice(start, parts.length - end))
  const tag = openTag(middles[0]?.[0])
  const isOneGroup =
    tag &&
    !/opacity|mix-blend/.test(tag) &&
    middles.every(({ length, 0: part }) => length === 1 && openTag(part) === tag)
  if (!isOneGroup) return { before, middles, after }
  const inner = split(middles.map(([part = '']) => elements(inside(part))))
  const wrap = (part: string) => `${tag}${part}</g>`
  return {
    before: [...before, ...inner.before.map(wrap)],
    middles: inner.middles.map((parts) => [wrap(parts.join(''))]),
    after: [...inner.after.map(wrap), ...after],
  }
}

/** A longer text gets a name and is referred to. */
const LONG = 60

/**
 * Writes what all drawings share once: returns a text for each, with references to what `define` has received. Groups are
 * compared by their content, so a thing that only turns is written once.
 */
export function writeOnce(drawings: string[][], define: (text: string) => string): string[] {
  const [first = []] = drawings
  if (drawings.some(({ length }) => length !== first.length)) return drawings.map((parts) => parts.join(''))
  const texts = drawings.map(() => '')
  let run = ''
  const add = (pieces: string[]) => {
    for (const [index, piece] of pieces.entries()) texts[index] += piece
  }
  const endRun = () => {
    const text = run.length > LONG ? define(run) : run
    add(drawings.map(() => text))
    run = ''
  }
  for (const [at, part] of first.entries()) {
    const parts = drawings.map((list) => list[at] as string)
    if (parts.every((other) => other === part)) {
      run += part
      continue
    }
    endRun()
    if (!parts.every(openTag)) add(parts)
    else {
      const inner = writeOnce(
        parts.map((group) => elements(inside(group))),
        define,
      )
      add(inner.map((text, index) => `${openTag(parts[index])}${text}</g>`))
    }
  }
  endRun()
  return texts
}
