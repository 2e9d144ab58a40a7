import { readConcatenation } from '../mistakes/concatenation'
import { readEllipsis } from '../mistakes/ellipsis'
import { isName, readColonAfterValue, readNameInList } from '../mistakes/guesses'
import { explainChatMark, startsChatMark } from '../mistakes/lines/chat-lines'
import { type Mistake, removeText, replaceText } from '../mistakes/mistake'
import { readRtf, readStraysAfterEnd } from '../mistakes/stray'
import { closeAtEnd, leaveByIndent, readCloser, readClosersAfterEnd } from './brackets'
import { charCode, isCloser } from './characters'
import { readMember, readValidMember, reportMissingComma } from './members'
import type { JsonNode } from './node'
import { closeRound, readValue } from './read-value'
import { createContainer, type ParseFrame, Reader, type ReaderOptions } from './reader'
import { replacesComma } from './text'

export interface Parsing {
  root?: JsonNode
  mistakes: Mistake[]
  isWhole: boolean
}

function readComma(reader: Reader, frame: ParseFrame): void {
  const { text, at } = reader
  reader.at++
  const wasAfter = frame.after
  frame.after = 'comma'
  if (wasAfter === 'value' || wasAfter === 'junk') {
    const next = reader.at
    reader.skip()
    if (!isCloser(text.charCodeAt(reader.at)) || reader.hiddenEnd > reader.lastEnd) return
    const before = reader.mistakes.at(-1)
    if (before?.kind === 'comma' && reader.placeOf(before.offset).line === reader.placeOf(next).line - 1) {
      before.message =
        'This line and the next have changed places. Move the comma from the end of the next line to the end of this one.'
      before.fix?.push(removeText(next - 1, 1))
      return
    }
    const message = `This comma is one too many: nothing follows it before the ${text[reader.at]}. Remove it.`
    reader.pendingComma = {
      kind: 'other',
      message,
      group: 'comma before a bracket',
      offset: next - 1,
      length: 1,
      fix: [removeText(next - 1, 1)],
    }
    return
  }
  reader.skip()
  if (reader.hiddenEnd > reader.lastEnd) return
  const message =
    wasAfter === 'comma'
      ? 'There is a comma too many here: two follow each other. Remove one of them.'
      : 'There is nothing before this comma. Remove it.'
  // Before a closing bracket the previous comma is wrong, too: removing one is no repair.
  const isLast = wasAfter === 'comma' && isCloser(text.charCodeAt(reader.at))
  reader.report({ kind: 'other', message, offset: at, length: 1, fix: isLast ? undefined : [removeText(at, 1)] })
}

function readSemicolon(reader: Reader, frame: ParseFrame): void {
  const { at } = reader
  reader.at++
  reader.skip()
  const isLast =
    reader.at >= reader.text.length || /[,}\]]/.test(reader.text[reader.at] as string) || frame.after !== 'value'
  const message = isLast
    ? 'A semicolon does not belong here. Remove it.'
    : 'Write a comma here instead of the semicolon.'
  // Before a closing bracket the comma is wrong, too: removing the semicolon is no repair.
  const isSafe = !(frame.after === 'comma' && isCloser(reader.text.charCodeAt(reader.at)))
  const fix = isSafe ? [isLast ? removeText(at, 1) : replaceText(at, 1, ',')] : undefined
  reader.report({ kind: 'other', message, suggestion: isLast ? undefined : ',', offset: at, length: 1, fix })
  if (!isLast) frame.after = 'comma'
}

function readOddSign(reader: Reader, frame: ParseFrame): void {
  const { at } = reader
  const message = `${reader.text[at]} is here instead of a comma. Write a comma.`
  reader.report({ kind: 'other', message, suggestion: ',', offset: at, length: 1, fix: undefined })
  reader.at++
  frame.after = 'comma'
}

function readItem(reader: Reader, frame: ParseFrame) {
  if (isName(reader.text, reader.at)) return readNameInList(reader, frame)
  const bullet = /^(?:[-*•–·]|\d{1,2}[.)])[ \t]+(?=["“'{])/.exec(reader.text.slice(reader.at, reader.at + 20))
  if (bullet) {
    const message =
      'A list between [ ] has commas between its items, and nothing before them. Remove the sign before this.'
    const [{ length }] = bullet
    reader.report({ kind: 'bullet', message, offset: reader.at, length, fix: [removeText(reader.at, length)] })
    reader.at += length
  }
  if (frame.after === 'value') reportMissingComma(reader)
  readValue(reader, frame)
}

function readColon(reader: Reader, frame: ParseFrame): void {
  if (!readColonAfterValue(reader, frame)) return
  reader.skip()
  if (reader.at < reader.text.length && !/[,}\]:;]/.test(reader.text[reader.at] as string)) readValue(reader, frame)
}

function readValidPart(reader: Reader, frame: ParseFrame): void {
  const char = reader.text.charCodeAt(reader.at)
  if (char === charCode.comma) reader.at++
  else if (isCloser(char)) {
    reader.at++
    reader.close(reader.at)
  } else if (frame.node.kind === 'object') readValidMember(reader, frame)
  else readValue(reader, frame)
}

