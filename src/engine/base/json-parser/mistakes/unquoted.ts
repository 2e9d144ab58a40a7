import { nearest } from '../../text/nearest'
import { charCode, isCloser, isNewline, lookAhead, skipBlanks, startsComment, startsMember } from '../reader/characters'
import { type Mistake, replaceText } from './mistake'

export interface UnquotedWord {
  end: number
  value?: unknown
  mistake?: Mistake
}

const literal = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/

const dots = /^(?:\.{3,}|…)$/

const plain = /[\w.+-]*/y

const followsBlank = (text: string, at: number) => /[ \t]/.test(text[at - 1] ?? '')

function endOfWord(text: string, start: number, inObject: boolean): number {
  const bound = Math.min(text.length, start + lookAhead)
  let at = start
  for (; at < bound; at++) {
    const char = text.charCodeAt(at)
    if (char === charCode.backslash && at + 1 < bound) at++
    if (isNewline(char) || (char === charCode.quote && at > start) || '{}[]'.includes(text[at] as string)) break
    if (char === charCode.comma && (!inObject || startsMember(text, at + 1))) break
    // "1, and more" ends at the comma; "1,250" is one number.
    if (char === charCode.comma && /\s/.test(text[at + 1] ?? ' ') && literal.test(text.slice(start, at))) break
    if (char === charCode.semicolon && startsMember(text, at + 1)) break
    if (startsComment(text, at) && (text[at] === '<' || text[at + 1] === '*' || followsBlank(text, at))) break
  }
  while (at > start + 1 && /\s/.test(text[at - 1] as string)) at--
  return at
}

const others: Record<string, string> = {
  true: 'true',
  false: 'false',
  yes: 'true',
  on: 'true',
  no: 'false',
  off: 'false',
}

const nothing = new Set(['none', 'null', 'nil', 'undefined', 'nan', 'infinity', '-infinity', '+infinity'])

type Verdict = Pick<Mistake, 'message' | 'group' | 'suggestion'> & { value: unknown; isSafe?: boolean }

/** Numbers of other languages: "007", "+1", ".5", "1.", "0xff", "1,250". */
function inspectNumber(word: string): Verdict | undefined {
  const say = (suggestion: string, why: string): Verdict => ({
    message: `${why} Write ${suggestion}; or "${word}" between double quotes if it is a text.`,
    group: `number ${why}`,
    suggestion,
    value: Number(suggestion),
  })
  if (/^[-+]?0x[\da-f]+$/i.test(word)) {
    return say(String(Number(word.replace(/^[-+]/, ''))), 'Numbers are written with the digits 0 to 9.')
  }
  if (/^[-+]?0\d+$/.test(word)) {
    const number = word.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1')
    return {
      message: `A number does not begin with 0. Write ${number}; or "${word}" between double quotes if it is a text, as a telephone number is.`,
      group: 'number with leading zero',
      suggestion: number,
      value: Number(number),
    }
  }
  if (/^\d{1,3}(?:[,'_ ]\d{3})+$/.test(word) || /^\d[\d_]*\d$/.test(word)) {
    return say(
      word.replace(/\D/g, ''),
      'The digits of a number are written together, with nothing between the thousands.',
    )
  }
  if (/^-?\d+,\d+$/.test(word)) return say(word.replace(',', '.'), 'A number has a point, not a comma.')
  const repaired = word
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|e)/i, '')
  if (repaired === word || !/\d/.test(word) || !literal.test(repaired)) return undefined
  if (word.startsWith('+')) return say(repaired, 'A number has no plus sign before it.')
  return say(repaired, 'A number has digits on both sides of its point.')
}

function inspectWord(word: string): Verdict {
  if (dots.test(word))
    return { message: 'Dots stand for something that is left out. Write what belongs here.', value: word }
  const lower = word.toLowerCase()
  const known = Object.hasOwn(others, lower) ? others[lower] : undefined
  if (known) {
    const message = `"${word}" is written ${known} in this file, in small letters and without quotes.`
    return { message, group: `written ${known}`, suggestion: known, value: known === 'true', isSafe: lower === known }
  }
  if (nothing.has(lower)) {
    const message = `${word} is no value that this file can hold. Write a text between double quotes, a number, true or false.`
    return { message, suggestion: lower === 'null' ? 'null' : undefined, value: null }
  }
  const number = inspectNumber(word)
  if (number) return number
  if (/^[-+]?[\d.][\d.eE+-]*$/.test(word)) {
    const message = `"${word}" is not a number. Write it with digits and one point, for example 12.5; or put it between double quotes if it is a text.`
    return { message, group: 'not a number', value: word }
  }
  const meant = /^[a-z]{3,6}$/.test(word) ? nearest(word, ['true', 'false', 'null']) : undefined
  if (meant) {
    const message = `"${word}" is no value. Did you mean ${meant}? Text needs double quotes around it: "${word}".`
    return { message, group: `meant ${meant}`, suggestion: meant, value: JSON.parse(meant) }
  }
  if (/^[#\d]/.test(word) && /^\S{1,40}$/.test(word)) {
    const message = `${word} is neither a number nor a text. Write a number with digits only, or put double quotes around a text: "${word}".`
    return { message, value: word }
  }
  const text = JSON.stringify(word)
  const shown = text.length > 60 ? `${text.slice(0, 50)}…"` : text
  return {
    message: `Text needs double quotes around it. Write ${shown}.`,
    group: 'text without quotes',
    suggestion: text,
    value: word,
  }
}

export function readUnquoted(text: string, at: number, inObject: boolean): UnquotedWord {
  plain.lastIndex = at
  plain.test(text)
  const next = text.charCodeAt(plain.lastIndex)
  const isAlone =
    next === charCode.comma
      ? !inObject || startsMember(text, plain.lastIndex + 1)
      : isCloser(next) || !(next > charCode.space)
  const first = text.slice(at, plain.lastIndex)
  if (isAlone && next !== charCode.space && next !== charCode.tab && literal.test(first))
    return { end: plain.lastIndex }
  const end = endOfWord(text, at, inObject)
  const word = text.slice(at, end)
  if (literal.test(word)) return { end }
  const sign = /(?<![ \t])[ \t]*[:.]$/.exec(word)
  if (sign && literal.test(word.slice(0, sign.index)) && !/^\s*(?:[,}\]]|$)/.test(text.slice(end, end + 400))) {
    return { end: at + sign.index }
  }
  const { message, group, suggestion, value, isSafe } = inspectWord(word)
  const fix = isSafe && suggestion !== undefined ? [replaceText(at, end - at, suggestion)] : undefined
  return { end, value, mistake: { kind: 'bare', message, group, suggestion, offset: at, length: end - at, fix, word } }
}

export function lacksOpeningQuote(text: string, end: number): boolean {
  return text.charCodeAt(end) === charCode.quote && /[^\s]/.test(text[end - 1] ?? ' ') && skipBlanks(text, end) === end
}
