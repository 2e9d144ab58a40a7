import type { WordsInText } from '../pages/use-found-words'

/** Words that were found, with those around them. */
export function WordsAround({ around: [before, words, after] }: Pick<WordsInText, 'around'>) {
  return (
    <span className="found-words" dir="auto">
      {before}
      <mark>{words}</mark>
      {after}
    </span>
  )
}
