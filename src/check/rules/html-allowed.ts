import type { Rule } from '.'

/** Rich text is well-formed and holds only what the sanitiser lets through, so that nothing vanishes silently. */
export const htmlAllowed: Rule = ({ html }) =>
  html.flatMap(({ mistakes: [first], pointer }) => (first ? [{ rule: 'html-allowed', pointer, message: first }] : []))
