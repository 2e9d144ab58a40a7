/** What html takes for a blank. A blank that does not break is none. */
const blanks = ' \t\r\n\f'

/** Returns a text without blanks at its end. */
export function trimBlanksAtEnd(text: string): string {
  let end = text.length
  while (end > 0 && blanks.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
