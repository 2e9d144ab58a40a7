export interface Typeface {
  family: string
  weight: [number, number]
  isItalic: boolean
  /** Its woff2 files, each with the first and the last code point of its ranges. */
  files: { url: string; ranges: [number, number][] }[]
}

/** A file with fewer of the letters comes later. The letters of Polish in a second file are about one in thirty. */
const leastShare = 0.02

const mostPreloads = 4

/** The files that have letters of a text, with the number of those letters. Of files with the same letter, the last counts. */
export function countLetters({ files }: Typeface, text: string): Map<string, number> {
  const times = new Map<string, number>()
  for (const letter of text) times.set(letter, (times.get(letter) ?? 0) + 1)
  const counts = new Map<string, number>()
  for (const [letter, count] of times) {
    const point = letter.codePointAt(0) ?? 0
    const file = files.findLast(({ ranges }) => ranges.some(([first, last]) => first <= point && point <= last))
    if (file) counts.set(file.url, (counts.get(file.url) ?? 0) + count)
  }
  return counts
}

/** Pages preload the files with the letters of `words`, so that text does not wait for the stylesheet. */
export function findFirstFonts(typefaces: Typeface[], words: string): string[] {
  const letters = words.replace(/\s+/g, '')
  const files = typefaces.flatMap((typeface) =>
    [...countLetters(typeface, letters)].flatMap(([file, count]) =>
      count >= leastShare * letters.length ? [file] : [],
    ),
  )
  return [...new Set(files)].slice(0, mostPreloads)
}
