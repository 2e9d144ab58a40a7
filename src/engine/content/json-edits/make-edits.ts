import type { JsonNode } from '../../base/json-parser'
import { isAtOrBelow, parentPointer } from '../../base/shared-types/json'
import { applyEdit } from './apply-edit'
import { type Document, findValue, indexOfToken, nameOfNode, openDocument, rawOf } from './document'
import type { Edit } from './edit'
import { anchorOf } from './item-anchor'

/** Throws if a pointer has no value: a bug of the caller. */
function openAt(text: string, pointer: string): { document: Document; node: JsonNode } {
  const document = openDocument(text)
  if ('refusal' in document) throw new Error('The text of an edit cannot be read.')
  const node = findValue(document, pointer)
  if (!node) throw new Error(`There is no value at "${pointer}".`)
  return { document, node }
}

export function replaceValue(text: string, pointer: string, json: string): Edit {
  const { node } = openAt(text, pointer)
  return { kind: 'replace', pointer, expect: rawOf(text, node), json }
}

export function insertItem(text: string, pointer: string, json: string, index?: number): Edit {
  const { node } = openAt(text, pointer)
  const at = index ?? node.children.length
  return { kind: 'insert', pointer, index: at, anchor: anchorOf(text, node, at), json }
}

export function insertMember(text: string, pointer: string, key: string, json: string, index?: number): Edit {
  const { node } = openAt(text, pointer)
  const at = index ?? node.children.length
  return { kind: 'insert', pointer, index: at, anchor: anchorOf(text, node, at), key, json }
}

export function removeValue(text: string, pointer: string): Edit {
  const { node } = openAt(text, pointer)
  return { kind: 'remove', pointer, expect: rawOf(text, node) }
}

function pointerWithout({ document, node }: ReturnType<typeof openAt>, list: string, pointer: string, index: number) {
  const rest = pointer.startsWith(`${list}/`) ? pointer.slice(list.length + 1).split('/') : []
  const at = rest.length > 0 && node.kind === 'array' ? indexOfToken(document.text, node, rest[0] ?? '') : -1
  return at > index ? [list, at - 1, ...rest.slice(1)].join('/') : pointer
}

/** Among its siblings, or to another list or object. `index` counts without the moved item; a field keeps its name. */
export function moveValue(text: string, from: string, to: string, index?: number): Edit[] {
  const source = openAt(text, parentPointer(from))
  const { node } = openAt(text, from)
  const number = indexOfToken(text, source.node, from.slice(parentPointer(from).length + 1))
  const expect = rawOf(text, node)
  if (parentPointer(from) === to) {
    const last = source.node.children.length - 1
    return [{ kind: 'move', pointer: to, from: number, to: Math.min(index ?? last, last), expect }]
  }
  if (isAtOrBelow(to, from)) throw new Error('Nothing can be moved into itself.')
  const remove: Edit = { kind: 'remove', pointer: from, expect }
  const without = applyEdit(text, remove)
  if ('refusal' in without) throw new Error(`The value at "${from}" cannot be moved.`)
  const pointer = pointerWithout(source, parentPointer(from), to, number)
  const insert =
    node.keyStart < 0
      ? insertItem(without.text, pointer, expect, index)
      : insertMember(without.text, pointer, nameOfNode(text, node), expect, index)
  return [remove, insert]
}

export const editsWithin = (pointer: string, edits: readonly Edit[]): Edit[] =>
  edits.map((edit) => ({ ...edit, pointer: pointer + edit.pointer }))
