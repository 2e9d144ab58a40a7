import { latinDigits } from './digits'

/** Latin letters that NFD keeps, and letters typed for one another. */
const alike: Record<string, string> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ ς: 'σ', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك' },
}

/** Small letters without accents, vowel points and strokes: "Łódź" is found by "lodz", "أُغنية" by "اغنيه". */
export const foldLetters = (text: string): string =>
  latinDigits(text.normalize('NFD'))
    // Removes marks of Latin, Greek, Hebrew and Arabic. In other scripts, marks tell words apart.
    .replace(/[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u065f\u0670]/g, '')
    .toLowerCase()
    .replace(/[łøđıßæœςةىیک]/g, (letter) => alike[letter] ?? letter)
