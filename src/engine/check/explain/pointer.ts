/** A name as a JSON pointer writes it. */
export const escapeToken = (token: string): string => token.replaceAll('~', '~0').replaceAll('/', '~1')

/** A name as it stands in the content, for a part of a JSON pointer. */
export const unescapeToken = (token: string): string => token.replaceAll('~1', '/').replaceAll('~0', '~')
