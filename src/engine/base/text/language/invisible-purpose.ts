import { replaceTags } from '../tags'

/** Alphabets besides Latin, by which signs are judged. */
export type Alphabet = 'Cyrillic' | 'Greek' | 'right-to-left'

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

export const isRightToLeft = (text: string): boolean => rightToLeft.test(text)

export const directions = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'

const oneDirection = new RegExp(`[${directions}]`, 'u')

/** Scripts that join letters, or words without a space. */
const otherLetter = '[\\p{L}\\p{M}](?<![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}])'
const endsInOther = new RegExp(`${otherLetter}$`, 'u')
const beginsWithOther = new RegExp(`^${otherLetter}`, 'u')
const withoutSpaces =
  /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}]/u
const endsVisibly = /[^\s\p{Cf}]$/u

const emoji = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u
const flag = /\u{1f3f4}[\u{e0020}-\u{e007e}]*$/u

const minHyphenatedWord = 5

const link = /^(?:\/|#|https?:|mailto:|tel:)\S*$/

export const isLink = (text: string): boolean => link.test(text)

/** As many characters as a judgement needs, and those of a long tag. */
const [reach, reachInHtml] = [60, 2000]

const blank = '\ufdd0'

const tagStart = /<(?:\/?([a-z][a-z0-9]*)|!)/gi
const betweenWords = /^(?:p|br|hr|img|li|[uod]l|d[dt]|h[1-6]|div|section|blockquote|table|t[rdh])$/i

/** Line ends part words, too. */
const maskTags = (html: string): string =>
  replaceTags(html, (tag, [, name = '']) => (betweenWords.test(name) ? '\n' : blank).repeat(tag.length), tagStart)

export interface Around {
  isUsed(alphabet: Alphabet): boolean
  /** Whether more text may come before it: it is pasted into another one. */
  isPart?: boolean
}

/**
 * A character may join an emoji, spell Persian, direct Hebrew, part Thai words, break a long word, keep "COVID-19"
 * together. Neighbours are judged across tags.
 */
export function createPurposeJudge(text: string, { isUsed, isPart }: Around) {
  let masked: string | undefined
  let isDirected: boolean | undefined

  function around(index: number, length: number): [before: string, after: string] {
    masked ??= text.includes('<') ? maskTags(text) : text
    const isInTag = masked !== text && (masked[index] === blank || masked[index] === '\n')
    const [from, far] = isInTag || masked === text ? [text, reach] : [masked, reachInHtml]
    const before = from
      .slice(Math.max(0, index - far), index)
      .replaceAll(blank, '')
      .slice(-reach)
    return [
      before,
      from
        .slice(index + length, index + length + far)
        .replaceAll(blank, '')
        .slice(0, reach),
    ]
  }

  return function hasPurpose(character: string, index: number): boolean {
    if (oneDirection.test(character)) {
      isDirected ??= isRightToLeft(text) || (!isLink(text) && isUsed('right-to-left'))
      return isDirected
    }
    const [before, after] = around(index, character.length)
    if (character === '\u200d' && emoji.test(before) && /^\p{Extended_Pictographic}/u.test(after)) return true
    if (/[\u{e0020}-\u{e007f}]/u.test(character)) return flag.test(before)
    if (/[\u200b-\u200d]/.test(character)) {
      if (endsInOther.test(before)) return true
      const isInside = endsVisibly.test(before) || (isPart === true && before === '')
      return isInside && (character === '\u200b' ? withoutSpaces : beginsWithOther).test(after)
    }
    if (isLink(text)) return false
    if (character === '\u2060') return /[^\s\p{L}\p{N}]$/u.test(before) || /^[^\s\p{L}\p{N}]/u.test(after)
    if (character !== '\u00ad') return false
    const [start = ''] = before.match(/(?<![\p{L}\u00ad])[\p{L}\u00ad]+$/u) ?? []
    const [end = ''] = after.match(/^[\p{L}\u00ad]+/u) ?? []
    return start !== '' && end !== '' && (start + end).replaceAll('\u00ad', '').length >= minHyphenatedWord
  }
}
