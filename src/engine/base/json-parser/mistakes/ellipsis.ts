import { charCode } from '../reader/characters'
import type { ParseFrame, Reader } from '../reader/reader'
import { leftOutByChat } from './lines/chat-lines'

const dots = /(?:\.{3,}|…)(?:[^"{}[\]\r\n.…]{1,80}(?:\.{3,}|…))?(?=[ \t]*(?:[,}\]\r\n]|$))/y

/** Reads "..." or "... (existing pages) ..." in place of an item or field. */
export function readEllipsis(reader: Reader, frame: ParseFrame): boolean {
  const { text, at } = reader
  dots.lastIndex = at
  const match = dots.exec(text)
  if (!match) return false
  const message = /\p{L}/u.test(match[0])
    ? leftOutByChat
    : 'Dots stand for something that is left out. Remove them, or write what belongs here.'
  reader.report({ kind: 'other', message, offset: at, length: match[0].length })
  reader.at += match[0].length
  reader.skip()
  if (frame.after !== 'value' && text.charCodeAt(reader.at) === charCode.comma) reader.at++
  return true
}
