/** One for each UTF-16 code unit. */
const writtenIn = (raw: string): string[] => raw.slice(1, -1).match(/\\u[\da-fA-F]{4}|\\[^u]|[^\\]/g) ?? []

const isLow = (char: string | undefined) => char !== undefined && char >= '\uDC00' && char <= '\uDFFF'

/** Keeps the common start and end as written, and escapes the characters that the old string escapes. */
export function writeLike(oldRaw: string, text: string): string {
  const written = writtenIn(oldRaw)
  const old: string = JSON.parse(oldRaw)
  const most = Math.min(old.length, text.length)
  let head = 0
  while (head < most && old[head] === text[head]) head++
  // A surrogate pair is one character.
  if (head > 0 && (isLow(old[head]) || isLow(text[head]))) head--
  let tail = 0
  while (tail < most - head && old.at(-1 - tail) === text.at(-1 - tail)) tail++
  if (tail > 0 && (isLow(old[old.length - tail]) || isLow(text[text.length - tail]))) tail--
  const escapes = new Map(written.flatMap((form, at) => (form.length > 1 ? [[old[at], form]] : [])))
  const middle = Array.from(text.slice(head, text.length - tail), (char) => {
    const known = char.length === 1 ? escapes.get(char) : undefined
    return known ?? JSON.stringify(char).slice(1, -1)
  })
  return `"${written.slice(0, head).join('')}${middle.join('')}${written.slice(written.length - tail).join('')}"`
}
