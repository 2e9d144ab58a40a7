import { type Document, gapAt, pathTo, rawOf } from '../document'
import type { EditRefusal, Replace, Spliced } from '../edit'
import { formattingAt, indentOf, layOut } from '../layout'
import { isSameValue } from './same-value'

const writtenIn = (raw: string): string[] => raw.slice(1, -1).match(/\\u[\da-fA-F]{4}|\\[^u]|[^\\]/g) ?? []

const isLow = (char: string | undefined) => char !== undefined && char >= '\uDC00' && char <= '\uDFFF'

/** Keeps the common start and end as written, and the escapes of the old string. */
function writeLike(oldRaw: string, text: string): string {
  const written = writtenIn(oldRaw)
  const old: string = JSON.parse(oldRaw)
  const most = Math.min(old.length, text.length)
  let head = 0
  while (head < most && old[head] === text[head]) head++
  // A surrogate pair is one character.
  if (head > 0 && (isLow(old[head]) || isLow(text[head]))) head--
  let tail = 0
  while (tail < most - head && old.at(-1 - tail) === text.at(-1 - tail)) tail++
  if (tail > 0 && (isLow(old[old.length - tail]) || isLow(text[text.length - tail]))) tail--
  const escapes = new Map(written.flatMap((form, at) => (form.length > 1 ? [[old[at], form]] : [])))
  const middle = Array.from(text.slice(head, text.length - tail), (char) => {
    const known = char.length === 1 ? escapes.get(char) : undefined
    return known ?? JSON.stringify(char).slice(1, -1)
  })
  return `"${written.slice(0, head).join('')}${middle.join('')}${written.slice(written.length - tail).join('')}"`
}

const lineBreak = /[\n\r]/

/** Undefined if the value and its neighbours share a line. */
function indentAround({ text }: Document, path: ReturnType<typeof pathTo> & object): string | undefined {
  const node = path.at(-1)
  const parent = path.at(-2)
  if (!node) return undefined
  const old = rawOf(text, node)
  if (node.children.length > 0 && !lineBreak.test(old)) return undefined
  if (!parent) return lineBreak.test(text.trim()) ? '' : undefined
  return indentOf(gapAt(text, parent, parent.children.indexOf(node)))
}

function writeValue(document: Document, path: ReturnType<typeof pathTo> & object, old: string, edit: Replace): string {
  if (edit.isExact) return edit.json
  if (old.startsWith('"') && edit.json.trim().startsWith('"')) return writeLike(old, JSON.parse(edit.json))
  return layOut(edit.json, formattingAt(document, path), indentAround(document, path))
}

export function spliceReplace(document: Document, edit: Replace): Spliced | { refusal: EditRefusal } {
  const { pointer, expect, json } = edit
  const path = pathTo(document, pointer)
  const node = path?.at(-1)
  if (!path || !node) return { refusal: { reason: 'gone', pointer, mine: json } }
  const found = rawOf(document.text, node)
  if (!isSameValue(found, expect))
    return { refusal: { reason: 'conflict', pointer, expected: expect, found, mine: json } }
  const text = writeValue(document, path, found, edit)
  return {
    splice: { offset: node.start, length: node.end - node.start, text },
    inverse: { kind: 'replace', pointer, expect: text, json: found, isExact: true },
  }
}
