export type ProblemWords = Record<
  'invalidEmail' | 'invalidTelephone' | 'missingAnswer' | 'missingChoice' | 'missingTick' | 'tooLong',
  string
>

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

/** In a language of the site; without one, in its own. */
export type WordsIn = (language?: string) => ServedWords

export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
