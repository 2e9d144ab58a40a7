/** What the player says when its call fails; also said of answers that it chokes on. */
const noEmbedCode = 'There was an error fetching the embed code from Vimeo.'

/** Said when neither a player nor an error has come for a while. */
export const noAnswer = 'Vimeo has not answered.'

/**
 * What a visitor reads when a film does not come: @vimeo/player's own words (requirement X1). An answer that is no
 * embed code makes the player throw whatever the browser says of it ("Unexpected token"), which is no help to anybody.
 */
export function filmFailure(error: unknown): string {
  if (!(error instanceof Error) || error instanceof SyntaxError) return noEmbedCode
  // The player's own type errors quote what was wrong: “one” is not a valid video id.
  if (error instanceof TypeError && !error.message.startsWith('“')) return noEmbedCode
  return error.message
}
