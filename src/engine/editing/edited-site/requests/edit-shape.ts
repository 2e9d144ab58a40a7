import { isObject, isText, parseJson } from '../../../base/shared-types/json'
import type { Edit } from '../../../content/json-edits/edit'
import { isCount, matches, oneOf, oneOfKinds, optional, shape } from './shape'

/** Half a character cannot be written to a file. */
const halfCharacter = /\p{Surrogate}/u

function isJson(value: unknown): boolean {
  return isText(value) && !halfCharacter.test(value) && parseJson(value) !== undefined
}

/** What separates items: blanks, and one comma at most. More would break the file that it is written to. */
const gap = matches(/^[ \t\r\n]*(?:,[ \t\r\n]*)?$/)
const seam = { gap, before: gap, after: gap }

function isFieldName(value: unknown): boolean {
  const name = isText(value) ? value.match(/^(".*")[ \t\r\n]*:[ \t\r\n]*$/s)?.[1] : undefined
  return value === '' || isJson(name)
}

const pointer = matches(/^(?:\/|$)/)
const anchor = shape({ before: optional(isText), after: optional(isText), length: isCount })

const hasShape = oneOfKinds({
  replace: shape({ pointer, expect: isJson, json: isJson, isExact: optional(oneOf(true)) }),
  insert: shape({
    ...{ pointer, index: isCount, anchor, key: optional(isText), json: isJson, covers: optional(isJson) },
    exact: optional(shape({ ...seam, name: isFieldName })),
  }),
  remove: shape({ pointer, expect: isJson, exact: optional(shape(seam)) }),
  move: shape({ pointer, from: isCount, to: isCount, expect: isJson }),
})

export const isEdit = (value: unknown): value is Edit => hasShape(value)

/** Reads an edit that a browser has sent; how exactly it is written is not the browser's to say. */
export function readEdit(value: unknown): Edit | undefined {
  if (!isObject(value)) return undefined
  const { exact: _, isExact: __, covers: ___, ...edit } = value
  return isEdit(edit) ? edit : undefined
}
