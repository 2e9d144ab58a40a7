/** Returns a text as a search compares it: in small letters, without accents. "Χάρτης" is found by "χαρτησ". */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
