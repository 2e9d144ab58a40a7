/** Older browsers throw for a pseudo-class that they do not know. */
export const matchesWhereKnown = (element: Element, selector: string): boolean =>
  globalThis.CSS?.supports?.(`selector(${selector})`) === true && element.matches(selector)
