import type { Edit } from '../../edits/edit'
import type { Deed, HalfTyped } from '../../edits/store'
import { isObject } from '../../model/json'

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isMissing = (value: unknown) => value === undefined

/** Half a character cannot be written to a file. */
const halfCharacter = /\p{Surrogate}/u

function isJson(value: unknown): value is string {
  if (!isText(value) || halfCharacter.test(value)) return false
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

/** Reads what a place in a list is known by. */
function isBeside(value: unknown): boolean {
  if (!isObject(value)) return false
  const { before, after, length } = value
  return isCount(length) && [before, after].every((print) => isMissing(print) || isText(print))
}

/** Reads an edit that a browser has sent; how exactly it is written is not the browser's to say. */
function readEdit(value: unknown): Edit | undefined {
  if (!isObject(value) || !isText(value.pointer) || !/^(?:\/|$)/.test(value.pointer)) return undefined
  const { kind, pointer, expect, json, index, beside, key, from, to } = value
  if (kind === 'replace' && isJson(expect) && isJson(json)) return { kind, pointer, expect, json }
  if (kind === 'remove' && isJson(expect)) return { kind, pointer, expect }
  if (kind === 'move' && isJson(expect) && isCount(from) && isCount(to)) return { kind, pointer, from, to, expect }
  const isNamed = isMissing(key) || isText(key)
  if (kind !== 'insert' || !isCount(index) || !isJson(json) || !isBeside(beside) || !isNamed) return undefined
  const { before, after, length } = beside as { before?: string; after?: string; length: number }
  return { kind, pointer, index, beside: { before, after, length }, json, ...(isText(key) && { key }) }
}

/** No deed has more edits. */
const mostEdits = 500

/** Reads a deed that a browser has sent; undefined where it is none. */
export function readDeed(value: unknown): Deed | undefined {
  if (!isObject(value) || !Array.isArray(value.edits)) return undefined
  const { label, page, revision, allowProblems } = value
  if (!isText(label) || !isText(page) || !isText(revision)) return undefined
  const edits = value.edits.slice(0, mostEdits + 1).flatMap((edit) => readEdit(edit) ?? [])
  if (edits.length === 0 || edits.length !== value.edits.length || edits.length > mostEdits) return undefined
  return { label: label.slice(0, 200), page, revision, edits, allowProblems: allowProblems === true }
}

/** Reads half-typed words that a browser has sent; undefined where they are none. */
export function readDraft(value: unknown): Omit<HalfTyped, 'time'> | undefined {
  if (!isObject(value)) return undefined
  const { page, pointer, label, text, revision } = value
  if (!isText(page) || !isText(pointer) || !isText(label) || !isText(text) || !isText(revision)) return undefined
  return { page, pointer, label: label.slice(0, 200), text, revision }
}
