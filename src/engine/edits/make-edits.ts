import type { JsonNode } from '../json'
import { parentPointer } from '../model/json'
import { applyEdit } from './apply-edit'
import { besideOf } from './beside'
import { type Document, findValue, indexOfToken, keyOf, openDocument, rawOf } from './document'
import type { Edit } from './edit'

/** A value that a pointer names, in the text that it was found in. Throws where there is none: a mistake of the caller's. */
function openAt(text: string, pointer: string): { document: Document; node: JsonNode } {
  const document = openDocument(text)
  if ('refusal' in document) throw new Error('The text of an edit cannot be read.')
  const node = findValue(document, pointer)
  if (!node) throw new Error(`There is no value at "${pointer}".`)
  return { document, node }
}

/** Returns the edit that writes another value, given as JSON, at a pointer. */
export function replaceValue(text: string, pointer: string, json: string): Edit {
  const { node } = openAt(text, pointer)
  return { kind: 'replace', pointer, expect: rawOf(text, node), json }
}

/** Returns the edit that adds a value, given as JSON, to a list, before the item with a number; at the end without one. */
export function insertItem(text: string, pointer: string, json: string, index?: number): Edit {
  const { node } = openAt(text, pointer)
  const at = index ?? node.children.length
  return { kind: 'insert', pointer, index: at, beside: besideOf(text, node, at), json }
}

/** Returns the edit that adds a field, with a value given as JSON, to an object; at the end unless a place is given. */
export function insertMember(text: string, pointer: string, key: string, json: string, index?: number): Edit {
  const { node } = openAt(text, pointer)
  const at = index ?? node.children.length
  return { kind: 'insert', pointer, index: at, beside: besideOf(text, node, at), key, json }
}

/** Returns the edit that takes out the item, or the field, at a pointer. */
export function removeValue(text: string, pointer: string): Edit {
  const { node } = openAt(text, pointer)
  return { kind: 'remove', pointer, expect: rawOf(text, node) }
}

/** Returns a pointer as it is when the item of a list at another pointer is gone. */
function pointerWithout({ document, node }: ReturnType<typeof openAt>, list: string, pointer: string, index: number) {
  const rest = pointer.startsWith(`${list}/`) ? pointer.slice(list.length + 1).split('/') : []
  const at = rest.length > 0 && node.kind === 'array' ? indexOfToken(document.text, node, rest[0] ?? '') : -1
  return at > index ? [list, at - 1, ...rest.slice(1)].join('/') : pointer
}

/**
 * Returns the edits that give an item, or a field, another place: among the others of its list, or, as a field keeps its
 * name, in another list or object. `index` is its number when it is there; without one it comes to the end.
 */
export function moveValue(text: string, from: string, to: string, index?: number): Edit[] {
  const source = openAt(text, parentPointer(from))
  const { node } = openAt(text, from)
  const number = indexOfToken(text, source.node, from.slice(parentPointer(from).length + 1))
  const expect = rawOf(text, node)
  if (parentPointer(from) === to) {
    const last = source.node.children.length - 1
    return [{ kind: 'move', pointer: to, from: number, to: Math.min(index ?? last, last), expect }]
  }
  if (`${to}/`.startsWith(`${from}/`)) throw new Error('Nothing can be moved into itself.')
  const remove: Edit = { kind: 'remove', pointer: from, expect }
  const without = applyEdit(text, remove)
  if ('refusal' in without) throw new Error(`The value at "${from}" cannot be moved.`)
  const pointer = pointerWithout(source, parentPointer(from), to, number)
  const insert =
    node.keyStart < 0
      ? insertItem(without.text, pointer, expect, index)
      : insertMember(without.text, pointer, keyOf(text, node), expect, index)
  return [remove, insert]
}

/** Returns edits of a part of a text as edits of the whole one; `pointer` is where the part stands. */
export const editsWithin = (pointer: string, edits: readonly Edit[]): Edit[] =>
  edits.map((edit) => ({ ...edit, pointer: pointer + edit.pointer }))
