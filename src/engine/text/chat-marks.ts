/** A line of nothing but the marks that a chat puts around what it writes: ```, or ```html with the name of a language. */
const line = /^[ \t]*(`{3,}(?:html?|xml|json|markdown|md|te?xt|plaintext)?)[ \t]*$/gim

/** Returns the first line of a text that holds nothing but marks of a chat. */
export const findChatMarks = (text: string): string | undefined =>
  text.includes('```') ? text.match(line)?.[0].trim() : undefined

/** Returns a text without the lines that hold nothing but marks of a chat. */
export const withoutChatMarks = (text: string): string => (text.includes('```') ? text.replace(line, '') : text)
