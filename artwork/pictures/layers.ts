/** Pictures taken apart into their elements, and what several drawings of one picture share. */

/** A picture taken apart: its size, its ground, how far its parts are moved, and the parts from back to front. */
export interface Layers {
  width: number
  height: number
  head: string
  left: number
  parts: string[]
}

/** The elements of an svg text that lie side by side. */
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

/** Takes the text of a picture apart, as scene() and banner() of kit/core.ts write it. */
export function takeApart(svg: string): Layers {
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

/** What drawings share behind and before what moves in them, and that. */
interface Split {
  before: string[]
  middles: string[][]
  after: string[]
}

/** Takes shared elements off both ends of all drawings; of one group that is left in each, off the ends of what is in it. */
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

/** A text this long is worth a name when it is needed again. */
const LONG = 60

/**
 * Writes what all drawings share once: returns a text for each, in which shared elements are uses of what `define` was
 * given. Groups are compared by what is in them, so that a thing that only turns is written once.
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
