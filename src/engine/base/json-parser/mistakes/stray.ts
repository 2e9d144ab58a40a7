import { isObject, parseJson } from '../../shared-types/json'
import { countMismatches, openKinds } from '../reader/brackets'
import { charCode } from '../reader/characters'
import { fieldNameOf, type JsonNode } from '../reader/node'
import type { ParseFrame, Reader } from '../reader/reader'

interface Stray {
  end: number
  /** "content" is a whole file: it has "site" or "pages". */
  kind: 'page' | 'block' | 'content' | 'item'
  /** 'page ("/about")' */
  name: string
}

function endOfObject(text: string, start: number): number {
  const open: string[] = []
  const signs = /"(?:[^"\\\r\n]|\\.)*"|[{}[\]]/g
  signs.lastIndex = start
  for (let match = signs.exec(text); match; match = signs.exec(text)) {
    const [sign] = match
    if (sign === '{' || sign === '[') open.push(sign === '{' ? '}' : ']')
    else if (sign === '}' || sign === ']') {
      if (open.pop() !== sign) return -1
      if (open.length === 0) return signs.lastIndex
    }
  }
  return -1
}

/** `list` is the field before: an item like its own belongs into it. */
function strayAt(reader: Reader, start: number, list?: JsonNode): Stray | undefined {
  const { text } = reader
  if (text.charCodeAt(start) !== charCode.openObject || reader.lookAheadLeft < text.length - start) return undefined
  reader.lookAheadLeft -= text.length - start
  const end = endOfObject(text, start)
  const value = end === -1 ? undefined : parseJson(text.slice(start, end))
  if (!isObject(value)) return undefined
  if ('site' in value || 'pages' in value) return { end, kind: 'content', name: 'content' }
  if (typeof value.path === 'string') return { end, kind: 'page', name: `page (${JSON.stringify(value.path)})` }
  const type = typeof value.type === 'string' ? value.type : value.shared
  if (typeof type === 'string') return { end, kind: 'block', name: `block (${type})` }
  const isLike = ({ children }: JsonNode) => children.some((child) => fieldNameOf(text, child) in value)
  const isItem = list?.kind === 'array' && list.children.length > 0 && list.children.every(isLike)
  return isItem ? { end, kind: 'item', name: 'further item' } : undefined
}

function readStrays(reader: Reader, list?: JsonNode): Stray[] {
  const strays: Stray[] = []
  for (let stray = strayAt(reader, reader.at, list); stray; stray = strayAt(reader, reader.at, list)) {
    strays.push(stray)
    reader.at = stray.end
    reader.skip()
    if (reader.text.charCodeAt(reader.at) === charCode.comma) {
      reader.at++
      reader.skip()
    }
  }
  return strays
}

function subject(strays: Stray[]): string {
  const [first] = strays
  if (strays.length === 1) return `A ${first?.name} stands`
  const kinds = [...new Set(strays.map(({ kind }) => `${kind}s`))]
  return `${strays.length} ${kinds.sort().reverse().join(' and ')} stand`
}

const fieldOf = (node: JsonNode | undefined, reader: Reader, name: string) =>
  node?.children.find((child) => reader.text.slice(child.keyStart, child.keyEnd) === `"${name}"`)

/** The line in which a field holds a block where a list of blocks belongs, directly before. */
function unlisted(reader: Reader, holder: JsonNode): number | undefined {
  const last = holder.children.at(-1)
  const type = last?.kind === 'object' && (fieldOf(last, reader, 'type') ?? fieldOf(last, reader, 'shared'))
  return type ? reader.placeOf(last.start).line : undefined
}

function homeOf(strays: Stray[], reader: Reader, holder: JsonNode | undefined): string {
  const them = strays.length === 1 ? 'it' : 'them'
  const arePages = strays.some(({ kind }) => kind === 'page')
  const before = holder?.children.at(-1)
  if (before && strays.some(({ kind }) => kind === 'item'))
    return `Move ${them} into "${fieldNameOf(reader.text, before)}", before the ] in line ${reader.placeOf(before.end - 1).line}.`
  const list = fieldOf(arePages ? reader.root : holder, reader, arePages ? 'pages' : 'blocks')
  if (list?.kind === 'array' && !reader.stack.some(({ node }) => node === list))
    return `Move ${them} into "${arePages ? 'pages' : 'blocks'}", before the ] in line ${reader.placeOf(list.end - 1).line}.`
  if (arePages) return `Move ${them} into "pages", between its [ and ].`
  return `Move ${them} into the "blocks" of a page, beside its other blocks.`
}

/** A page or block pasted in place of a field. If later brackets do not match, a lost bracket is more likely. */
export function readStraysInObject(reader: Reader, frame: ParseFrame): boolean {
  const { at } = reader
  const list = frame.node.children.at(-1)
  const first = strayAt(reader, at, list)
  if (!first || first.kind === 'content' || countMismatches(reader, first.end, openKinds(reader)) > 0) return false
  const strays = readStrays(reader, list)
  const where = reader.stack.length === 1 ? 'outside of every list' : 'where a field belongs'
  const line = first.kind === 'block' ? unlisted(reader, frame.node) : undefined
  const home =
    line === undefined
      ? homeOf(strays, reader, frame.node)
      : `Several blocks are a list: write a [ before the { in line ${line}, and a ] after the last block's }.`
  const message = `${subject(strays)} here, ${where}. ${home}`
  reader.report({ kind: 'other', message, group: `stray ${first.kind}`, offset: at, length: 1 })
  frame.after = 'comma'
  return true
}

export function readStraysAfterEnd(reader: Reader, root: JsonNode): boolean {
  const start = reader.at
  if (reader.text.charCodeAt(reader.at) === charCode.comma) {
    reader.at++
    reader.skip()
  }
  const at = reader.at
  const strays = readStrays(reader)
  if (strays.length === 0) {
    reader.at = start
    return false
  }
  const report = (message: string, offset = at) => reader.report({ kind: 'other', message, offset, length: 1 })
  const isContent = fieldOf(root, reader, 'site') !== undefined || fieldOf(root, reader, 'pages') !== undefined
  const more = strays.some(({ kind }) => kind === 'content')
  if (isContent && more) {
    const { line } = reader.placeOf(root.end - 1)
    report(
      `The content ends in line ${line}, and here it begins a second time. Keep one of the two, and remove the other.`,
    )
  } else if (isContent) report(`${subject(strays)} behind the end of the content. ${homeOf(strays, reader, root)}`)
  else {
    const first = strayAt(reader, root.start)
    const what = first ? `A ${first.name} stands` : 'Something stands'
    report(
      `${what} before the beginning of the content, which is in line ${reader.placeOf(at).line}. ${first ? homeOf([first], reader, root) : 'Move it to where it belongs.'}`,
      root.start,
    )
  }
  return true
}

function endOfRtf(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at + 1
  }
  return text.length
}

export function readRtf(reader: Reader): boolean {
  if (!reader.text.startsWith('{\\rtf', reader.at)) return false
  const message =
    'What begins here was pasted with the codes of a word processor (RTF). Take it out, and paste the words again without their formatting (Ctrl+Shift+V).'
  reader.report({ kind: 'other', message, offset: reader.at, length: '{\\rtf'.length })
  reader.at = endOfRtf(reader.text, reader.at)
  reader.lastEnd = reader.at
  if (reader.top) reader.top.after = 'value'
  return true
}
