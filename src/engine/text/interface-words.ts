/** The words of words.json for pages that Node writes: those of the form service and redirects. */
export type ServedWords = Record<'goBack' | 'invalidEmail' | 'moved' | 'movedTo' | 'signedUp' | 'signUpFailed', string>

/** Replaces the {placeholders} of a text of words.json. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
