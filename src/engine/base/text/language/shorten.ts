export const shorten = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text)

/** The same, without a space before the sign, which counts. */
export const shortenWords = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
