/** A code fence of a chatbot: ``` or ```html. */
const fence = /^[ \t]*(`{3,}(?:html?|xml|json|markdown|md|te?xt|plaintext)?)[ \t]*$/gim

export const findChatMarks = (text: string): string | undefined =>
  text.includes('```') ? text.match(fence)?.[0].trim() : undefined

export const withoutChatMarks = (text: string): string => (text.includes('```') ? text.replace(fence, '') : text)
