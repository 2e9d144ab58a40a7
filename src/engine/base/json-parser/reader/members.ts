import { shorten } from '../../text/language/shorten'
import { isName, readNameAsValue, readObjectInObject, reportNoValue } from '../mistakes/guesses'
import { insertText, replaceText } from '../mistakes/mistake'
import { charCode, isNewline, skipBlanks } from './characters'
import { nameAt, readName } from './field-names'
import { createNode, fieldNameOf, type JsonNode } from './node'
import { type Name, readValue } from './read-value'
import type { ParseFrame, Reader } from './reader'
import { closingQuote } from './text'

function readColon(reader: Reader, frame: ParseFrame, name: Name): boolean {
  const { text } = reader
  reader.at = name.keyEnd
  reader.lastEnd = name.keyEnd
  reader.skip()
  const { at } = reader
  const [sign] = text
    .slice(at, at + 12)
    .match(/^(?::=|=>|->|===?|=|::|:|;|,|[.|~!>-](?=[ \t]*(?:["{[]|true|false|null)))/) ?? ['']
  const follows = skipBlanks(text, at + sign.length)
  const valueFollows =
    follows < text.length && !isNewline(text.charCodeAt(follows)) && !/[,}\];]/.test(text[follows] as string)
  if (/[=:.|~!>-]/.test(sign)) {
    reader.at += sign.length
    if (sign === ':') return true
    const message = `Write a colon here instead of ${sign}: it comes between a field name and its value.`
    reader.report({
      kind: 'other',
      message,
      suggestion: ':',
      offset: at,
      length: sign.length,
      fix: [replaceText(at, sign.length, ':')],
    })
    return true
  }
  if (
    (sign === ',' || sign === ';') &&
    valueFollows &&
    !frame.isMuted &&
    !isName(text, follows) &&
    !(sign === ',' && isListOfValues(frame, text, follows))
  ) {
    const message = `Write a colon here instead of the ${sign === ',' ? 'comma' : 'semicolon'}: it comes between a field name and its value.`
    reader.report({ kind: 'other', message, suggestion: ':', offset: at, length: 1, fix: [replaceText(at, 1, ':')] })
    reader.at++
    return true
  }
  const char = text.charCodeAt(at)
  const isValue = sign === '' && at < text.length && char !== charCode.closeObject && char !== charCode.closeList
  if (isValue && !isName(text, at)) {
    const message = 'A colon is missing between the field name and its value. Put one after the name.'
    reader.report({
      kind: 'other',
      message,
      suggestion: ':',
      offset: name.keyEnd,
      length: 0,
      fix: [insertText(name.keyEnd, ':')],
    })
    return true
  }
  return false
}

/** `{ "a", "b" }` */
function isListOfValues(frame: ParseFrame, text: string, at: number): boolean {
  if (frame.node.children.length > 0 || text.charCodeAt(at) !== charCode.quote) return false
  const end = closingQuote(text, at)
  const next = nextSign(text, end)
  if (end === -1 || text[next] !== ',') return end !== -1 && text[next] === '}'
  return !isName(text, nextSign(text, next + 1))
}

const nextSign = (text: string, at: number): number => at + text.slice(at, at + 400).search(/\S|$/)

function endWithoutValue(reader: Reader, frame: ParseFrame, node: JsonNode, wasNotClosed: boolean): void {
  const { text, at } = reader
  const isFirst = frame.node.children.length === 0 && !frame.isMuted
  const next = nextSign(text, at + 1)
  if (at >= text.length || wasNotClosed) frame.after = 'junk'
  else if (isFirst && text[at] === ',' && isListOfValues(frame, text, next)) {
    frame.isMuted = true
    const message =
      'There are values without names between { and }. Write [ ] around a list of values, or give each value a field name.'
    reader.report({ kind: 'bracket', message, suggestion: '[', offset: frame.node.start, length: 1 })
  } else if (!frame.isMuted) reportNoValue(reader, node, frame.node.children.at(-1))
  frame.after =
    text.charCodeAt(at) === charCode.comma || text.charCodeAt(at) === charCode.closeObject ? 'value' : 'junk'
}

function skipWords(reader: Reader, frame: ParseFrame): void {
  const { text, at } = reader
  const length =
    text
      .slice(at, at + 2000)
      .match(/^.[^",{}[\]\r\n]*/s)?.[0]
      .trimEnd().length || 1
  const words = text.slice(at, at + length)
  const shown = shorten(words, 40)
  const message = `"${shown}" is no field. A field has a name and a value: "name": "value". Complete it, or remove it.`
  if (frame.after !== 'junk') reader.report({ kind: 'other', message, group: 'no field', offset: at, length })
  frame.after = 'junk'
  reader.at = at + length
}

export function reportMissingComma(reader: Reader): void {
  const { lastEnd } = reader
  const message = reader.isOnLaterLine(lastEnd)
    ? 'A comma is missing at the end of this line, before what follows. Put one after the value.'
    : 'A comma is missing here, between this value and the next.'
  reader.report({
    kind: 'comma',
    message,
    suggestion: ',',
    offset: lastEnd,
    length: 0,
    fix: [insertText(lastEnd, ',')],
  })
}

export function readValidMember(reader: Reader, frame: ParseFrame): void {
  const start = reader.at
  reader.at = closingQuote(reader.text, start)
  const end = reader.at
  reader.skip()
  reader.at++
  reader.skip()
  readValue(reader, frame, nameAt(start, end))
}

export function readMember(reader: Reader, frame: ParseFrame) {
  const { text, at } = reader
  const char = text.charCodeAt(at)
  if (char === charCode.openObject && !frame.isMuted) return readObjectInObject(reader, frame)
  if (char === charCode.openList || char === charCode.openObject) {
    if (!frame.isMuted)
      reader.report({
        kind: 'other',
        message: 'A field name is missing before this list. Write it between double quotes, and a colon: "name": [.',
        offset: at,
        length: 1,
      })
    return readValue(reader, frame)
  }
  if (char === charCode.colon) {
    reader.report({
      kind: 'other',
      message: 'A field name is missing before this colon. Write it between double quotes.',
      offset: at,
      length: 1,
    })
    reader.at++
    reader.skip()
    return /[,}\]]|^$/.test(text[reader.at] ?? '') ? undefined : readValue(reader, frame)
  }
  const reading = readName(reader)
  if (!reading) return skipWords(reader, frame)
  if (frame.after === 'value') reportMissingComma(reader)
  reading.mistakes.forEach(reader.report)
  const node = Object.assign(createNode('other', reading.name.keyEnd, reading.name.keyEnd), reading.name)
  const wasNotClosed = reading.mistakes.some(({ kind }) => kind === 'other') && reading.name.key !== undefined
  if (!readColon(reader, frame, reading.name)) return endWithoutValue(reader, frame, node, wasNotClosed)
  readFieldValue(reader, frame, node)
}

function readFieldValue(reader: Reader, frame: ParseFrame, node: JsonNode) {
  const { text } = reader
  const colon = reader.at - 1
  reader.skip()
  if (reader.at >= text.length) {
    frame.after = 'junk'
    return
  }
  const sign = text[reader.at] as string
  if (/[,}\];]/.test(sign)) {
    const message = 'A value is missing after this colon. Write one.'
    reader.report({ kind: 'other', message, offset: colon, length: 1, field: fieldNameOf(text, node) })
    frame.after = 'value'
    return
  }
  if (/[:=]/.test(sign)) {
    const message = 'One colon is enough between a field name and its value. Remove this sign.'
    reader.report({ kind: 'other', message, offset: reader.at, length: 1, fix: [replaceText(reader.at, 1, '')] })
    reader.at++
    return readFieldValue(reader, frame, node)
  }
  if (isName(text, reader.at) && readNameAsValue(reader, frame, node)) return
  readValue(reader, frame, nameAt(node.keyStart, node.keyEnd, node.key))
}
