/** Brackets, signs, texts and other values of JSON. A text without an end reaches to the end: none is looked for twice. */
export const jsonTokens = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g
