import * as words from '../../words.json'

/**
 * The message of @vimeo/player (X1), unless it is one of the browser's parser ("Unexpected token"), which helps no
 * visitor.
 */
export function filmFailure(error: unknown): string {
  if (!(error instanceof Error) || error instanceof SyntaxError) return words.filmNotFetched
  // The player's own type errors begin with a quote: “one” is not a valid video id.
  if (error instanceof TypeError && !error.message.startsWith('“')) return words.filmNotFetched
  return error.message
}
