import { type Document, gapAt, pathTo, rawOf } from '../document'
import type { Refusal, Replace, Spliced } from '../edit'
import { writeLike } from '../escapes'
import { formattingAt, indentOf, layOut } from '../layout'
import { isSameValue } from './same-value'

const lineBreak = /[\n\r]/

/** Undefined on one line with its neighbours. */
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

export function spliceReplace(document: Document, edit: Replace): Spliced | { refusal: Refusal } {
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
