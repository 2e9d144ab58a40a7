import type { Mistake } from '../../../base/json-parser'
import { grouped } from '../../../base/text/numbers'

/** The longest limit of our schemas is a fifth of it. Expressions over millions of letters exhaust the stack. */
const most = 100_000

interface Part {
  offset: number
  length: number
  letters: number
}

/** A text never breaks a line: where no line is longer than the limit, no text is. */
function findLongLines(text: string): [start: number, end: number][] {
  const lines: [number, number][] = []
  for (let at = 0; text.length - at > most; ) {
    const last = text.lastIndexOf('\n', at + most)
    const end = text.indexOf('\n', at + most)
    const stop = end === -1 ? text.length : end
    if (last < at) lines.push([at, stop])
    at = (last < at ? stop : last) + 1
  }
  return lines
}

/** For example those of an animation. */
const isOfNumbers = (text: string): boolean => /^[-\s\d.,:[\]{}+eE]*$/.test(text)

function endOfText(text: string, opening: number, end: number): number {
  for (let quote = text.indexOf('"', opening + 1); quote !== -1 && quote < end; quote = text.indexOf('"', quote + 1)) {
    let before = quote
    while (text[before - 1] === '\\') before--
    if ((quote - before) % 2 === 0) return quote + 1
  }
  return end
}

function findInLine(text: string, start: number, end: number): Part[] {
  const found: Part[] = []
  for (let at = start; end - at > most; ) {
    const quote = text.indexOf('"', at)
    const opening = quote === -1 ? end : Math.min(quote, end)
    const outside = opening - at
    if (outside > most && !isOfNumbers(text.slice(at, at + 1000)))
      found.push({ offset: at, length: outside, letters: outside })
    if (opening === end) break
    at = endOfText(text, opening, end)
    const length = at - opening
    if (length - 2 > most) found.push({ offset: opening, length, letters: length - 2 })
  }
  return found
}

const countOf = (letters: number): string =>
  letters < 1e6 ? grouped(letters) : `${(letters / 1e6).toFixed(1).replace('.0', '')} million`

function repairOf(text: string, { offset, length }: Omit<Part, 'letters'>): string {
  const at = text.indexOf('data:', offset)
  const [, kind] = (at !== -1 && at < offset + length && text.slice(at, at + 20).match(/^data:([a-z]+)\//)) || []
  if (kind === undefined)
    return 'Shorten it, or divide it among several blocks or pages. If it was pasted by mistake, remove it.'
  const [noun, folder] = kind === 'image' ? ['picture', 'images'] : ['file', 'files']
  return `A ${noun} is written into it as a "data:" address. Save the ${noun} in public/${folder}, and write where it is: "/${folder}/…".`
}

/** Names texts that are longer than any text may be. Nothing else may look into them. */
export function findTooLong(text: string): Mistake[] {
  return findLongLines(text)
    .flatMap(([start, end]) => findInLine(text, start, end))
    .map(({ letters, ...part }): Mistake => {
      const message = `This text has ${countOf(letters)} letters; ${grouped(most)} is the most for one text. ${repairOf(text, part)}`
      return { kind: 'other', rule: 'text-length', message, group: 'too long', ...part }
    })
}
