import { unclosedName } from '../mistakes/mistake'
import { charCode, isCloser } from './characters'
import type { JsonNode } from './node'
import type { ParseFrame, Reader } from './reader'
import { weights } from './weights'

type Kind = JsonNode['kind']

const openerOf = (kind: Kind): string => (kind === 'object' ? '{' : '[')
const closerOf = (kind: Kind): string => (kind === 'object' ? '}' : ']')
const kindOf = (closer: number): Kind => (closer === charCode.closeObject ? 'object' : 'array')

/** The outermost first. */
export const openKinds = (reader: Reader): Kind[] => reader.stack.map(({ node }) => node.kind)

/** Counts the brackets that would not match if these were open. Approximates texts. */
export function countMismatches(reader: Reader, from: number, kinds: Kind[]): number {
  const { text } = reader
  if (reader.lookAheadLeft < text.length - from) return 0
  reader.lookAheadLeft -= text.length - from
  let count = 0
  const signs = /"(?:[^"\\\r\n]|\\.)*"?|[{}[\]]/g
  signs.lastIndex = from
  for (let match = signs.exec(text); match; match = signs.exec(text)) {
    const [sign] = match
    if (sign === '{') kinds.push('object')
    else if (sign === '[') kinds.push('array')
    else if (sign === '}' || sign === ']') {
      if (kinds.at(-1) === kindOf(sign.charCodeAt(0))) kinds.pop()
      else count++
    }
  }
  return count + kinds.length
}

function reportUnclosed(reader: Reader, frames: ParseFrame[]): void {
  const named = frames.filter(({ isGuessed }) => !isGuessed)
  const inner = named.at(-1)
  // The unclosed text inside is already reported. It has probably swallowed the bracket.
  if (!inner || (reader.brokenText ?? -1) > inner.node.start) return
  const closer = closerOf(inner.node.kind)
  const others =
    named.length > 1 ? ` ${named.length - 1} more around it ${named.length > 2 ? 'are' : 'is'} open too.` : ''
  const message = `This ${openerOf(inner.node.kind)} is never closed. Put a ${closer} where what belongs to it ends, at the latest before ${placeInWords(reader, inner.node.start)}.${others}`
  const group = `never closed ${named.length > 1 ? 'with others' : ''}`
  reader.report({ kind: 'bracket', message, group, suggestion: closer, offset: inner.node.start, length: 1 })
}

/** The line, or the column if `from` is on the same line. */
function placeInWords({ text, at, placeOf }: Reader, from: number): string {
  const { line, column } = placeOf(at)
  if (line !== placeOf(from).line) return `line ${line}`
  return `the ${text[at]} in column ${column}`
}

/** Closes frames without a closing bracket, at the last value or bracket, with one message. */
export function closeUnclosed(reader: Reader, count: number): void {
  const frames = reader.stack.slice(-count)
  reportUnclosed(reader, frames)
  const end = reader.lastEnd
  for (let left = count; left > 0; left--) reader.close(end)
  if (reader.top) reader.top.after = 'comma'
}

function superfluous(reader: Reader) {
  const sign = reader.text[reader.at]
  const last = reader.top?.node.kind === 'object' ? reader.top.node.children.at(-1) : undefined
  if (sign === ']' && last?.kind === 'object' && last.end === reader.lastEnd) return listWithoutOpener(reader, last)
  const message = `There is a ${sign} too many here: nothing is open that it could close. Remove it.`
  reader.report({ kind: 'bracket', message, group: 'closing bracket too many', offset: reader.at, length: 1 })
  reader.at++
  if (!reader.pendingComma) return
  reader.pendingComma = undefined
  reader.skip()
  if (reader.top && reader.text.charCodeAt(reader.at) === charCode.comma) reader.top.after = 'value'
}

/** `"items": {…}]`: a list of one object without its opening bracket. */
function listWithoutOpener(reader: Reader, node: JsonNode): void {
  const message =
    'A [ is missing before this: a ] below closes a list that nothing opens. Put a [ here, or remove the ].'
  reader.report({ kind: 'bracket', message, suggestion: '[', offset: node.start, length: 1 })
  const first = { ...node, keyStart: -1, keyEnd: -1, key: undefined }
  reader.at++
  reader.lastEnd = reader.at
  Object.assign(node, { kind: 'array', end: reader.at, children: [first] })
}

export function closeHere(reader: Reader): void {
  reader.reportPendingComma()
  reader.at++
  reader.close(reader.at)
}

