/** Latin letters that NFD does not decompose. */
const whole: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ς: 'σ' }

/** Returns a text as a search compares it: in small letters, without accents. "Łódź" is found by "lodz". */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[łøđıßæœς]/g, (letter) => whole[letter] ?? letter)
