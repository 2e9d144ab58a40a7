import { shorten } from '../../text/language/shorten'
import { closeUnclosed, countMismatches, openKinds } from '../reader/brackets'
import { charCode, skipBlanks } from '../reader/characters'
import type { JsonNode } from '../reader/node'
import { createContainer, type ParseFrame, type Reader } from '../reader/reader'
import { closingQuote } from '../reader/text'
import { weights } from '../reader/weights'
import { replaceText } from './mistake'
import { readStraysInObject } from './stray'

export function isName(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== charCode.quote) return false
  const end = closingQuote(text, at)
  return end !== -1 && text.charCodeAt(skipBlanks(text, end)) === charCode.colon
}

function openGuessedObject(reader: Reader, node = createContainer('object', reader.at)): void {
  reader.report({
    kind: 'bracket',
    message: 'A { is missing before this. Put one here: it opens what a } further below closes.',
    group: 'missing before object',
    suggestion: '{',
    offset: reader.at,
    length: 1,
  })
  node.end = reader.at
  reader.open(node, true)
}

/** A field in a list: the list is not closed, an object is not opened, or the list should be an object. */
export function readNameInList(reader: Reader, frame: ParseFrame) {
  const kinds = openKinds(reader)
  const indent = reader.currentIndent()
  const isDeeper = indent !== undefined && indent > frame.indent
  const parent = reader.stack.at(-2)
  const canLeave = parent?.node.kind === 'object' && frame.after !== 'opening'
  const leave = canLeave
    ? countMismatches(reader, reader.at, kinds.slice(0, -1)) + (isDeeper ? weights.listEndedAgainstIndent : 0)
    : Number.POSITIVE_INFINITY
  const retyped =
    frame.after === 'opening'
      ? countMismatches(reader, reader.at, [...kinds.slice(0, -1), 'object'])
      : Number.POSITIVE_INFINITY
  const mayOpen = isDeeper || indent === undefined
  const open =
    countMismatches(reader, reader.at, [...kinds, 'object']) +
    (mayOpen ? weights.openerMissing : weights.openerMissingAgainstIndent)
  const stay = countMismatches(reader, reader.at, kinds.slice()) + weights.namedItem
  if (retyped < Math.min(leave, open, stay)) return retype(reader, frame)
  if (leave <= open && leave <= stay) return closeUnclosed(reader, 1)
  if (open <= stay) return openGuessedObject(reader)
  const { text } = reader
  const end = closingQuote(text, reader.at)
  const colon = skipBlanks(text, end)
  const message =
    'A list [ ] holds values without names, with commas between them. Write the values alone, or use { } for fields that have names.'
  if (!frame.isMuted) reader.report({ kind: 'other', message, offset: colon, length: 1 })
  frame.isMuted = true
  frame.after = 'comma'
  reader.at = colon + 1
}

function retype(reader: Reader, { node }: ParseFrame): void {
  const isList = node.kind === 'array'
  const message = isList
    ? 'Fields that have names go between { and }. Write { here instead of [.'
    : 'A list goes between [ and ]. Write [ here instead of {.'
  reader.report({ kind: 'bracket', message, suggestion: isList ? '{' : '[', offset: node.start, length: 1 })
  node.kind = isList ? 'object' : 'array'
}

function dropOpener(reader: Reader): void {
  const message = 'There is a { too many here. Remove it.'
  reader.report({ kind: 'bracket', message, offset: reader.at, length: 1 })
  reader.at++
}

/** Whether the line under a field is indented deeper than the field, which is opened on one line with its name. */
function isFieldAbove(reader: Reader, { keyStart, start }: JsonNode): boolean {
  const { text } = reader
  const indent = reader.currentIndent()
  if (keyStart < 0 || indent === undefined || text.slice(keyStart, start).includes('\n')) return false
  return indent > reader.indentOf(text.lastIndexOf('\n', keyStart) + 1)
}

