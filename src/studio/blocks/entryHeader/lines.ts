/** Roughly, in characters. */
const usualLength = 14

/**
 * Breaks a title into the fewest lines of even length. CSS does not shrink a box to its broken lines, so this does it.
 */
export function titleLines(title: string): string[] {
  const { length } = filled(title, usualLength)
  for (let width = 1; width < usualLength; width++) {
    const lines = filled(title, width)
    if (lines.length === length) return lines
  }
  return filled(title, usualLength)
}

/** A longer word has a line to itself. */
function filled(title: string, width: number): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && longer.length <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}
