/**
 * The weights that are added to the number of misfits of a guess about brackets. All are smaller than 1, so they decide
 * only between guesses with the same number. README.md in src/engine/json says how they are used.
 */
export const weights = {
  /** The line of a closing bracket is indented as the guess wants it. */
  indentAgrees: -0.5,
  /** Brackets before this one were never closed. */
  neverClosed: 0.1,
  /** The closing bracket is one too many. */
  tooMany: 0.2,
  /** A { is missing before a field in a list, and the indentation does not speak against it. */
  openerMissing: 0.1,
  /** The same, though the field is indented no deeper than the list. */
  openerMissingAgainstIndent: 0.4,
  /** A list ended before a field, though the field is indented deeper than the list. */
  listEndedAgainstIndent: 0.5,
  /** A list holds a name and a colon, and nothing is missing. */
  namedItem: 0.2,
} as const
