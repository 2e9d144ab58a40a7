/** Whether an element matches a pseudo-class that older browsers do not know: they throw for it. */
export const matchesWhereKnown = (element: Element, selector: string): boolean =>
  globalThis.CSS?.supports?.(`selector(${selector})`) === true && element.matches(selector)
