import * as words from '../../words.json'

/**
 * What a visitor reads when a film does not come: @vimeo/player's own words (requirement X1). An answer that is no
 * embed code makes the player throw whatever the browser says of it ("Unexpected token"), which is no help to anybody.
 */
export function filmFailure(error: unknown): string {
  if (!(error instanceof Error) || error instanceof SyntaxError) return words.filmNotFetched
  // The player's own type errors quote what was wrong: “one” is not a valid video id.
  if (error instanceof TypeError && !error.message.startsWith('“')) return words.filmNotFetched
  return error.message
}