/** An object in place of a field's name: the object around it is not closed, or a list is not opened. */
export function readObjectInObject(reader: Reader, frame: ParseFrame) {
  if (readStraysInObject(reader, frame)) return
  const kinds = openKinds(reader)
  const parent = reader.stack.at(-2)
  if (frame.after === 'opening') {
    const dropped = countMismatches(reader, reader.at + 1, kinds.slice())
    const retyped = countMismatches(reader, reader.at, [...kinds.slice(0, -1), 'array'])
    const kept = countMismatches(reader, reader.at, kinds.slice())
    if (retyped < kept && retyped <= dropped) return retype(reader, frame)
    if (dropped < kept) return dropOpener(reader)
  }
  const last = frame.node.children.at(-1)
  const isComplete = last !== undefined && frame.after === 'comma' && isFieldAbove(reader, last)
  const mayWrap = last?.kind === 'object' && frame.after === 'comma'
  const inList =
    isComplete || mayWrap ? countMismatches(reader, reader.at, [...kinds, 'array']) : Number.POSITIVE_INFINITY
  const unopened = isComplete ? inList : Number.POSITIVE_INFINITY
  const leave =
    parent?.node.kind === 'array' ? countMismatches(reader, reader.at, kinds.slice(0, -1)) : Number.POSITIVE_INFINITY
  const wrap = mayWrap ? inList : Number.POSITIVE_INFINITY
  if (unopened < leave) {
    const message =
      'A list begins here, and the line that opens it is missing: a field name, a colon and a [, for example "items": [. Put it before this {.'
    reader.report({ kind: 'other', message, offset: reader.at, length: 1 })
    return reader.open(createContainer('array', reader.at), true)
  }
  if (leave <= wrap && leave !== Number.POSITIVE_INFINITY) return closeUnclosed(reader, 1)
  if (last && wrap !== Number.POSITIVE_INFINITY) return wrapInList(reader, frame, last)
  const message = 'A field name is missing before this {. Write it between double quotes, and a colon: "name": {.'
  reader.report({ kind: 'other', message, offset: reader.at, length: 1 })
  reader.open(createContainer('object', reader.at))
}

function wrapInList(reader: Reader, frame: ParseFrame, last: JsonNode): void {
  const message = 'A [ is missing before this: a list of several begins here. Put a [ before it.'
  reader.report({ kind: 'bracket', message, suggestion: '[', offset: last.start, length: 1 })
  const first: JsonNode = { ...last, keyStart: -1, keyEnd: -1, key: undefined }
  last.kind = 'array'
  last.children = [first]
  last.value = undefined
  frame.after = 'value'
  reader.push(last, 'comma', true)
}

/** `"image": "src": …`: a name follows a name and its colon. Returns whether something is missing between them. */
export function readNameAsValue(reader: Reader, frame: ParseFrame, node: JsonNode): boolean {
  const { text } = reader
  const indent = reader.currentIndent()
  if (indent !== undefined && indent <= reader.indentOf(text.lastIndexOf('\n', node.keyStart) + 1)) {
    reportNoValue(reader, node)
    frame.after = 'comma'
    return true
  }
  const kinds = openKinds(reader)
  if (countMismatches(reader, reader.at, [...kinds, 'object']) >= countMismatches(reader, reader.at, kinds.slice()))
    return false
  openGuessedObject(reader, Object.assign(node, createContainer('object', reader.at), named(node)))
  return true
}

const named = ({ keyStart, keyEnd, key }: JsonNode) => ({ keyStart, keyEnd, key })

export function readColonAfterValue(reader: Reader, frame: ParseFrame): boolean {
  const { text, at } = reader
  const next = text.slice(at + 1, at + 400).search(/\S/) + at + 1
  reader.at++
  if (isName(text, next)) {
    const message = 'Write a comma here instead of the colon: it separates one field from the next.'
    reader.report({ kind: 'other', message, suggestion: ',', offset: at, length: 1, fix: [replaceText(at, 1, ',')] })
    frame.after = 'comma'
    return false
  }
  const message =
    'A second colon: a field has one name and one value. Put a comma before the next field, or { } around the fields that belong to this one.'
  reader.report({ kind: 'other', message, offset: at, length: 1 })
  frame.after = 'junk'
  return true
}

const mostShown = 60

/** After a text on the same line, the name may be the next value of a list without brackets. */
export function reportNoValue(reader: Reader, { keyStart, keyEnd }: JsonNode, before?: JsonNode): void {
  const { text, placeOf } = reader
  const shown = shorten(text.slice(keyStart, keyEnd), mostShown)
  const isNext = before?.kind === 'string' && placeOf(before.end).line === placeOf(keyStart).line
  const list =
    isNext &&
    `${text.slice(before.keyStart, before.keyEnd)}: [${shorten(text.slice(before.start, before.end), mostShown)}, ${shown}]`
  const message = list
    ? `${shown} stands alone. If it is a further value of the field before it, write them as a list: ${list}. If it is a field, write a colon and a value after it.`
    : `The field ${shown} has no value. Write a colon and a value after the name.`
  const group = list ? 'name alone behind a value' : 'name without value'
  reader.report({ kind: 'other', message, group, offset: keyStart, length: keyEnd - keyStart })
}
