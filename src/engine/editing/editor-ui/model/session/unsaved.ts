import { parentPointer, parseJson } from '../../../../base/shared-types/json'
import type { Edit } from '../../../../content/json-edits/edit'
import { rebasePointer } from '../../../../content/json-edits/rebase/rebase-pointer'
import type { CommandAnswer, EditCommand } from '../../../edited-site/command'
import type { Overview, TextDraft } from '../../../edited-site/overview'
import { withConditionalFields } from '../edits/conditional-fields'
import { rawAt } from '../edits/field-edits'
import { typedEdits, typedText } from '../edits/typed-edits'
import { describeField } from '../page/field'
import type { OpenPage } from '../page/open-page'

export type WriteTyped = (page: OpenPage, text: string) => Edit[]

/** The file is compared with the page at the time the field was opened. */
export interface EditedField {
  page: OpenPage
  pointer: string
  /** "Heading of Banner". */
  label: string
  write?: WriteTyped
}

/** A visit of a field: all that is saved during it is one step of undo. */
export interface FieldVisit {
  entry?: string
}

export interface Unsaved {
  id: number
  open: EditedField
  name: string
  pointer?: string
  text: string
  visit?: FieldVisit
  message?: string
  /** The value that the message proposes. */
  meant?: string
  /** What its field lacks, until that is left: then it is the message. */
  lacks?: string
  /** What someone else has written there, as JSON. */
  conflict?: { sentence: string; theirs: string }
}

function followOpen({ page, pointer }: EditedField, now: OpenPage): string | undefined {
  if (page === now || !page.holds(pointer)) return pointer
  const base = page.sourceOf(pointer)
  const rest = pointer.slice(base.pointer.length)
  const place = base.pointer === page.pointer ? now.pointer : base.pointer
  if (!now.holds(place)) return undefined
  // An optional field, and its object, may be missing, so what holds them is followed. An item of a list is known by its
  // place alone.
  const isItem = Array.isArray(page.valueAt(parentPointer(pointer)))
  let end = isItem ? rest.length : rest.lastIndexOf('/')
  while (end > 0 && page.valueAt(base.pointer + rest.slice(0, end)) === undefined) end = rest.lastIndexOf('/', end - 1)
  const followed = rebasePointer(base.raw, now.sourceOf(place).raw, rest.slice(0, end))
  return followed === undefined ? undefined : place + followed + rest.slice(end)
}

/** Empty if the value is missing. */
export const rawOr = (page: OpenPage, pointer: string): string =>
  page.valueAt(pointer) === undefined ? '' : rawAt(page, pointer)

function followName({ open, pointer, name }: Unsaved, overview: Overview): string | undefined {
  const { page } = open
  if (!open.pointer.startsWith(`${page.pointer}/`)) return pointer
  const now = overview.pages.find((named) => named.name === name)
  return now && now.pointer + open.pointer.slice(page.pointer.length)
}

/** `page` is the open one. */
export function follow(one: Unsaved, page: OpenPage): Unsaved {
  const { open, name } = one
  if (name !== page.text.name) return { ...one, pointer: followName(one, page.text) }
  const pointer = followOpen(open, page)
  // The field is unchanged: other changes of the page are no conflict.
  const isSame = pointer !== undefined && rawOr(open.page, open.pointer) === rawOr(page, pointer)
  return { ...one, pointer, open: isSame ? { ...open, page, pointer } : open }
}

export function toWriteCommand(
  { page, pointer, label, write }: EditedField,
  text: string,
  visit?: FieldVisit,
): EditCommand {
  const typed = write ? write(page, text) : typedEdits(page, describeField(page, pointer), text)
  const edits = withConditionalFields(page, typed)
  const { name, revision } = page.text
  return { label: `${label} changed`, page: name, revision, edits, ...(visit?.entry && { continues: visit.entry }) }
}

/** Whether a text is saved while it is typed: words are, but half an address or date is another one. */
export const isSavedWhileTyped = ({ page, pointer, write }: EditedField): boolean =>
  write === undefined && page.holds(pointer) && describeField(page, pointer).isWords

/** Whether the file has the text of a draft: the editor was closed while it was being written. */
export const isInFile = (page: OpenPage, { page: name, pointer, text }: TextDraft): boolean =>
  name === page.text.name && page.canHold(pointer) && typedText(describeField(page, pointer)) === text

export const draftOf = ({ page, pointer, label }: EditedField, text: string): Omit<TextDraft, 'time'> => ({
  page: page.text.name,
  pointer,
  label,
  text,
  revision: page.text.revision,
})

/** Whether a conflict is about our own writing, the answer to which was lost. */
export function isOwnWriting(answer: Extract<CommandAnswer, { kind: 'conflict' }>, text: string): boolean {
  if (answer.mine === undefined) return text === '' && answer.found === ''
  const found = parseJson(answer.found)
  return found !== undefined && JSON.stringify(parseJson(answer.mine)) === JSON.stringify(found)
}
