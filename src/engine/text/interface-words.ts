/** The words of the studio's words.json that Node reads: those of the form service's pages and of redirect pages. */
export type ServedWords = Record<'goBack' | 'invalidEmail' | 'moved' | 'movedTo' | 'signedUp' | 'signUpFailed', string>

/** Fills the {placeholders} of a text of words.json. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
