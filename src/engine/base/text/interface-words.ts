/** The words of words.json that say what is wrong with an answer to a form. */
export type ProblemWords = Record<
  'invalidEmail' | 'invalidTelephone' | 'missingAnswer' | 'missingChoice' | 'missingTick' | 'tooLong',
  string
>

/** The words of words.json for pages that Node writes: those of the form service and redirects. */
export type ServedWords = ProblemWords &
  Record<
    | 'checkAnswers'
    | 'formNotSent'
    | 'formSent'
    | 'goBack'
    | 'moved'
    | 'movedTo'
    | 'signedUp'
    | 'signUpFailed'
    | 'useBack',
    string
  >

/** Replaces the {placeholders} of a text of words.json. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
