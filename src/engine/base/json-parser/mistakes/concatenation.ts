import type { ParseFrame, Reader } from '../reader/reader'
import { closingQuote, readText, textAfterPlus } from '../reader/text'
import { looselyRead } from './inside-text'
import { removeText } from './mistake'

const isStraight = (text: string, start: number, end: number): boolean =>
  text[start] === '"' && closingQuote(text, start) === end

/** Reads texts that + joins, as in programs. */
export function readConcatenation(reader: Reader, frame: ParseFrame): boolean {
  const { text, at } = reader
  const next = textAfterPlus(text, at)
  const before = frame.node.children.at(-1)
  if (next === -1 || frame.node.kind !== 'object' || before?.kind !== 'string') return false
  const { end, value, mistakes } = readText(text, next, true, false)
  if (!isStraight(text, next, end)) return false
  const message =
    'Two texts are joined with + here, which this file does not know. Write both as one text, between one pair of quotes.'
  const isSafe = text[before.end - 1] === '"' && before.end === reader.lastEnd
  const fix = isSafe ? [removeText(before.end - 1, next + 1 - (before.end - 1))] : undefined
  reader.report({ kind: 'joined', message, offset: at, length: 1, fix })
  mistakes.forEach(reader.report)
  const first = before.value ?? looselyRead(text.slice(before.start + 1, before.end - 1))
  before.value = String(first) + (value ?? looselyRead(text.slice(next + 1, end - 1)))
  before.end = end
  reader.at = end
  reader.lastEnd = end
  return true
}
