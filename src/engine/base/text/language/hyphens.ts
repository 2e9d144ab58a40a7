/** Word processors write these instead of a hyphen. No address has one. */
const dashes = /[\u2010-\u2015\u2212]/g

export const withHyphens = (text: string): string => text.replace(dashes, '-')
