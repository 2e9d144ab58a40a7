/** Returns words as a part of an address: "Über uns!" -> "uber-uns". Empty where no letter of them is left. */
export const slugOf = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
