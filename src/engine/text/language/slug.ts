import { latinDigits } from './digits'

/** Spells letters with a to z: "аб", "a b" gives { а: 'a', б: 'b' }; "-" stands for no letter. */
const spelling = (letters: string, spellings: string): Record<string, string> =>
  Object.fromEntries(
    spellings.split(' ').map((spelling, index) => [[...letters][index], spelling === '-' ? '' : spelling]),
  )

/** Letters that NFKD does not decompose into a to z. */
const usual = {
  ...spelling('ßæœøłđðþı', 'ss ae oe o l d d th i'),
  ...spelling('абвгдеёжзийклмноп', 'a b v g d e yo zh z i y k l m n o p'),
  ...spelling('рстуфхцчшщъыьэюя', 'r s t u f kh ts ch sh shch - y - e yu ya'),
  ...spelling('іїєґў', 'i yi ye g u'),
  ...spelling('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
  ...spelling('ابتثجحخدذرزسشصضطظع', 'a b t th j h kh d dh r z s sh s d t z a'),
  ...spelling('غفقكلمنهوىيةءپچژگکی', 'gh f q k l m n h w a y a - p ch zh g k y'),
  ...spelling('\u064e\u064f\u0650', 'a u i'),
  ...spelling('אבגדהוזחטיכךלמםנןסעפףצץקרשת', 'a b g d h v z ch t y k k l m m n n s a p f ts ts k r sh t'),
}

/** Letters that are spelled otherwise beside another one: Greek as in ELOT 743, and Arabic vowels inside a word. */
const pairs: [pair: RegExp, spelling: string][] = [
  [/ο[υύ]/g, 'ou'],
  [/(?<=[αεη])[υύ](?=[θκξπσςτφχψ]|(?!\p{L}))/gu, 'f'],
  [/(?<=[αεη])[υύ]/g, 'v'],
  [/γ(?=[γξχ])/g, 'n'],
  [/(?<!\p{L})μπ/gu, 'b'],
  [/(?<=\p{L})و(?![اةى\u064e-\u0650])/gu, 'u'],
  [/(?<=\p{L})[يی](?![اةى\u064e-\u0650])/gu, 'i'],
]

const danish = spelling('åæø', 'aa ae oe')

/** What languages spell in another way, by the first part of their tag. */
const ofLanguage: Record<string, Record<string, string>> = {
  de: spelling('äöü', 'ae oe ue'),
  da: danish,
  nb: danish,
  nn: danish,
  no: danish,
  uk: spelling('гий', 'h y i'),
  bg: spelling('хщъь', 'h sht a y'),
}

/** Returns a function that spells text in small letters with a to z, as the language of the site does: "ü" -> "ue" in German. */
export function speller(language?: unknown): (text: string) => string {
  const [tag = ''] = String(language ?? '')
    .toLowerCase()
    .split('-')
  const letters: Record<string, string> = { ...usual, ...ofLanguage[tag] }
  const spell = (text: string) => text.replace(/[\p{L}\p{M}]/gu, (letter) => letters[letter] ?? letter)
  // Greek letters are known without their accents, "ü" and "й" with theirs.
  return (text) => {
    let paired = latinDigits(text).normalize('NFC')
    for (const [pair, spelling] of pairs) paired = paired.replace(pair, spelling)
    return spell(spell(paired).normalize('NFKD').replace(/\p{M}/gu, ''))
  }
}

/** "Große Öfen!" -> "grosse-ofen", in German "grosse-oefen". May be empty. */
export const slugOf = (words: string, language?: unknown): string =>
  speller(language)(words.toLowerCase())
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
