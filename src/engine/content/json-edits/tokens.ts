/** Without an end it reaches the text's, so that it is searched once. */
export const jsonTokens = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g
