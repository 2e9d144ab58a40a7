/** About as many letters as stand on one line of the paper. */
const usual = 14

/**
 * The words of a title in as few lines as its paper takes, and those as even as can be. Css does not make a box as
 * narrow as the lines that it broke, so they are broken here.
 */
export function titleLines(title: string): string[] {
  const { length } = filled(title, usual)
  for (let width = 1; width < usual; width++) {
    const lines = filled(title, width)
    if (lines.length === length) return lines
  }
  return filled(title, usual)
}

/** Each line takes the words that fit; one word that does not has a line to itself. */
function filled(title: string, width: number): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && longer.length <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}
