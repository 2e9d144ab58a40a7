import type { Edit } from '../../edits/edit'
import { followPointer } from '../../edits/follow/follow-pointer'
import type { Answer, Deed, HalfTyped, Overview } from '../../edits/store'
import { parentPointer } from '../../model/json'
import { rawAt } from '../deeds/fields'
import { describeField } from '../fields/field'
import { typedEdits, typedText } from '../fields/written'
import type { OpenPage } from '../page/open-page'

/** Makes the edits that write what was typed. */
export type WriteTyped = (page: OpenPage, text: string) => Edit[]

/** A field that is typed into, on the page as it was when that began: what is written is compared to that. */
export interface OpenText {
  page: OpenPage
  pointer: string
  /** "Heading of Banner". */
  label: string
  /** Makes the edits, where more than the field itself is written. */
  write?: WriteTyped
}

/** What was typed into a field and is not in the file yet. */
export interface Unsaved {
  id: number
  open: OpenText
  /** The name of its page. */
  name: string
  /** Where the field stands by now; undefined where it is gone. */
  pointer?: string
  text: string
  /** The check's sentence, where it refuses the text. */
  message?: string
  /** What somebody else has written there meanwhile, as JSON. */
  conflict?: { sentence: string; theirs: string }
}

/** Returns where a field stands on its page as that is now; undefined where it is gone. */
function followOpen({ page, pointer }: OpenText, now: OpenPage): string | undefined {
  if (page === now || !page.holds(pointer)) return pointer
  const base = page.sourceOf(pointer)
  const rest = pointer.slice(base.pointer.length)
  const place = base.pointer === page.pointer ? now.pointer : base.pointer
  if (!now.holds(place)) return undefined
  // A field may be left out: what it is a part of is followed. An item of a list has no other name than its place.
  const isItem = Array.isArray(page.valueAt(parentPointer(pointer)))
  const end = isItem ? rest.length : rest.lastIndexOf('/')
  const followed = followPointer(base.raw, now.sourceOf(place).raw, rest.slice(0, end))
  return followed === undefined ? undefined : place + followed + rest.slice(end)
}

/** Returns the text of the value at a place; none where there is no value. */
export const rawOr = (page: OpenPage, pointer: string): string =>
  page.valueAt(pointer) === undefined ? '' : rawAt(page, pointer)

/** Returns where a field stands now that is on another page than the open one. */
function followName({ open, pointer, name }: Unsaved, overview: Overview): string | undefined {
  const { page } = open
  if (!open.pointer.startsWith(`${page.pointer}/`)) return pointer
  const now = overview.pages.find((named) => named.name === name)
  return now && now.pointer + open.pointer.slice(page.pointer.length)
}

/** Returns a text with its field where it stands by now. `page` is the one that is open. */
export function follow(one: Unsaved, page: OpenPage): Unsaved {
  const { open, name } = one
  if (name !== page.text.name) return { ...one, pointer: followName(one, page.text) }
  const pointer = followOpen(open, page)
  // Where it holds what it held then, whatever else has changed is no conflict.
  const isSame = pointer !== undefined && rawOr(open.page, open.pointer) === rawOr(page, pointer)
  return { ...one, pointer, open: isSame ? { ...open, page, pointer } : open }
}

/** Returns the deed that writes what was typed. */
export function deedOf({ page, pointer, label, write }: OpenText, text: string): Deed {
  const edits = write ? write(page, text) : typedEdits(page, describeField(page, pointer), text)
  return { label: `${label} changed`, page: page.text.name, revision: page.text.revision, edits }
}

/** Whether words that were kept are in the file by now: the editor was closed while they were written. */
export const isInFile = (page: OpenPage, { page: name, pointer, text }: HalfTyped): boolean =>
  name === page.text.name && page.canHold(pointer) && typedText(describeField(page, pointer)) === text

/** Returns what is kept of words until they are written. */
export const draftOf = ({ page, pointer, label }: OpenText, text: string): Omit<HalfTyped, 'time'> => ({
  page: page.text.name,
  pointer,
  label,
  text,
  revision: page.text.revision,
})

const isSame = (one: string, other: string): boolean => {
  try {
    return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other))
  } catch {
    return false
  }
}

/** Whether the file holds what was sent, although another text was expected there: an answer was lost on its way. */
export function isThere(answer: Extract<Answer, { kind: 'conflict' }>, text: string): boolean {
  if (answer.mine === undefined) return text === '' && answer.found === ''
  return isSame(answer.mine, answer.found)
}
