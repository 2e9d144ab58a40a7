import { inspectText, looselyRead } from '../mistakes/inside-text'
import { type Mistake, replaceText } from '../mistakes/mistake'
import { opensAttribute } from '../mistakes/tag-quotes'
import {
  charCode,
  closersOf,
  curlyQuotes,
  endsWell,
  isCloser,
  isNewline,
  lineEnd,
  lookAhead,
  skipBlanks,
  startsComment,
} from './characters'
import { readQuoted, type TextReading } from './quoted'
import { readWithQuotesInside, withWordsAfter } from './quotes-inside'

/** Returns the offset after the closing quote; -1 if the line ends first. */
export function closingQuote(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === charCode.quote) return at + 1
    if (char === charCode.newline || char === charCode.return) return -1
    if (char === charCode.backslash && !isNewline(text.charCodeAt(at + 1))) at++
  }
  return -1
}

const isFollowedBy = (text: string, at: number, char: number) => text.charCodeAt(skipBlanks(text, at)) === char

function nextThingFollows(text: string, next: number, inObject: boolean): boolean {
  const char = text.charCodeAt(next)
  if (char === charCode.openObject || char === charCode.openList) return true
  if (char === charCode.quote || closersOf(text[next] as string)) {
    const end = char === charCode.quote ? closingQuote(text, next) : readQuoted(text, next, inObject).end
    if (end === -1) return false
    return inObject
      ? isFollowedBy(text, end, charCode.colon)
      : endsWell(text, end, false) || text[skipBlanks(text, end)] === '"'
  }
  const rest = text.slice(next, next + 80)
  if (inObject) return /^[\w$-]+[ \t]*:(?!\/\/)/.test(rest)
  return /^(?:true|false|null|-?\d+(?:\.\d+)?)\s*[,\]]/.test(rest)
}

