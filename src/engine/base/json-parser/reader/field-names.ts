import { inspectText, looselyRead } from '../mistakes/inside-text'
import { insertText, type Mistake, removeText, replaceText, unclosedName } from '../mistakes/mistake'
import { charCode, closersOf, isNewline, isPlain, lineEnd, skipBlanks } from './characters'
import { readQuoted } from './quoted'
import type { Name } from './read-value'
import type { Reader } from './reader'
import { closingQuote } from './text'

const bareName = /[^\s"“”'‘’`,:={}[\];][^\n\r"“”'‘’`,:={}[\];]{0,200}/y

interface NameReading {
  name: Name
  mistakes: Mistake[]
}

export const nameAt = (start: number, end: number, key?: string): Name => ({ keyStart: start, keyEnd: end, key })

function readStraightName(reader: Reader): NameReading {
  const { text, at } = reader
  const end = closingQuote(text, at)
  if (end !== -1 && text.charCodeAt(skipBlanks(text, end)) === charCode.colon) {
    const mistakes = inspectText(text, at + 1, end - 1, true)
    return {
      name: nameAt(
        at,
        end,
        mistakes.length > 0 ? looselyRead(text.slice(at + 1, end - 1)).replaceAll('\t', '') : undefined,
      ),
      mistakes,
    }
  }
  const twice = nameWithQuoteTooMany(text, at, end)
  if (twice) return twice
  const open = nameWithoutEnd(text, at)
  if (open && (end === -1 || end > open.end + 1)) {
    const key = text.slice(at + 1, open.end).replace(/["“”„‟″＂']$/, '')
    return { name: nameAt(at, open.end, key), mistakes: [open.mistake] }
  }
  if (end !== -1) return { name: nameAt(at, end), mistakes: inspectText(text, at + 1, end - 1, true) }
  let stop = at + 1
  while (stop < text.length && !isNewline(text.charCodeAt(stop))) stop++
  return {
    name: nameAt(at, stop, text.slice(at + 1, stop)),
    mistakes: [{ kind: 'other', message: unclosedName, offset: at, length: stop - at, isOpenText: true }],
  }
}

/** `""heading":` or `"heading"":` */
function nameWithQuoteTooMany(text: string, at: number, end: number): NameReading | undefined {
  if (end === -1) return undefined
  const isBefore = end === at + 2
  const nameEnd = isBefore ? closingQuote(text, at + 1) : end
  const last = isBefore ? nameEnd : end + 1
  if (nameEnd === -1 || text[last - 1] !== '"' || text.charCodeAt(skipBlanks(text, last)) !== charCode.colon)
    return undefined
  const offset = isBefore ? at : end
  const start = isBefore ? at + 2 : at + 1
  const key = looselyRead(text.slice(start, nameEnd - 1))
  const message = 'There is a double quote too many here. Remove it.'
  return {
    name: nameAt(at, last, key),
    mistakes: [
      { kind: 'quotes', message, offset, length: 1, fix: [removeText(offset, 1)] },
      ...inspectText(text, start, nameEnd - 1, true),
    ],
  }
}

function readBareName(reader: Reader): NameReading | undefined {
  const { text, at } = reader
  bareName.lastIndex = at
  const word = bareName.exec(text)?.[0].trimEnd()
  if (!word) return undefined
  const end = at + word.length
  const next = skipBlanks(text, end)
  if (text[end] === '"' && text.charCodeAt(skipBlanks(text, end + 1)) === charCode.colon) {
    const message = `The field name has a double quote after it, but none before it. Write "${word}".`
    const fix = isPlain(word) ? [insertText(at, '"')] : undefined
    const mistake: Mistake = {
      kind: 'name',
      message,
      group: 'name with one quote',
      offset: at,
      length: word.length + 1,
      fix,
    }
    return { name: nameAt(at, end + 1, word), mistakes: [mistake] }
  }
  if (text[next] !== ':' && text[next] !== '=') return undefined
  const message = `Field names need double quotes around them. Write "${word}".`
  const fix = [insertText(at, '"'), insertText(end, '"')]
  const mistake: Mistake = {
    kind: 'name',
    message,
    group: 'name without quotes',
    suggestion: `"${word}"`,
    offset: at,
    length: word.length,
    fix: isPlain(word) ? fix : undefined,
  }
  return { name: nameAt(at, end, word), mistakes: [mistake] }
}

export function readName(reader: Reader): NameReading | undefined {
  const { text, at } = reader
  if (text.charCodeAt(at) === charCode.quote) return readStraightName(reader)
  if (!closersOf(text[at] as string)) return readBareName(reader)
  const { end, value, mistakes } = readQuoted(text, at, true)
  return { name: nameAt(at, end, value), mistakes }
}

/** `"heading: "Hello"` */
function nameWithoutEnd(text: string, start: number): { end: number; mistake: Mistake } | undefined {
  const line = text.slice(start, lineEnd(text, start))
  const words = line.match(/^"([\w$-][\w$ -]*)/)?.[1]
  const match = words && line.slice(1 + words.length).match(/^([“”„‟″＂']?)[ \t]*[:=]/)
  if (!match) return undefined
  const wrong = match[1] as string
  const name = wrong ? words : words.trimEnd()
  const nameEnd = start + 1 + name.length
  const mistake: Mistake = wrong
    ? {
        kind: 'quotes',
        message: 'This quote does not close the field name. Type a straight double quote " instead.',
        suggestion: '"',
        offset: nameEnd,
        length: 1,
        fix: [replaceText(nameEnd, 1, '"')],
      }
    : {
        kind: 'name',
        message: `The field name is not closed. Put a double quote after it: "${name}".`,
        group: 'name that is not closed',
        offset: start,
        length: nameEnd - start,
        fix: [insertText(nameEnd, '"')],
      }
  return { end: nameEnd + wrong.length, mistake }
}
