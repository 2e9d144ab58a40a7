import { latinDigits } from './digits'

/** Spells letters with a to z: "аб", "a b" gives { а: 'a', б: 'b' }; "-" stands for no letter. */
const spelling = (letters: string, spellings: string): Record<string, string> =>
  Object.fromEntries(
    spellings.split(' ').map((spelling, index) => [[...letters][index], spelling === '-' ? '' : spelling]),
  )

/** Letters that NFKD does not decompose into a to z. */
const usual = {
  ...spelling('ßæœøłđðþıħŧŋəɛɔɓɗƙƴ', 'ss ae oe o l d d th i h t ng e e o b d k y'),
  ...spelling('абвгдеёжзийклмноп', 'a b v g d e yo zh z i y k l m n o p'),
  ...spelling('рстуфхцчшщъыьэюя', 'r s t u f kh ts ch sh shch - y - e yu ya'),
  ...spelling('іїєґўђћјљњџѓќѕ', 'i yi ye g u dj c j lj nj dz gj kj dz'),
  ...spelling('әғқңөұүһҗ', 'a g q n o u u h j'),
  ...spelling('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
  ...spelling('ابتثجحخدذرزسشصضطظع', 'a b t th j h kh d dh r z s sh s d t z a'),
  ...spelling('غفقكلمنهوىيةءپچژگکی', 'gh f q k l m n h w a y a - p ch zh g k y'),
  ...spelling('\u064e\u064f\u0650', 'a u i'),
  ...spelling('აბგდევზთიკლმნოპჟრსტუფქ', 'a b g d e v z t i k l m n o p zh r s t u p k'),
  ...spelling('ღყშჩცძწჭხჯჰ', 'gh q sh ch ts dz ts ch kh j h'),
  ...spelling('աբգդեզէըթժիլխծկհձղճմյնշ', 'a b g d e z e y t zh i l kh ts k h dz gh ch m y n sh'),
  ...spelling('ոչպջռսվտրցւփքօֆև', 'o ch p j r s v t r ts v p k o f ev'),
  ...spelling('กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธ', 'k kh kh kh kh kh ng ch ch ch s ch y d t th th th n d t th th th'),
  ...spelling('นบปผฝพฟภมยรลวศษสหฬอฮฤฦ', 'n b p ph f ph f ph m y r l w s s s h l o h rue lue'),
  ...spelling('ะาำเแโใไฯๆ', 'a a am e ae o ai ai - -'),
  ...spelling('\u0e31\u0e34\u0e35\u0e36\u0e37\u0e38\u0e39', 'a i i ue ue u u'),
  ...spelling('אבגדהוזחטיכךלמםנןסעפףצץקרשת', 'a b g d h v z ch t y k k l m m n n s a p f ts ts k r sh t'),
}

/**
 * Letters spelled otherwise beside another: Greek as in ELOT 743, Arabic vowels inside a word, Armenian at the start.
 * Thai vowels come before their consonant; what has the last sign is silent.
 */
const pairs: [pair: RegExp, spelling: string][] = [
  [/ο[υύ]/g, 'ou'],
  [/(?<=[αεη])[υύ](?=[θκξπσςτφχψ]|(?!\p{L}))/gu, 'f'],
  [/(?<=[αεη])[υύ]/g, 'v'],
  [/γ(?=[γξχ])/g, 'n'],
  [/(?<!\p{L})μπ/gu, 'b'],
  [/(?<=\p{L})و(?![اةى\u064e-\u0650])/gu, 'u'],
  [/(?<=\p{L})[يی](?![اةى\u064e-\u0650])/gu, 'i'],
  [/ու/g, 'u'],
  [/(?<!\p{L})ո(?!վ)/gu, 'vo'],
  [/(?<!\p{L})ե/gu, 'ye'],
  [/[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c/g, ''],
  [/ไ([\u0e01-\u0e2e])ย/g, '$1ไ'],
  [/([เแโใไ])([\u0e01-\u0e2e])/g, '$2$1'],
  [/อ(?=[ะาำเแโใไ\u0e31\u0e34-\u0e39])/g, ''],
]

const danish = spelling('åæø', 'aa ae oe')
const serbian = spelling('жхцчшђđ', 'z h c c s dj dj')

/** By the first part of a language's tag. */
const ofLanguage: Record<string, Record<string, string>> = {
  de: spelling('äöü', 'ae oe ue'),
  da: danish,
  nb: danish,
  nn: danish,
  no: danish,
  bs: serbian,
  sr: serbian,
  mk: spelling('хцџ', 'h c dzh'),
  uk: spelling('гий', 'h y i'),
  bg: spelling('хщъь', 'h sht a y'),
}

/** Spells small letters with a to z, as the site's language does: "ü" -> "ue" in German. */
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
    .replace(/['’ʻʼ]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
