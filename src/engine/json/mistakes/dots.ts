import { code } from '../reader/characters'
import type { ParseFrame, Reader } from '../reader/reader'

const dots = /(?:\.{3,}|…)(?=[ \t]*(?:[,}\]\r\n]|$))/y

/** Reads dots that stand in the place of an item or a field, as in an example. Returns whether there are some. */
export function readDots(reader: Reader, frame: ParseFrame): boolean {
  const { text, at } = reader
  dots.lastIndex = at
  const found = dots.exec(text)
  if (!found) return false
  const message = 'Dots stand for something that is left out. Remove them, or write what belongs here.'
  reader.report({ kind: 'other', message, offset: at, length: found[0].length })
  reader.at += found[0].length
  reader.skip()
  // A comma before the dots or behind them: the items around need one.
  if (frame.after !== 'value' && text.charCodeAt(reader.at) === code.comma) reader.at++
  return true
}
