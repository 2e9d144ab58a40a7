import { getOrAdd } from '../../../base/shared-types/maps'
import { emphasis, findMarkdown } from '../../../base/text/markdown'
import { cleanHtml } from '.'
import { readHtml } from './html'

const withTags = (text: string): string =>
  text
    .replace(/\*\*([^\s*<][^*<]*)\*\*/g, '<strong>$1</strong>')
    .replace(emphasis, '<em>$2</em>')
    .replace(/\[([^[\]<>]+)\]\(((?:https?:|\/|mailto:)[^()\s"<>]*)\)/g, '<a href="$2">$1</a>')

/** Whether a line may be a sentence, or a heading of nothing. */
const isDoubtful = (line: string, index: number, lines: string[]): boolean =>
  /^\s*#{1,6} /.test(line) && (/[.!,;:…]\s*$/.test(line) || lines.slice(index + 1).every((next) => next.trim() === ''))

function htmlOfLines(lines: string[]): string {
  const levels = lines.flatMap((line) => line.match(/^\s*(#{1,6}) /)?.[1]?.length ?? [])
  const top = Math.min(...levels)
  const written = lines.map((line): [tag: string, words: string] => {
    const [, signs, rest] = line.match(/^\s*(#{1,6}) (.*)/) ?? []
    const heading = rest?.replace(/(?<![\s#])[\s#]+$/, '').trim()
    if (signs !== undefined && heading) return [signs.length === top ? 'h3' : 'h4', heading]
    const [, item] = line.match(/^\s*[-*•]\s+(.*)/) ?? []
    if (item !== undefined) return ['ul', item]
    const [, numbered] = line.match(/^\s*\d{1,2}[.)]\s+(.*)/) ?? []
    return numbered === undefined ? ['p', line.trim()] : ['ol', numbered]
  })
  let html = ''
  for (let at = 0; at < written.length; ) {
    const [tag] = written[at] as [string, string]
    const isAlone = tag === 'h3' || tag === 'h4'
    let end = at + 1
    while (!isAlone && written[end]?.[0] === tag && written[end]?.[1] !== '') end++
    const words = written.slice(at, end).map(([, text]) => withTags(text))
    const inner = /^[uo]l$/.test(tag) ? words.map((item) => `<li>${item}</li>`).join('') : words.join(' ').trim()
    if (inner !== '') html += `<${tag}>${inner}</${tag}>`
    at = end
  }
  return html
}

/** Undefined if the meaning is unclear. */
export function htmlOfMarkdown(text: string): string | undefined {
  const hasLinesOnly = !/<(?!\/?(?:p|br)\s*\/?>)[a-z/!]/i.test(text)
  const lines = text.replace(/<br\s*\/?>\s?/gi, '\n').replace(/<\/?p>/gi, '\n\n')
  // Pictures, tasks, nested items, quotations, tables, code, rules.
  if (/!\[|^[^\S\n]*[-*•] \[[ x]\]/m.test(lines)) return undefined
  if (hasLinesOnly && /^[^\S\n]*-[^\S\n]+\d/m.test(lines) && !/^[^\S\n]*-[^\S\n]+[^\s\d]/m.test(lines)) return undefined
  if (hasLinesOnly && lines.split(/\r?\n/).some(isDoubtful)) return undefined
  if (hasLinesOnly && /^(?: {2,}|\t)[-*\d]|^[^\S\n]*(?:>|\||```|(?:[-*_] ?){3,}$)/m.test(lines)) return undefined
  const clean = cleanHtml(hasLinesOnly ? htmlOfLines(lines.split(/\r?\n/)) : withTags(text))?.html
  if (clean === undefined || findMarkdown(clean).length > 0 || readHtml(clean).mistakes.length > 0) return undefined
  return clean
}

/** An escaped tag of rich text. */
const tagInCodes = /&lt;(p|strong|em|b|i|u|a|ul|ol|li|h[1-6]|span|div)\b(?:(?!&gt;)[^<>]){0,300}&gt;/gi

/** Tags of blocks. Within a sentence they are its subject, not html. */
const ofBlock = /^(?:p|ul|ol|li|h[1-6]|div)$/i

function isWithinSentence(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 40), index)
  const words = before.trimEnd()
  return words !== '' && !words.endsWith('>') && !words.endsWith('&gt;') && !before.slice(words.length).includes('\n')
}

export function findTagInCodes(text: string): string | undefined {
  const lastEnds = new Map<string, number>()
  for (const { 0: tag, 1: name = '', index } of text.matchAll(tagInCodes)) {
    if (ofBlock.test(name) && isWithinSentence(text, index)) continue
    const end = getOrAdd(lastEnds, name, () => text.lastIndexOf(`&lt;/${name}&gt;`))
    if (end > index) return tag
  }
  return undefined
}

/** What is between tags of blocks. */
const passagesOf = (text: string): string[] => text.split(/<\/?(?:p|ul|ol|li|h[1-6]|blockquote|br|hr)\b[^<>]*>/i)

/** A passage that begins and ends with an escaped tag. In any other, a sentence may be about the tags. */
const isWholeInCodes = (passage: string): boolean => /^\s*&lt;[a-z][\s\S]*&lt;\/[a-z][a-z\d]*&gt;\s*$/i.test(passage)

/** Undefined if the meaning is unclear. */
export function htmlOfCodes(text: string): string | undefined {
  if (passagesOf(text).some((passage) => passage.includes('&lt;') && !isWholeInCodes(passage))) return undefined
  const decoded = text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
  const clean = cleanHtml(decoded)?.html
  return clean !== undefined && readHtml(clean).mistakes.length === 0 && !clean.includes('&lt;') ? clean : undefined
}
