/** Dashes and minus signs, which programs write in the place of a hyphen. */
const dashes = /[\u2010-\u2015\u2212]/g

/** Returns a text with hyphens in the place of dashes: no address and no name of a file here has a dash. */
export const withHyphens = (text: string): string => text.replace(dashes, '-')
