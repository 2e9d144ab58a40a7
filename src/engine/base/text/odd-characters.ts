import { windowsCharacters } from './garbled'
import { directionOf } from './language/direction'
import {
  type Alphabet,
  type Around,
  createPurposeJudge,
  directions,
  isLink,
  isRightToLeft,
} from './language/invisible-purpose'

/** A quick test: most texts have none of these. */
const suspect =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this searches for.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u0370-\u052f\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ud800-\uf8ff\ufeff\uffa0\ufff9-\ufffc\ufffe\uffff]/

const breaks = '\\v\\f\\u0085\\u2028\\u2029'
const controls = '\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\ufff9-\\ufffc\\ufffe\\uffff'
const invisibles =
  '\\u115f\\u1160\\u180e\\u200b-\\u200d\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\u{e0001}\\u{e0020}-\\u{e007f}'

const odd = new RegExp(`[${breaks}${controls}${directions}${invisibles}\\u00ad]|\\p{Co}|\\p{Cs}`, 'gu')

const oneBreak = new RegExp(`[${breaks}]`, 'u')
const oneControl = new RegExp(`[${controls}]`, 'u')

/** Characters of Symbol and Wingdings, which Word and PowerPoint write. */
const symbolFonts: Record<string, string> = {
  '\uf0b7': '•',
  '\uf0a7': '•',
  '\uf0d8': '•',
  '\uf076': '•',
  '\uf0e0': '→',
  '\uf0fc': '✓',
}

const lookAlikes = new Map(
  [
    'аa еe оo рp сc хx уy іi јj ѕs АA ВB ЕE КK МM НH ОO РP СC ТT ХX ІI ЈJ ЅS',
    'οo ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX',
  ]
    .flatMap((pairs) => pairs.split(' '))
    .map((pair) => [pair[0] as string, pair[1] as string]),
)
const latinWord = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+/gu

export interface OddCharacter {
  kind: 'break' | 'control' | 'invisible' | 'private' | 'surrogate' | 'look-alike'
  character: string
  index: number
  meant?: string
}

function classify(
  character: string,
  index: number,
  text: string,
  hasPurpose: ReturnType<typeof createPurposeJudge>,
): OddCharacter | undefined {
  if (oneBreak.test(character)) {
    const isBesideSpace = /\s/.test((text[index - 1] ?? '') + (text[index + 1] ?? ''))
    return { kind: 'break', character, index, meant: isBesideSpace ? '' : ' ' }
  }
  if (/\p{Cs}/u.test(character)) return { kind: 'surrogate', character, index }
  if (/\p{Co}/u.test(character)) return { kind: 'private', character, index, meant: symbolFonts[character] }
  const windows = windowsCharacters[character.charCodeAt(0) - 0x80]
  if (oneControl.test(character))
    return { kind: 'control', character, index, meant: windows === character ? '' : (windows ?? '') }
  return hasPurpose(character, index) ? undefined : { kind: 'invisible', character, index, meant: '' }
}

const alphabetOf = (character: string) => (/\p{Script=Greek}/u.test(character) ? 'Greek' : 'Cyrillic')

export function alphabetsIn(text: string): Set<Alphabet> {
  const letters = text.match(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu) ?? []
  const alphabets = new Set<Alphabet>(letters.filter((letter) => !lookAlikes.has(letter)).map(alphabetOf))
  return isRightToLeft(text) ? alphabets.add('right-to-left') : alphabets
}

/**
 * Whether a word of look-alikes is Latin. A single Greek letter is a symbol; words with a language tag are meant so.
 */
const isLatinWord = (word: string, text: string, isUsed: (alphabet: Alphabet) => boolean): boolean =>
  !isLink(text) &&
  !/\slang=/.test(text) &&
  !(word.length === 1 && alphabetOf(word) === 'Greek') &&
  ![...new Set([...word].map(alphabetOf))].some(isUsed)

