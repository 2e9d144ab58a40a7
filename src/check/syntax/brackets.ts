import { code, isCloser } from './characters'
import { type Mistake, replace } from './mistake'
import type { JsonNode } from './node'
import type { Frame, Reader } from './reader'

type Kind = JsonNode['kind']

export const openerOf = (kind: Kind): string => (kind === 'object' ? '{' : '[')
export const closerOf = (kind: Kind): string => (kind === 'object' ? '}' : ']')
const kindOf = (closer: number): Kind => (closer === code.closeObject ? 'object' : 'array')

/** The kinds of what is open, the outermost first. */
export const openKinds = (reader: Reader): Kind[] => reader.stack.map(({ node }) => node.kind)

/** How many brackets would not fit from an offset on, were these open there. A guess: texts are skipped roughly. */
export function misfits(reader: Reader, from: number, kinds: Kind[]): number {
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

/** One message for brackets that are still open where something shows that they should have been closed. */
function reportUnclosed(reader: Reader, frames: Frame[], before: string, fix?: Mistake['fix']): void {
  const named = frames.filter(({ isGuessed }) => !isGuessed)
  const inner = named.at(-1)
  if (!inner) return
  const closer = closerOf(inner.node.kind)
  const others =
    named.length > 1 ? ` ${named.length - 1} more around it ${named.length > 2 ? 'are' : 'is'} open too.` : ''
  const message = `This ${openerOf(inner.node.kind)} is never closed. Put a ${closer} where what belongs to it ends${before}.${others}`
  reader.report({ kind: 'bracket', message, suggestion: closer, offset: inner.node.start, length: 1, fix })
}

const short = (words: string): string => (words.length > 40 ? `${words.slice(0, 40)}…` : words)

const lineAt = (reader: Reader): string =>
  short(
    reader.text
      .slice(reader.at, reader.at + 60)
      .split(/[\r\n]/)[0]
      ?.trim() ?? '',
  )

/** Closes frames that nothing closes, with one message. The last bracket or value before is where they end. */
export function giveUp(reader: Reader, count: number): void {
  const frames = reader.stack.slice(-count)
  reportUnclosed(reader, frames, `, at the latest before ${lineAt(reader)}`)
  const end = reader.lastEnd
  for (let left = count; left > 0; left--) reader.close(end)
  if (reader.top) reader.top.after = 'comma'
}

function superfluous(reader: Reader) {
  const sign = reader.text[reader.at]
  const last = reader.top?.node.kind === 'object' ? reader.top.node.children.at(-1) : undefined
  if (sign === ']' && last?.kind === 'object' && last.end === reader.lastEnd) return listWithoutOpener(reader, last)
  const message = `There is a ${sign} too many here: nothing is open that it could close. Remove it.`
  reader.report({ kind: 'bracket', message, offset: reader.at, length: 1 })
  reader.at++
}

/** `"items": {…}]`: the list of one object lacks its opening bracket. */
function listWithoutOpener(reader: Reader, node: JsonNode): void {
  const message =
    'A [ is missing before this: a ] below closes a list that nothing opens. Put a [ here, or remove the ].'
  reader.report({ kind: 'bracket', message, suggestion: '[', offset: node.start, length: 1 })
  const first = { ...node, keyStart: -1, keyEnd: -1, key: undefined }
  reader.at++
  reader.lastEnd = reader.at
  Object.assign(node, { kind: 'array', end: reader.at, children: [first] })
}

function closeHere(reader: Reader): void {
  reader.at++
  reader.close(reader.at)
}

/** A closing bracket of the wrong kind: is it mistyped, is one missing before it, or is it one too many? */
function closeWrong(reader: Reader, frame: Frame) {
  const kind = kindOf(reader.text.charCodeAt(reader.at))
  const kinds = openKinds(reader)
  const below = kinds.lastIndexOf(kind)
  const indent = reader.ownIndent()
  const owner = reader.stack[below]
  const cost = (open: Kind[]) => misfits(reader, reader.at + 1, open)
  const hint = (fits: boolean) => (fits && indent !== undefined ? -0.5 : 0)
  const mistyped = cost(kinds.slice(0, -1)) + hint(indent === frame.indent)
  const unclosed = owner ? cost(kinds.slice(0, below)) + 0.1 + hint(indent === owner.indent) : Number.POSITIVE_INFINITY
  const extra = cost(kinds.slice()) + 0.2
  if (extra < mistyped && extra < unclosed) return superfluous(reader)
  if (unclosed <= mistyped) {
    reportUnclosed(reader, reader.stack.slice(below + 1), `, at the latest before this ${closerOf(kind)}`)
    while (reader.top !== owner) reader.close(reader.lastEnd)
  } else {
    const right = closerOf(frame.node.kind)
    const message = `What was opened with ${openerOf(frame.node.kind)} is closed with ${right}, not with ${closerOf(kind)}. Write ${right}.`
    reader.report({ kind: 'bracket', message, suggestion: right, offset: reader.at, length: 1 })
  }
  closeHere(reader)
}

/** Reads a closing bracket. */
export function readCloser(reader: Reader, frame: Frame) {
  const kind = kindOf(reader.text.charCodeAt(reader.at))
  const indent = reader.options.trustsIndent ? reader.ownIndent() : undefined
  if (indent !== undefined && !(frame.node.kind === kind && frame.indent === indent)) {
    const start = reader.lineStart()
    const owner = reader.stack.findLastIndex(
      (item) => item.indent === indent && item.node.kind === kind && item.lineStart !== start,
    )
    if (owner !== -1) {
      reportUnclosed(reader, reader.stack.slice(owner + 1), `, at the latest before this ${closerOf(kind)}`)
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

/** With the indentation as the guide: closes what should have been closed before a line that is less indented. */
export function leaveByIndent(reader: Reader): boolean {
  const indent = reader.ownIndent()
  if (indent === undefined) return false
  const start = reader.lineStart()
  const isPast = (frame: Frame | undefined) =>
    frame !== undefined && frame.lineStart !== start && frame.indent >= indent && !frame.isGuessed
  let count = 0
  while (count < reader.stack.length - 1 && isPast(reader.stack[reader.stack.length - 1 - count])) count++
  const holder = reader.stack[reader.stack.length - 1 - count]
  const wants = /^["'“‘\w]/.test(reader.text.slice(reader.at, reader.at + 1)) ? 'object' : 'array'
  if (count === 0 || holder?.node.kind !== wants) return false
  giveUp(reader, count)
  return true
}

/** The brackets that would close what is open at the end; only where the indentation leaves no doubt. */
function closersAtEnd(reader: Reader): Mistake['fix'] {
  const { text, stack, lastEnd } = reader
  const isSure =
    reader.options.trustsIndent &&
    reader.mistakes.every(({ kind }) => kind !== 'bracket') &&
    stack.every((frame, index) => frame.indent > (stack[index - 1]?.indent ?? -1) && !frame.isGuessed) &&
    (stack.at(-1)?.after === 'value' || stack.at(-1)?.after === 'comma') &&
    text.slice(stack.at(-1)?.node.start, lastEnd).includes('\n')
  if (!isSure) return undefined
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const closers = stack.toReversed().map(({ node, lineStart, indent }) => {
    return `${eol}${text.slice(lineStart, lineStart + indent)}${closerOf(node.kind)}`
  })
  const comma = stack.at(-1)?.after === 'comma' ? text.indexOf(',', lastEnd) : -1
  if (comma !== -1 && text.slice(lastEnd, comma).trim() !== '') return undefined
  const end = comma === -1 ? lastEnd : comma + 1
  return [replace(lastEnd, end - lastEnd, closers.join(''))]
}

/** The text ends: what is still open stays so. */
export function readEnd(reader: Reader): void {
  const { stack } = reader
  if (stack.length === 0) return
  const last = reader.mistakes.at(-1)
  const stopsInText =
    last?.kind === 'other' &&
    /["'“‘`]/.test(reader.text[last.offset] ?? '') &&
    last.offset + last.length >= reader.text.trimEnd().length
  // A text that was cut off says enough.
  if (!stopsInText) reportUnclosed(reader, stack, ': the file stops before that', closersAtEnd(reader))
  const end = reader.lastEnd
  while (stack.length > 0) reader.close(end)
}

/** Skips closing brackets behind the end of the content. */
export function readClosersBehindEnd(reader: Reader): void {
  superfluous(reader)
  for (reader.skip(); isCloser(reader.text.charCodeAt(reader.at)); reader.skip()) reader.at++
}