function opensTheNext(text: string, end: number, inObject: boolean): boolean {
  if (inObject) return /^[^"\n:,]{1,60}"[ \t]*:/.test(text.slice(end, end + 80))
  const next = text.slice(end, end + 200).search(/["\r\n]/)
  return next > 0 && text[end + next] === '"' && endsWell(text, end + next + 1, false)
}

/** After a quote: `, "no"` or `, and others` go on in the words; a member has a colon, an item a quote. */
function wordsFollow(text: string, at: number, inObject: boolean): boolean {
  const comma = skipBlanks(text, at)
  if (text.charCodeAt(comma) !== charCode.comma) return false
  const next = skipBlanks(text, comma + 1)
  if (text[next] !== '"') return !inObject && /^(?!true\b|false\b|null\b)\p{L}/u.test(text.slice(next, next + 8))
  const end = inObject ? closingQuote(text, next) : -1
  return end !== -1 && !isFollowedBy(text, end, charCode.colon)
}

/** JSON can follow the first quote of the line that ends the text. */
function endWithQuotesInside(text: string, from: number, inObject: boolean): number | undefined {
  const bound = Math.min(text.length, from + lookAhead)
  for (let at = from; at < bound; at++) {
    const char = text.charCodeAt(at)
    if (isNewline(char)) return undefined
    if (char === charCode.backslash) at++
    else if (
      char === charCode.quote &&
      !isFollowedBy(text, at + 1, charCode.colon) &&
      endsWell(text, at + 1, inObject) &&
      !wordsFollow(text, at + 1, inObject)
    )
      return at + 1
  }
  return undefined
}

export function textAfterPlus(text: string, at: number): number {
  if (text[at] !== '+') return -1
  const next = at + 1 + text.slice(at + 1, at + 400).search(/\S|$/)
  const end = text[next] === '"' ? closingQuote(text, next) : -1
  return end === -1 || isFollowedBy(text, end, charCode.colon) ? -1 : next
}

export function replacesComma(text: string, at: number): boolean {
  if (!/[.|+*]/.test(text[at] ?? '')) return false
  const next = skipBlanks(text, at + 1)
  return (
    next >= text.length || isNewline(text.charCodeAt(next)) || (next === at + 1 && /["{[]/.test(text[next] as string))
  )
}

function endBeforeComma(inner: string): number | undefined {
  let end = inner.length
  while (end > 0 && /[\s,{}[\]]/.test(inner[end - 1] as string)) end--
  return inner.includes(',', end) ? end : undefined
}

const unclosed = (
  offset: number,
  length: number,
  message = 'This text is not closed. Put a double quote " at its end.',
): Mistake => ({ kind: 'other', message, offset, length, isOpenText: true })

/** The text may end in a curly or single quote. `stop` is the end of its words. */
function withoutEnd(text: string, start: number, stop: number): TextReading {
  const last = text[stop - 1] as string
  const length = stop - start
  if (length > 1 && curlyQuotes.includes(last) && text[stop - 2] !== '\\') {
    const message = 'This quote is curly, so it does not close the text. Type a straight double quote " instead.'
    const fix = [replaceText(stop - 1, 1, '"')]
    const mistake: Mistake = { kind: 'quotes', message, suggestion: '"', offset: stop - 1, length: 1, fix }
    const inside = inspectText(text, start + 1, stop - 1)
    return { end: stop, value: looselyRead(text.slice(start + 1, stop - 1)), mistakes: [...inside, mistake] }
  }
  const value = looselyRead(text.slice(start + 1, stop))
  if (length > 2 && text.endsWith('\\"', stop)) {
    const message =
      'The backslash before the last quote makes the quote a part of the text, so the text is not closed. Remove the backslash, or write \\\\ for one that visitors see.'
    return { end: stop, value, mistakes: [unclosed(stop - 2, 2, message)] }
  }
  if (length > 1 && last === "'") {
    const message = 'This text begins with a double quote and ends with a single one. Put a double quote " at its end.'
    return { end: stop, value: value.slice(0, -1), mistakes: [unclosed(stop - 1, 1, message)] }
  }
  return { end: stop, value, mistakes: [unclosed(start, length)] }
}

const jsonLine = /^\s*(?:["“'][^"\r\n]*["”'][ \t]*:|[{}[\]]+[ \t]*(?:,[ \t]*)?$|"[^"\r\n]*"[ \t]*(?:,[ \t]*)?$)/

function endBelow(text: string, from: number, inObject: boolean): number | undefined {
  const bound = Math.min(text.length, from + lookAhead)
  let at = from
  while (at < bound) {
    at += text.startsWith('\r\n', at) ? 2 : 1
    const end = lineEnd(text, at)
    if (jsonLine.test(text.slice(at, end))) return undefined
    for (let quote = text.indexOf('"', at); quote !== -1 && quote < end; quote = text.indexOf('"', quote + 1)) {
      if (text.charCodeAt(quote - 1) === charCode.backslash) continue
      return endsWell(text, quote + 1, inObject) && !isFollowedBy(text, quote + 1, charCode.colon)
        ? quote + 1
        : undefined
    }
    at = end
  }
  return undefined
}

function readAcrossLines(text: string, start: number, inObject: boolean, isInline: boolean): TextReading {
  const eol = lineEnd(text, start)
  const below = eol < text.length ? endBelow(text, eol, inObject) : undefined
  if (below !== undefined) {
    const mistakes = inspectText(text, start + 1, below - 1)
    if (!inObject) {
      const message =
        'A text must be on one line. If these are two items of the list, put a double quote and a comma at the end of this line and a double quote before the next; if they are one text, write \\n where the line breaks.'
      mistakes.splice(0, mistakes.length, { kind: 'other', message, offset: eol, length: 1 })
    }
    return { end: below, value: looselyRead(text.slice(start + 1, below - 1)).replace(/\r\n?/g, '\n'), mistakes }
  }
  const tail = isInline ? /(?<![\s,}\]])[\s,}\]]*$/ : /(?<![\s,])[\s,]*$/
  return withoutEnd(text, start, Math.max(start + 1, start + text.slice(start, eol).replace(tail, '').length))
}

/** With `isInline`, the object or list around it began on this line: brackets at its end are its own. */
export function readText(text: string, start: number, inObject: boolean, isInline: boolean): TextReading {
  const end = closingQuote(text, start)
  if (end === -1) return readAcrossLines(text, start, inObject, isInline)
  const twice =
    end === start + 2 && /[^\s,:}\]"]/.test(text[end] ?? ' ') ? endWithQuotesInside(text, end, inObject) : undefined
  if (twice !== undefined) return readWithQuotesInside(text, start, twice, end)
  const next = skipBlanks(text, end)
  const char = text.charCodeAt(next)
  const goesOn =
    next < text.length && !isNewline(char) && !isCloser(char) && char !== charCode.comma && char !== charCode.colon
  const isFine =
    !goesOn ||
    /^\)[ \t]*(?:[,}\]\r\n]|$)/.test(text.slice(next, next + 40)) ||
    (startsComment(text, next) && (text[next] !== '#' || next > end)) ||
    char === charCode.semicolon ||
    replacesComma(text, next) ||
    (inObject && textAfterPlus(text, next) !== -1) ||
    (nextThingFollows(text, next, inObject) && !opensAttribute(text.slice(start, end - 1)))
  if (isFine) {
    const mistakes = inspectText(text, start + 1, end - 1)
    return mistakes.length > 0
      ? { end, value: looselyRead(text.slice(start + 1, end - 1)), mistakes }
      : { end, mistakes }
  }
  const words = endBeforeComma(text.slice(start + 1, end - 1))
  if (words !== undefined && opensTheNext(text, end, inObject)) return withoutEnd(text, start, start + 1 + words)
  const real = endWithQuotesInside(text, end, inObject)
  if (real !== undefined) return readWithQuotesInside(text, start, real, end)
  const below = endBelow(text, lineEnd(text, end), inObject)
  if (below !== undefined) return readWithQuotesInside(text, start, below, end)
  return withWordsAfter(text, start, end)
}
