const maxNamed = 4

/** '"a", "b" and "c"', or '"a", "b", "c", "d" and 5 more'. */
export function nameAll(words: string[]): string {
  const named = words.slice(0, maxNamed).map((word) => `"${word}"`)
  const rest = words.length - named.length
  const last = rest > 0 ? `${rest} more` : named.pop()
  return [named.join(', '), last].filter(Boolean).join(' and ')
}
