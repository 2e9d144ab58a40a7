import { shorten } from '../../text/language/shorten'
import { inspectText, looselyRead } from '../mistakes/inside-text'
import { insertText, type Mistake } from '../mistakes/mistake'
import { quotesOfTags, showTag } from '../mistakes/tag-quotes'
import { lineEnd, skipBlanks } from './characters'
import type { TextReading } from './quoted'

export function readWithQuotesInside(text: string, start: number, end: number, firstEnd: number): TextReading {
  const inner = text.slice(start + 1, end - 1)
  const value = looselyRead(inner)
  const suggestion = JSON.stringify(value)
  const inside = [...inner.matchAll(/\\.|"/gs)].filter(({ 0: sign }) => sign === '"')
  const [only] = inside
  const isAtEdge = inside.length === 1 && (only?.index === 0 || only?.index === inner.length - 1)
  if (isAtEdge && inner.length > 1) {
    const offset = start + 1 + (only?.index ?? 0)
    const message =
      'There is a double quote too many here. Remove it; or write \\" for a quote that visitors should see.'
    return {
      end,
      value: looselyRead(inner.replace(/^"|"$/, '')),
      mistakes: [{ kind: 'other', message, offset, length: 1 }],
    }
  }
  const [doubled] = inner.match(/^"{1,2}(?=[^"])/) ?? ['']
  if (doubled !== '' && inside.length === 2 * doubled.length && inner.endsWith(doubled)) {
    const message =
      'One double quote before a text and one after it are enough. Remove the others; write \\" for a quote that visitors should see.'
    const words = inner.slice(doubled.length, -doubled.length)
    const mistake: Mistake = { kind: 'other', message, offset: start, length: end - start }
    return { end, value: looselyRead(words), mistakes: [mistake] }
  }
  const ofTags = new Set(quotesOfTags(inner))
  const isOfTags = inside.every(({ index }) => ofTags.has(index))
  const href = inner.match(/<a "([^"<>\\]{1,200})"/)?.[1]
  if (href !== undefined) {
    const link = `<a href=\\"${href}\\">`
    const message = `The name of the attribute is missing before "${href}". Write ${link}.`
    return { end, value, mistakes: [{ kind: 'other', message, offset: firstEnd - 1, length: 1 }] }
  }
  const advice = isOfTags
    ? `Write \\" for each quote of a tag: ${showTag(inner) ?? '<a href=\\"/about\\">'}.`
    : `Write \\" for each quote ${ofTags.size > 0 ? 'inside it' : 'that visitors should see, or use curly quotes “ ”'}.`
  const message = `A double quote inside a text ends the text too early. ${advice}`
  const group = `quotes inside ${isOfTags ? advice : ofTags.size > 0 ? 'tags and words' : 'words'}`
  const mistake: Mistake = { kind: 'other', message, group, suggestion, offset: firstEnd - 1, length: 1 }
  if (isOfTags) {
    const fix = inside.map(({ index }) => insertText(start + 1 + index, '\\'))
    return { end, value, mistakes: [...inspectText(text, start + 1, end - 1), { ...mistake, fix }] }
  }
  return { end, value, mistakes: [mistake] }
}

export function withWordsAfter(text: string, start: number, end: number): TextReading {
  const rest = text.slice(end, lineEnd(text, end))
  const stop = end + (rest.match(/^[^,{}[\]"]*/)?.[0].trimEnd().length || 1)
  const words = text.slice(skipBlanks(text, end), stop)
  const shown = shorten(words, 40)
  const message = `The text ends at the quote before ${shown}. Put what belongs to it between its quotes, and remove the rest.`
  const value = looselyRead(text.slice(start + 1, end - 1))
  return {
    end: stop,
    value,
    mistakes: [{ kind: 'other', message, offset: skipBlanks(text, end), length: Math.max(1, words.length) }],
  }
}
