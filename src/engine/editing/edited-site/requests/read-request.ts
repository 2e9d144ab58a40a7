import { isObject, isText } from '../../../base/shared-types/json'
import type { EditCommand } from '../command'
import type { TextDraft } from '../overview'
import type { PageChange } from '../page-changes'
import { readEdit } from './edit-shape'
import { isCount, listOf, oneOf, oneOfKinds, optional, shape, type Test } from './shape'

const maxEdits = 500

export function readCommand(value: unknown): EditCommand | undefined {
  if (!isObject(value) || !Array.isArray(value.edits)) return undefined
  const { label, page, revision, allowProblems, continues } = value
  if (!isText(label) || !isText(page) || !isText(revision)) return undefined
  const edits = value.edits.slice(0, maxEdits + 1).flatMap((edit) => readEdit(edit) ?? [])
  if (edits.length === 0 || edits.length !== value.edits.length || edits.length > maxEdits) return undefined
  return {
    ...{ label: label.slice(0, 200), page, revision, edits, allowProblems: allowProblems === true },
    ...(isText(continues) && { continues }),
  }
}

export function readDraft(value: unknown): Omit<TextDraft, 'time'> | undefined {
  if (!isObject(value)) return undefined
  const { page, pointer, label, text, revision } = value
  if (!isText(page) || !isText(pointer) || !isText(label) || !isText(text) || !isText(revision)) return undefined
  return { page, pointer, label: label.slice(0, 200), text, revision }
}

const isShort: Test = (value) => isText(value) && value.length <= 300

/** The schema has the same limit. */
const isAddress: Test = (value) => isText(value) && value.length <= 2000

const isPageChange = oneOfKinds({
  new: shape({
    path: isShort,
    title: isShort,
    template: optional(isShort),
    collection: optional(isShort),
  }),
  copy: shape({ from: isShort, path: isShort, title: isShort }),
  translate: shape({ from: isShort, path: isShort }),
  move: shape({ from: isShort, to: isShort, withChildren: oneOf(true, false) }),
  delete: shape({ name: isShort, leadTo: optional(isShort) }),
  order: shape({ name: isShort, to: isCount, orderBy: optional(isShort) }),
  value: shape({ collection: isShort, field: isShort, value: isShort, to: isShort, page: isShort }),
  redirect: shape({ old: optional(isShort), wanted: optional(shape({ path: isShort, to: isAddress })), page: isShort }),
  contact: shape({ contacts: listOf(shape({ from: isShort, to: isShort })), page: isShort }),
  words: shape({
    ...{ find: isShort, to: isShort, page: isShort, like: oneOf('same', 'any case', 'alike') },
    ...{ isWhole: oneOf(true, false), inAddresses: oneOf(true, false) },
    only: optional(shape({ pointer: isText, index: isCount })),
  }),
})

export const readPageChange = (value: unknown): PageChange | undefined =>
  isPageChange(value) ? (value as PageChange) : undefined
