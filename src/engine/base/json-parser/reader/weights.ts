/** Added to a guess's mismatches. All are below 1: they decide between equal numbers. See the README. */
export const weights = {
  indentAgrees: -0.5,
  neverClosed: 0.1,
  tooMany: 0.2,
  openerMissing: 0.1,
  openerMissingAgainstIndent: 0.4,
  listEndedAgainstIndent: 0.5,
  namedItem: 0.2,
} as const
