/** The blanks of html. Does not include the non-breaking space. */
const blanks = ' \t\r\n\f'

export function trimBlanksAtEnd(text: string): string {
  let end = text.length
  while (end > 0 && blanks.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
