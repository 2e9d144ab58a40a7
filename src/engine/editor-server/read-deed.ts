import { isObject } from '../model/json'
import type { EditCommand } from '../store/command'
import type { TextDraft } from '../store/overview'
import { readEdit } from './edit-shape'
import { isText } from './shape'

/** No deed has more edits. */
const mostEdits = 500

/** Reads a deed that a browser has sent; undefined where it is none. */
export function readDeed(value: unknown): EditCommand | undefined {
  if (!isObject(value) || !Array.isArray(value.edits)) return undefined
  const { label, page, revision, allowProblems } = value
  if (!isText(label) || !isText(page) || !isText(revision)) return undefined
  const edits = value.edits.slice(0, mostEdits + 1).flatMap((edit) => readEdit(edit) ?? [])
  if (edits.length === 0 || edits.length !== value.edits.length || edits.length > mostEdits) return undefined
  return { label: label.slice(0, 200), page, revision, edits, allowProblems: allowProblems === true }
}

/** Reads half-typed words that a browser has sent; undefined where they are none. */
export function readDraft(value: unknown): Omit<TextDraft, 'time'> | undefined {
  if (!isObject(value)) return undefined
  const { page, pointer, label, text, revision } = value
  if (!isText(page) || !isText(pointer) || !isText(label) || !isText(text) || !isText(revision)) return undefined
  return { page, pointer, label: label.slice(0, 200), text, revision }
}
