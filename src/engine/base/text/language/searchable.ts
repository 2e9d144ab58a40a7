import { latinDigits } from './digits'

/** Latin letters that NFD does not decompose, and letters that people type for one another. */
const alike: Record<string, string> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ ς: 'σ', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك' },
}

/** In small letters, without accents, vowel points and long strokes: "Łódź" is found by "lodz", "أُغنية" by "اغنيه". */
export const searchable = (text: string): string =>
  latinDigits(text.normalize('NFD'))
    // Of Latin and Greek, of Hebrew, of Arabic. Marks of other scripts are vowels that tell words apart.
    .replace(/[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u065f\u0670]/g, '')
    .toLowerCase()
    .replace(/[łøđıßæœςةىیک]/g, (letter) => alike[letter] ?? letter)
