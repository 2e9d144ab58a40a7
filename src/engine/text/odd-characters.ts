/** Quick look: most texts hold none of these. */
const suspect =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u0370-\u052f\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ud800-\uf8ff\ufeff\uffa0\ufff9-\ufffc\ufffe\uffff]/

const breaks = '\\v\\f\\u0085\\u2028\\u2029'
const controls = '\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\ufff9-\\ufffc\\ufffe\\uffff'
const directions = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'
const nothings =
  '\\u115f\\u1160\\u180e\\u200b-\\u200d\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\u{e0001}\\u{e0020}-\\u{e007f}'

const odd = new RegExp(`[${breaks}${controls}${directions}${nothings}\\u00ad]|\\p{Co}|\\p{Cs}`, 'gu')

const isOf = (signs: string) => {
  const pattern = new RegExp(`[${signs}]`, 'u')
  return (sign: string): boolean => pattern.test(sign)
}
const isBreak = isOf(breaks)
const isDirection = isOf(directions)
const isControl = isOf(controls)

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const ownScript = /[\p{L}\p{M}](?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])$/u
const emoji = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u
const flag = /\u{1f3f4}[\u{e0020}-\u{e007e}]*$/u

/** Words shorter than this need no place to break at. */
const longWord = 12

const address = /^(?:\/|#|https?:|mailto:|tel:)\S*$/

/** Whether a sign does what it is for: joins an emoji, orders letters that are read from right to left, breaks a long word, holds "COVID-" and "19" together. */
function isAtHome(sign: string, before: string, after: string, text: string): boolean {
  if (isDirection(sign)) return rightToLeft.test(text)
  if (sign === '\u200d' && emoji.test(before) && /^\p{Extended_Pictographic}/u.test(after)) return true
  if (/[\u{e0020}-\u{e007f}]/u.test(sign)) return flag.test(before)
  if (/[\u200b-\u200d]/.test(sign)) return ownScript.test(before)
  if (address.test(text)) return false
  if (sign === '\u2060') return /[^\s\p{L}\p{N}]$/u.test(before) || /^[^\s\p{L}\p{N}]/u.test(after)
  if (sign !== '\u00ad') return false
  const [start = ''] = before.match(/(?<![\p{L}\u00ad])[\p{L}\u00ad]+$/u) ?? []
  const [end = ''] = after.match(/^[\p{L}\u00ad]+/u) ?? []
  return start !== '' && end !== '' && (start + end).replaceAll('\u00ad', '').length >= longWord
}

/** The signs that Windows has for the codes from 0x80 to 0x9f. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** What Word and PowerPoint show by signs of their symbol fonts, Symbol and Wingdings. */
const ofSymbolFonts: Record<string, string> = {
  '\uf0b7': '•',
  '\uf0a7': '•',
  '\uf0d8': '•',
  '\uf076': '•',
  '\uf0e0': '→',
  '\uf0fc': '✓',
}

/** Letters of other alphabets that look like Latin ones. */
const lookAlikes = new Map(
  [
    'аa еe оo рp сc хx уy іi јj ѕs АA ВB ЕE КK МM НH ОO РP СC ТT ХX ІI ЈJ ЅS',
    'οo ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX',
  ]
    .flatMap((pairs) => pairs.split(' '))
    .map((pair) => [pair[0] as string, pair[1] as string]),
)
const latinWord = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+/gu

/** A sign that visitors do not see, or take for another one. */
export interface OddCharacter {
  kind: 'break' | 'control' | 'nothing' | 'private' | 'half' | 'look-alike'
  sign: string
  index: number
  /** What to write instead, where that is clear. */
  meant?: string
}

function judge(sign: string, index: number, text: string): OddCharacter | undefined {
  const [before, after] = [text.slice(Math.max(0, index - 60), index), text.slice(index + sign.length, index + 60)]
  if (isBreak(sign)) return { kind: 'break', sign, index, meant: /\s$/.test(before) || /^\s/.test(after) ? '' : ' ' }
  if (/\p{Cs}/u.test(sign)) return { kind: 'half', sign, index }
  if (/\p{Co}/u.test(sign)) return { kind: 'private', sign, index, meant: ofSymbolFonts[sign] }
  const windows = ofWindows[sign.charCodeAt(0) - 0x80]
  if (isControl(sign)) return { kind: 'control', sign, index, meant: windows === sign ? '' : (windows ?? '') }
  return isAtHome(sign, before, after, text) ? undefined : { kind: 'nothing', sign, index, meant: '' }
}

/** An alphabet with letters that look like Latin ones. */
export type Alphabet = 'Cyrillic' | 'Greek'

const alphabetOf = (sign: string): Alphabet => (/\p{Script=Greek}/u.test(sign) ? 'Greek' : 'Cyrillic')

/** Returns the alphabets beside the Latin one that words are written in: those of which there are letters that look like no Latin one. */
export function alphabetsIn(text: string): Set<Alphabet> {
  const letters = text.match(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu) ?? []
  return new Set(letters.filter((letter) => !lookAlikes.has(letter)).map(alphabetOf))
}

/** Whether a whole word of such letters is a Latin one. A single Greek letter is a symbol; the language of marked words is known. */
const isLatinWord = (word: string, text: string, isUsed: (alphabet: Alphabet) => boolean): boolean =>
  !address.test(text) &&
  !/\slang=/.test(text) &&
  !(word.length === 1 && alphabetOf(word) === 'Greek') &&
  ![...new Set([...word].map(alphabetOf))].some(isUsed)

/** Finds letters of another alphabet in words of Latin letters, and words of nothing else where the alphabet is not used. */
function findLookAlikes(text: string, isUsed: (alphabet: Alphabet) => boolean): OddCharacter[] {
  return [...text.matchAll(latinWord)].flatMap(({ 0: word, index: start }) => {
    const others = [...word.matchAll(/\P{Script=Latin}/gu)]
    if (others.length === 0 || !others.every(([sign]) => lookAlikes.has(sign))) return []
    if (others.length === word.length && !isLatinWord(word, text, isUsed)) return []
    return others.map(
      ({ 0: sign, index }): OddCharacter => ({
        kind: 'look-alike',
        sign,
        index: start + index,
        meant: lookAlikes.get(sign),
      }),
    )
  })
}

/**
 * Returns the signs of a text that visitors do not see, or take for others, in their order. `isUsed` returns whether what is around the
 * text is written in an alphabet.
 */
export function findOddCharacters(text: string, isUsed: (alphabet: Alphabet) => boolean = () => true): OddCharacter[] {
  if (!suspect.test(text)) return []
  const unseen = [...text.matchAll(odd)].flatMap(({ 0: sign, index }) => judge(sign, index, text) ?? [])
  return [...unseen, ...findLookAlikes(text, isUsed)].sort((a, b) => a.index - b.index)
}

/** Writes what was meant in the place of odd characters; those without a clear meaning stay. */
export function mendCharacters(text: string, found = findOddCharacters(text)): string {
  let mended = ''
  let end = 0
  for (const { sign, index, meant = sign } of found) {
    mended += text.slice(end, index) + meant
    end = index + sign.length
  }
  return mended + text.slice(end)
}

/** Returns a text as it is pasted: what has no clear meaning goes, too. */
export const withoutOddCharacters = (text: string): string =>
  mendCharacters(
    text,
    findOddCharacters(text).map((found) => ({ ...found, meant: found.meant ?? '' })),
  )

const codeOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const names: Record<string, string> = {
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u2060': 'a word joiner',
  '\ufeff': 'a byte-order mark',
}

/** Says where a sign is: after "head". */
function placeOf({ sign, index }: OddCharacter, text: string): string {
  const visible = (part: string) => part.replace(odd, '')
  const [before = ''] = visible(text.slice(Math.max(0, index - 80), index)).match(/[^\s<>"]{1,30}\s*$/) ?? []
  if (before) return `after "${before.trim()}"`
  const [after = ''] = visible(text.slice(index + sign.length, index + 80)).match(/[^\s<>"]{1,30}/) ?? []
  return after ? `before "${after}"` : 'in this text'
}

/** Says what an odd character is, and where: 'There is an invisible character (U+200B, a zero-width space) after "head".' */
export function describeCharacter(found: OddCharacter, text: string): string {
  const { kind, sign, meant } = found
  const [code, place] = [codeOf(sign), placeOf(found, text)]
  switch (kind) {
    case 'break':
      return `There is a line break of another program (${code}) ${place}, which web pages do not show.`
    case 'half':
      return `There is half a character (${code}) ${place}: the rest of an emoji, or of another sign, was lost.`
    case 'private':
      return `There is a sign of a symbol font (${code}) ${place}, which visitors see as an empty box.`
    case 'look-alike': {
      return `The "${sign}" (${code}) ${place} is a ${alphabetOf(sign)} letter that looks like the Latin "${meant}".`
    }
    case 'control':
      return `There is an invisible control character (${code}) ${place}.`
    default:
      return `There is an invisible character (${[code, names[sign]].filter(Boolean).join(', ')}) ${place}.`
  }
}