function readInside(reader: Reader, frame: ParseFrame) {
  if (reader.options.isValid) return readValidPart(reader, frame)
  const char = reader.text.charCodeAt(reader.at)
  if (isCloser(char)) return readCloser(reader, frame)
  if (reader.text[reader.at] === ')' && reader.text[frame.node.start] === '(') return closeRound(reader, frame)
  if (readRtf(reader)) return
  if (char === charCode.comma) return readComma(reader, frame)
  if (char === charCode.semicolon) return readSemicolon(reader, frame)
  if (frame.after === 'value' && readConcatenation(reader, frame)) return
  if (readEllipsis(reader, frame)) return
  if (frame.after === 'value' && replacesComma(reader.text, reader.at)) return readOddSign(reader, frame)
  if (reader.options.trustsIndent && leaveByIndent(reader)) return
  const isStrayColon = char === charCode.colon && (frame.node.kind === 'array' || frame.after === 'value')
  if (isStrayColon) return readColon(reader, frame)
  if (frame.node.kind === 'object') readMember(reader, frame)
  else readItem(reader, frame)
}

const wordsBefore = 'There are words before the first bracket. The file begins with {: remove what is before it.'

function readStart(reader: Reader) {
  const { text, at } = reader
  if (isName(text, at)) {
    const message =
      'The content begins with {, which is missing here. Put one before this field, on a line of its own, and see that the file ends with a }.'
    reader.report({ kind: 'bracket', message, suggestion: '{', offset: at, length: 1 })
    return reader.open(createContainer('object', at), true)
  }
  const open = text.slice(at, at + 20_000).search(/[{[]/)
  if (/^[^\s\d"'“‘`{[-]/.test(text[at] as string) && open > 0) {
    const words = text.slice(at, at + open).trimEnd()
    const told = { message: wordsBefore, offset: at, length: Math.min(words.length, 80) }
    const isChat = /```[\w+-]{0,20}$/.test(words)
    reader.report(isChat ? { ...told, kind: 'chat', fix: [removeText(at, open)] } : { ...told, kind: 'other' })
    reader.at = at + open
  }
  readValue(reader, undefined)
}

function readAfterEnd(reader: Reader, root: JsonNode): boolean {
  const { text, at } = reader
  if (isCloser(text.charCodeAt(at))) {
    readClosersAfterEnd(reader)
    return true
  }
  if (readStraysAfterEnd(reader, root)) return true
  if (text[at] === ',' && text.slice(at + 1).trim() === '') {
    const message = 'Nothing follows this comma: the content ends before it. Remove it.'
    reader.report({ kind: 'other', message, offset: at, length: 1, fix: [removeText(at, 1)] })
    return false
  }
  if (startsChatMark(text, at)) {
    reader.report({ ...explainChatMark(text, at), fix: [removeText(at, text.trimEnd().length - at)] })
    return false
  }
  const isMore = root.kind === 'object' && (text[at] === ',' || isName(text, at))
  if (isMore && reader.mistakes.every(({ offset }) => offset !== root.end - 1)) {
    const message =
      'This bracket closes the whole content, but more follows. It is one too many, or another one above it is.'
    reader.report({ kind: 'bracket', message, offset: root.end - 1, length: 1 })
    reader.push(root, text[at] === ',' ? 'value' : 'comma', true)
    return true
  }
  const length = text.slice(at).trimEnd().length
  const isSemicolon = text.slice(at).trim() === ';'
  // It ends the statement of a program that begins the file.
  if (isSemicolon && reader.mistakes.some(({ message }) => message === wordsBefore)) return false
  const message = isSemicolon
    ? 'No semicolon is needed at the end of the file. Remove it.'
    : 'The content is complete before this, and nothing may follow it. Remove this, or move it to where it belongs.'
  reader.report({ kind: 'other', message, offset: at, length: Math.min(length, 80) })
  return false
}

function readAll(text: string, options: ReaderOptions): Reader {
  const reader = new Reader(text, options)
  for (reader.skip(); reader.at < text.length && !reader.isFull; reader.skip()) {
    const { top, root } = reader
    if (top) readInside(reader, top)
    else if (!root) readStart(reader)
    else if (!readAfterEnd(reader, root)) break
  }
  if (!reader.isFull) closeAtEnd(reader)
  else while (reader.stack.length > 0) reader.close(reader.at)
  return reader
}

export const readValid = (text: string): JsonNode | undefined => readAll(text, { isValid: true }).root

/**
 * Finds every mistake of a text that JSON.parse refuses. After a mistake with brackets, a reading by indentation is
 * kept if it is better.
 */
export function readBroken(text: string): Parsing {
  let reader = readAll(text, {})
  if (reader.mistakes.some(({ kind }) => kind === 'bracket')) {
    const guided = readAll(text, { trustsIndent: true })
    if (guided.mistakes.length <= reader.mistakes.length) reader = guided
  }
  const { root } = reader
  const conflicts = reader.mistakes.filter(({ kind }) => kind === 'conflict')
  // Other mistakes follow from the two versions, or show once one is chosen.
  const found = conflicts.length > 0 ? conflicts : reader.mistakes
  const mistakes = found.sort((a, b) => a.offset - b.offset || a.length - b.length)
  const isWhole = !reader.isFull
  return { root, isWhole, mistakes: root ? mistakes : mistakes.map((mistake) => ({ ...mistake, fix: undefined })) }
}
