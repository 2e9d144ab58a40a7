import type { TextRule } from '../texts'

/** What is left of accents and curly quotes when a text was read in the wrong encoding: "Ã©" for "é", "â€™" for "’". */
const remains = /Ã[\u0080-\u00bf]|â€[\u0080-\uffff]|Â[\u00a0-\u00bf]|\ufffd/

/** A text that lost its accents on the way from another program. */
export const garbledText: TextRule = (text) => {
  const [signs] = text.match(remains) ?? []
  if (signs === undefined) return undefined
  return {
    message: `"${signs}" is what is left of an accent or a quotation mark that was copied from another program. Write the sign anew, and save the file as UTF-8.`,
  }
}
