import { isAtOrBelow, isObject, parentPointer, selfAndAncestors } from '../../../../base/shared-types/json'
import { applyEdits } from '../../../../content/json-edits/apply-edit'
import type { Edit } from '../../../../content/json-edits/edit'
import type { OpenPage } from '../page/open-page'
import { exampleAt } from './example-at'
import { takeOut, writeField } from './field-edits'

/** The longest chain of fields that appear because of each other. It ends conditions that go round in a circle. */
const mostFollowing = 20

/** Undefined for edits of several parts, or of the file around them. */
function pageAfter(page: OpenPage, edits: readonly Edit[]): OpenPage | undefined {
  const [first] = edits
  if (!first || !page.holds(first.pointer)) return undefined
  const part = page.sourceOf(first.pointer)
  if (!edits.every(({ pointer }) => isAtOrBelow(pointer, part.pointer))) return undefined
  const inPart = edits.map((edit) => ({ ...edit, pointer: edit.pointer.slice(part.pointer.length) }))
  const outcome = applyEdits(part.raw, inPart)
  return 'refusal' in outcome ? undefined : page.with(part.pointer, outcome.text)
}

const conditionalObjects = (page: OpenPage, { kind, pointer }: Edit): string[] =>
  [...selfAndAncestors(kind === 'insert' ? pointer : parentPointer(pointer))].filter(
    (place) =>
      place !== page.pointer && page.holds(place) && isObject(page.valueAt(place)) && page.isConditional(place),
  )

/** Removes a field that the schema no longer has, or adds one that it now requires. */
function nextEdits(before: OpenPage, after: OpenPage, object: string): Edit[] {
  const value = after.valueAt(object)
  if (!isObject(value)) return []
  const [was, is] = [before.fieldsAt(object), after.fieldsAt(object)]
  const gone = Object.keys(value).find((name) => name in was && !(name in is))
  if (gone !== undefined) return takeOut(after, `${object}/${gone}`)
  const places = Object.keys(is).map((name) => `${object}/${name}`)
  const needed = places.find(
    (place) => after.valueAt(place) === undefined && after.isRequired(place) && !before.isRequired(place),
  )
  return needed === undefined ? [] : writeField(after, needed, JSON.stringify(exampleAt(after, needed)))
}

export function withConditionalFields(page: OpenPage, edits: Edit[]): Edit[] {
  const objects = [...new Set(edits.flatMap((edit) => conditionalObjects(page, edit)))]
  const all = [...edits]
  for (let count = 0; objects.length > 0 && count < mostFollowing; count++) {
    const after = pageAfter(page, all)
    const next = objects.flatMap((object) => (after ? nextEdits(page, after, object) : [])).slice(0, 1)
    if (next.length === 0) break
    all.push(...next)
  }
  return all
}
