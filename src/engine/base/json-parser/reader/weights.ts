/**
 * Added to the number of mismatches of a guess. All are below 1, so they decide only between equal numbers. See the
 * README.
 */
export const weights = {
  /** The indentation of the closing bracket supports the guess. */
  indentAgrees: -0.5,
  neverClosed: 0.1,
  tooMany: 0.2,
  /** The indentation does not contradict it. */
  openerMissing: 0.1,
  /** The field is not indented deeper than the list. */
  openerMissingAgainstIndent: 0.4,
  /** The field is indented deeper than the list. */
  listEndedAgainstIndent: 0.5,
  /** A list contains a name and a colon, and nothing is missing. */
  namedItem: 0.2,
} as const
