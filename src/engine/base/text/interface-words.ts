export type ProblemWords = Record<
  'invalidEmail' | 'invalidTelephone' | 'missingAnswer' | 'missingChoice' | 'missingTick' | 'tooLong',
  string
>

/** What is wrong with a day, a time, a number or a file. */
export type KindWords = Record<
  | 'betweenSteps'
  | 'closedDay'
  | 'fileTooLarge'
  | 'invalidDate'
  | 'invalidNumber'
  | 'invalidTime'
  | 'tooEarly'
  | 'tooLate'
  | 'tooLittle'
  | 'tooMuch'
  | 'wrongFile',
  string
>

export type ServedWords = ProblemWords &
  KindWords &
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

/** In a language; else in the site's own. */
export type WordsIn = (language?: string) => ServedWords

export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
