/** A sentence of the summary, and what belongs under it. */
export interface Line {
  text: string
  under: Line[]
}

export const line = (text: string, under: Line[] = []): Line => ({ text, under })

/** Puts sentences under a heading; a single plain one is joined to it: "block 2: heading removed". */
export function headed(text: string, under: Line[]): Line {
  const [only] = under
  return only && under.length === 1 && only.under.length === 0 ? line(`${text}: ${only.text}`) : line(text, under)
}

/** Returns nested lists of markdown, one entry a line of text. */
export const bullets = (lines: Line[], indent = ''): string[] =>
  lines.flatMap(({ text, under }) => [`${indent}- ${text}`, ...bullets(under, `${indent}  `)])
