/** A string without an end reaches the end of the text, so that it is searched once. */
export const jsonTokens = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g