function closeWrong(reader: Reader, frame: ParseFrame) {
  const kind = kindOf(reader.text.charCodeAt(reader.at))
  const kinds = openKinds(reader)
  const below = kinds.lastIndexOf(kind)
  const indent = reader.currentIndent()
  const owner = reader.stack[below]
  const cost = (open: Kind[]) => countMismatches(reader, reader.at + 1, open)
  const hint = (fits: boolean) => (fits && indent !== undefined ? weights.indentAgrees : 0)
  const mistyped = cost(kinds.slice(0, -1)) + hint(indent === frame.indent)
  const unclosed = owner
    ? cost(kinds.slice(0, below)) + weights.neverClosed + hint(indent === owner.indent)
    : Number.POSITIVE_INFINITY
  const extra = cost(kinds.slice()) + weights.tooMany
  if (extra < mistyped && extra < unclosed) return superfluous(reader)
  if (unclosed <= mistyped) {
    reportUnclosed(reader, reader.stack.slice(below + 1))
    while (reader.top !== owner) reader.close(reader.lastEnd)
  } else {
    const right = closerOf(frame.node.kind)
    const message = `What was opened with ${openerOf(frame.node.kind)} is closed with ${right}, not with ${closerOf(kind)}. Write ${right}.`
    reader.report({ kind: 'bracket', message, group: 'wrong bracket', suggestion: right, offset: reader.at, length: 1 })
  }
  closeHere(reader)
}

export function readCloser(reader: Reader, frame: ParseFrame) {
  const kind = kindOf(reader.text.charCodeAt(reader.at))
  const indent = reader.options.trustsIndent ? reader.currentIndent() : undefined
  if (indent !== undefined && !(frame.node.kind === kind && frame.indent === indent)) {
    const start = reader.lineStart()
    const owner = reader.stack.findLastIndex(
      (item) => item.indent === indent && item.node.kind === kind && item.lineStart !== start,
    )
    if (owner !== -1) {
      reportUnclosed(reader, reader.stack.slice(owner + 1))
      while (reader.stack.length > owner + 1) reader.close(reader.lastEnd)
      return closeHere(reader)
    }
    if (indent > frame.indent && frame.lineStart !== start) return superfluous(reader)
  }
  const isTooEarly =
    reader.options.trustsIndent &&
    indent === undefined &&
    frame.lineStart !== reader.lineStart() &&
    frame.indent < reader.indentOf(reader.lineStart())
  if (isTooEarly) return superfluous(reader)
  if (frame.node.kind === kind) closeHere(reader)
  else closeWrong(reader, frame)
}

/** Closes objects and lists before a line that is less indented. */
export function leaveByIndent(reader: Reader): boolean {
  const indent = reader.currentIndent()
  if (indent === undefined) return false
  const start = reader.lineStart()
  const isPast = (frame: ParseFrame | undefined) =>
    frame !== undefined && frame.lineStart !== start && frame.indent >= indent && !frame.isGuessed
  let count = 0
  while (count < reader.stack.length - 1 && isPast(reader.stack[reader.stack.length - 1 - count])) count++
  const holder = reader.stack[reader.stack.length - 1 - count]
  const wants = /^["'“‘\w]/.test(reader.text.slice(reader.at, reader.at + 1)) ? 'object' : 'array'
  if (count === 0 || holder?.node.kind !== wants) return false
  closeUnclosed(reader, count)
  return true
}

export function closeAtEnd(reader: Reader): void {
  const { stack, text, lastEnd } = reader
  reader.reportPendingComma()
  if (stack.length === 0) return
  const last = reader.mistakes.at(-1)
  if (last && reader.brokenText === last.offset && last.offset + last.length >= text.trimEnd().length) {
    const what = last.message === unclosedName ? 'name' : 'text'
    last.message = `The file stops in the middle of this ${what}: its end is lost. Bring back the last good version of the file, or write what is missing.`
  } else reportCutOff(reader)
  while (stack.length > 0) reader.close(lastEnd)
}

/** Either the end of the text is missing, or brackets further up are. */
function reportCutOff({ stack, text, lastEnd, placeOf, report }: Reader): void {
  const named = stack.filter(({ isGuessed }) => !isGuessed)
  const inner = named.at(-1)
  if (!inner) return
  const offset = Math.max(0, Math.min(lastEnd, text.length) - 1)
  const closers = named.toReversed().map(({ node }) => closerOf(node.kind))
  const { line } = placeOf(inner.node.start)
  const message =
    named.length > 2
      ? `The file stops here, and ${named.length} brackets are still open, the last one in line ${line}: its end is lost. Bring back the last good version of the file, or write what is missing.`
      : `The file stops here, before ${closers.join(' and ')}: the ${openerOf(inner.node.kind)} in line ${line} is never closed. If nothing else is lost, put ${closers.join(' and ')} here; or, if the bracket was lost further up, where what belongs to it ends.`
  report({ kind: 'bracket', message, offset, length: 1 })
}

export function readClosersAfterEnd(reader: Reader): void {
  superfluous(reader)
  for (reader.skip(); isCloser(reader.text.charCodeAt(reader.at)); reader.skip()) reader.at++
}