function findLookAlikes(text: string, isUsed: (alphabet: Alphabet) => boolean): OddCharacter[] {
  return [...text.matchAll(latinWord)].flatMap(({ 0: word, index: start }) => {
    const others = [...word.matchAll(/\P{Script=Latin}/gu)]
    if (others.length === 0 || !others.every(([character]) => lookAlikes.has(character))) return []
    if (others.length === word.length && !isLatinWord(word, text, isUsed)) return []
    // Half Greek on a Greek page: the Latin letters may be the wrong ones.
    if (others.length * 2 >= word.length && others.some(([sign]) => isUsed(alphabetOf(sign)))) return []
    return others.map(({ 0: character, index }): OddCharacter => {
      return { kind: 'look-alike', character, index: start + index, meant: lookAlikes.get(character) }
    })
  })
}

/** Whether texts in a language use an alphabet, even if no letter of the page shows it. */
export const isOfLanguage = (alphabet: Alphabet, language: unknown): boolean =>
  alphabet === 'right-to-left' && typeof language === 'string' && directionOf(language) === 'rtl'

/** For a text without a page. */
const isReadFromLeft = (alphabet: Alphabet): boolean => alphabet !== 'right-to-left'

export function findOddCharacters(text: string, isUsed = isReadFromLeft, isPart = false): OddCharacter[] {
  if (!suspect.test(text)) return []
  const hasPurpose = createPurposeJudge(text, { isUsed, isPart })
  const hidden = [...text.matchAll(odd)].flatMap(
    ({ 0: character, index }) => classify(character, index, text, hasPurpose) ?? [],
  )
  return [...hidden, ...findLookAlikes(text, isUsed)].sort((a, b) => a.index - b.index)
}

/** Keeps characters without a clear meaning. */
export function repairCharacters(text: string, found = findOddCharacters(text)): string {
  let repaired = ''
  let end = 0
  for (const { character, index, meant = character } of found) {
    repaired += text.slice(end, index) + meant
    end = index + character.length
  }
  return repaired + text.slice(end)
}

/** Removes characters without a clear meaning. See Around. */
export const withoutOddCharacters = (text: string, isUsed: Around['isUsed'], isPart = false): string =>
  repairCharacters(
    text,
    findOddCharacters(text, isUsed, isPart).map((found) => ({ ...found, meant: found.meant ?? '' })),
  )

const codeOf = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const names: Record<string, string> = {
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u2060': 'a word joiner',
  '\ufeff': 'a byte-order mark',
}

function placeOf({ character, index }: OddCharacter, text: string): string {
  const visible = (part: string) => part.replace(odd, '').replace(/<[^<>]*>/g, '')
  const [before = ''] = visible(text.slice(Math.max(0, index - 80), index)).match(/[^\s<>"]{1,30}\s*$/) ?? []
  if (before) return `after "${before.trim()}"`
  const [after = ''] = visible(text.slice(index + character.length, index + 80)).match(/[^\s<>"]{1,30}/) ?? []
  return after ? `before "${after}"` : 'in this text'
}

export function describeCharacter(found: OddCharacter, text: string): string {
  const { kind, character, meant } = found
  const [code, place] = [codeOf(character), placeOf(found, text)]
  switch (kind) {
    case 'break':
      return `There is a line break of another program (${code}) ${place}, which web pages do not show.`
    case 'surrogate':
      return `There is half a character (${code}) ${place}: the rest of an emoji, or of another sign, was lost.`
    case 'private':
      return `There is a sign of a symbol font (${code}) ${place}, which visitors see as an empty box.`
    case 'look-alike':
      return `The "${character}" (${code}) ${place} is a ${alphabetOf(character)} letter that looks like the Latin "${meant}".`
    case 'control':
      return `There is an invisible control character (${code}) ${place}.`
    default:
      return `There is an invisible character (${[code, names[character]].filter(Boolean).join(', ')}) ${place}.`
  }
}
