/** Words by their rank in lists of common words, names and passwords: 1 is the commonest. */
export type RankedWords = ReadonlyMap<string, number>

/** Rows of keyboards, well-known numbers and filler texts: what people type who want to look as if they had typed at random. */
const wellKnown = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop asdfghjkl zxcvbnm',
  'qwertzuiop yxcvbnm azertyuiop qsdfghjklm wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 zaq12wsxcde34rfvbgt56yhnmju78ik',
  '31415926535897932384626433832795028841971693993751058209749445923078164',
  '27182818284590452353602874713526624977572470936999595749669676277240766',
  '14142135623730950488016887242096980785696718753769480731766797379907324',
  '16180339887498948482045868343656381177203091798057628621354486227052604',
  '11235813213455891442333776109871597258441816765 23571113171923293137414347535961677173798389',
  'loremipsumdolorsitametconsecteturadipiscingelitseddoeiusmodtempor',
  'deadbeef cafebabe feedface baadf00d c0ffee d15ea5e',
]
const backwards = (text: string): string => [...text].reverse().join('')
const reference = [...wellKnown, ...wellKnown.map(backwards)].join(' ')

/** What a digit stands for when a word is written with digits: two readings, as 1 can be an i or an l. */
const leet: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g' }
const readLeet = (text: string, one: string): string =>
  text.replace(/[0-9]/g, (digit) => (digit === '1' ? one : (leet[digit] ?? digit)))

/** Years and dates, in the orders in which they are written, and their bits. */
const dates: [form: RegExp, bits: number][] = [
  [/(19|20)\d\d/y, 7],
  [/((19|20)?\d\d)[_-]?(0[1-9]|1[0-2])[_-]?(0[1-9]|[12]\d|3[01])/y, 16],
  [/(0[1-9]|[12]\d|3[01])[_-]?(0[1-9]|1[0-2])[_-]?(19|20)?\d\d/y, 16],
  [/(0[1-9]|1[0-2])[_-]?(0[1-9]|[12]\d|3[01])[_-]?(19|20)\d\d/y, 16],
]

/** The length of what stands at a place of a text and has a form. */
function matchLength(text: string, at: number, form: RegExp): number {
  form.lastIndex = at
  return form.exec(text)?.[0].length ?? 0
}

const longestWord = 20
const longestCopy = 32

/** The bits of one sign that nothing is known about, by the smallest usual alphabet that has all signs of a key. */
function bitsOfSign(key: string): number {
  if (/^\d+$/.test(key)) return Math.log2(10)
  if (/^([\da-f_-]+|[\dA-F_-]+)$/.test(key)) return 4
  return /^([\da-z_-]+|[\dA-Z_-]+)$/.test(key) ? 5 : 6
}

/** The bits of a key that was drawn at random. Hyphens count where they are signs like others, which they are in base64url. */
export function mostBits(key: string): number {
  const bits = bitsOfSign(key)
  return bits * (bits === 6 ? key : key.replace(/[_-]/g, '')).length
}

/** The bits of each letter after another in words: -log2 of how often it follows. */
function countFollowers(words: RankedWords): (pair: string) => number {
  const pairs = new Map<string, number>()
  const firsts = new Map<string, number>()
  for (const word of words.keys())
    for (let at = 1; at < word.length; at++) {
      const pair = word.slice(at - 1, at + 1)
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
      firsts.set(pair.charAt(0), (firsts.get(pair.charAt(0)) ?? 0) + 1)
    }
  return (pair) => -Math.log2(((pairs.get(pair) ?? 0) + 1) / ((firsts.get(pair.charAt(0)) ?? 0) + 36))
}

/** The signs from `at` on that continue a sequence: each is as far from the one `stride` before as that is from its own. */
function sequenceLength(text: string, at: number, stride: number): number {
  const step = (index: number) => text.charCodeAt(index) - text.charCodeAt(index - stride)
  if (at < stride || Math.abs(step(at)) > 2) return 0
  let end = at
  while (end < text.length && step(end) === step(at)) end++
  return end - at
}

/** The length of the longest piece of `text` from `at` on that stands in `source`. */
function copyLength(text: string, at: number, source: string): number {
  let length = 2
  while (length < longestCopy && at + length < text.length && source.includes(text.slice(at, at + length + 1))) length++
  return source.includes(text.slice(at, at + length)) ? length : 0
}

/** A letter in an unusual case costs a bit: words are written small, in capitals or with a capital at their start. */
const caseBits = (word: string): number => (/^([^A-Z]+|[^a-z]+|[A-Z][^A-Z]*)$/.test(word) ? 0 : word.length)

/**
 * Makes a measure of how hard a key is to guess: the bits of the shortest way to put it together from common words (also
 * written with digits), years, rows of keyboards, sequences, pieces that it repeats, letters as they follow each other in
 * words, and, where there is nothing else, single signs.
 */
export function createGuessMeasure(words: RankedWords): (key: string) => number {
  const bitsAfter = countFollowers(words)
  return (key) => {
    const text = key.toLowerCase()
    const readings = [...new Set([text, readLeet(text, 'i'), readLeet(text, 'l')])]
    const perSign = bitsOfSign(key)
    // Where they stand between words they tell nothing; in base64url they are signs like others.
    const separatorBits = perSign === 6 ? 3 : 1
    const best = [0, ...Array.from(text, () => Number.POSITIVE_INFINITY)]
    const offer = (from: number, length: number, bits: number) => {
      if (length > 0) best[from + length] = Math.min(best[from + length] ?? 0, (best[from] ?? 0) + bits)
    }
    for (let at = 0; at < text.length; at++) {
      offer(at, 1, /[_-]/.test(text.charAt(at)) ? separatorBits : perSign)
      const pair = key.slice(Math.max(0, at - 1), at + 1)
      if (/^[A-Za-z]{2}$/.test(pair)) offer(at, 1, bitsAfter(pair.toLowerCase()) + caseBits(pair))
      for (let length = 2; length <= longestWord && at + length <= text.length; length++) {
        const written = key.slice(at, at + length)
        for (const reading of readings) {
          const word = reading.slice(at, at + length)
          const rank = words.get(word)
          const digits = reading === text || word === written ? 0 : 1 + (written.match(/\d/g)?.length ?? 0) / 4
          if (rank) offer(at, length, Math.log2(rank) + 1 + digits + caseBits(written))
        }
      }
      for (const [form, bits] of dates) offer(at, matchLength(text, at, form), bits)
      for (const stride of [1, 2, 3, 4]) offer(at, sequenceLength(text, at, stride), 8)
      offer(at, copyLength(text, at, reference), Math.log2(reference.length) + 4)
      offer(at, copyLength(key, at, key.slice(0, at)), Math.log2(at + 1) + 2)
    }
    return best[text.length] ?? 0
  }
}
