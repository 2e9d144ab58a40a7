/** How many words are named one by one. */
const most = 4

/** Returns words as a sentence names them: "a", "b" and "c"; of many the first ones, and how many more there are. */
export function nameAll(words: string[]): string {
  const named = words.slice(0, most).map((word) => `"${word}"`)
  const rest = words.length - named.length
  const last = rest > 0 ? `${rest} more` : named.pop()
  return [named.join(', '), last].filter(Boolean).join(' and ')
}
