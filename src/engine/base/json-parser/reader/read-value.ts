import { isName } from '../mistakes/guesses'
import { looselyRead } from '../mistakes/inside-text'
import { insertText, type Mistake, replaceText } from '../mistakes/mistake'
import { lacksOpeningQuote, readUnquoted } from '../mistakes/unquoted'
import { closeHere } from './brackets'
import { charCode, closersOf, endsWell, isPlain } from './characters'
import { createNode, type JsonNode } from './node'
import { readQuoted, type TextReading } from './quoted'
import { createContainer, type ParseFrame, type Reader } from './reader'
import { closingQuote, readText } from './text'

export type Name = Pick<JsonNode, 'keyStart' | 'keyEnd' | 'key'>

const nameless: Name = { keyStart: -1, keyEnd: -1, key: undefined }

function giveName(node: JsonNode, { keyStart, keyEnd, key }: Name): JsonNode {
  node.keyStart = keyStart
  node.keyEnd = keyEnd
  node.key = key
  return node
}

function addText(reader: Reader, name: Name, { end, value, mistakes }: TextReading): void {
  mistakes.forEach(reader.report)
  const node = createNode('string', reader.at, end)
  node.value = value
  reader.addWhole(giveName(node, name))
}

const tail = /[\w.+-]+/y

function endOfValid(text: string, at: number): number {
  tail.lastIndex = at
  tail.test(text)
  return tail.lastIndex
}

function addBare(reader: Reader, name: Name, inObject: boolean) {
  const { text, at } = reader
  const { end, value, mistake } = reader.options.isValid
    ? { end: endOfValid(text, at) }
    : readUnquoted(text, at, inObject)
  const quote = end + 1
  if (mistake && lacksOpeningQuote(text, end) && endsWell(text, quote, inObject)) {
    const message = 'This text has a double quote at its end, but none at its beginning. Put one before it.'
    const words = text.slice(at, end)
    const fix = isPlain(words) ? [insertText(at, '"')] : undefined
    const told = { kind: 'other' as const, message, suggestion: `"${words}"`, offset: at, length: quote - at, fix }
    return addText(reader, name, { end: quote, value: looselyRead(words), mistakes: [told] })
  }
  if (mistake) reader.report(mistake)
  const node = createNode('other', at, end)
  node.value = value
  reader.addWhole(giveName(node, name))
}

/** A parenthesis before a field is read as a brace, any other as a square bracket. */
function openRound(reader: Reader, name: Name) {
  const next = reader.at + 1 + reader.text.slice(reader.at + 1, reader.at + 400).search(/\S|$/)
  const kind = isName(reader.text, next) ? 'object' : 'array'
  const [open, close] = kind === 'object' ? '{}' : '[]'
  const message = `Round brackets ( ) mean nothing in this file. Write ${open} and ${close} around ${kind === 'object' ? 'fields' : 'a list'}.`
  const mistake: Mistake = { kind: 'bracket', message, suggestion: open, offset: reader.at, length: 1 }
  reader.report(mistake)
  reader.open(giveName(createContainer(kind, reader.at), name))
  if (reader.top) reader.top.round = mistake
}

export function closeRound(reader: Reader, { node, round, after }: ParseFrame): void {
  const isList = node.kind === 'array'
  const isSure = !isList || (node.children.length > 1 && node.children.every(({ kind }) => kind !== 'other'))
  if (round && isSure && after === 'value') {
    const [open, close] = isList ? (['[', ']'] as const) : (['{', '}'] as const)
    Object.assign(round, { kind: 'other', fix: [replaceText(round.offset, 1, open), replaceText(reader.at, 1, close)] })
  }
  closeHere(reader)
}

export function readValue(reader: Reader, frame: ParseFrame | undefined, name: Name = nameless) {
  const { text, at } = reader
  const char = text.charCodeAt(at)
  const inObject = frame?.node.kind === 'object'
  if (text[at] === '(') return openRound(reader, name)
  if (char === charCode.openObject || char === charCode.openList) {
    const node = createContainer(char === charCode.openObject ? 'object' : 'array', at)
    return reader.open(giveName(node, name))
  }
  if (char === charCode.quote) {
    if (reader.options.isValid) return addText(reader, name, { end: closingQuote(text, at), mistakes: [] })
    const isInline = frame !== undefined && frame.lineStart === reader.lineStart()
    return addText(reader, name, readText(text, at, inObject, isInline))
  }
  if (closersOf(text[at] as string)) return addText(reader, name, readQuoted(text, at, inObject))
  addBare(reader, name, inObject)
}
