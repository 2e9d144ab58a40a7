import type { FormFieldField } from '../../base/schema-types/content'
import { asList, asObject, isObject } from '../../base/shared-types/json'

/** A form as it is written, which may have mistakes. */
export interface WrittenForm {
  id?: string
  /** The sound ones, with their places. */
  fields: { field: FormFieldField; index: number }[]
}

const isField = (value: unknown): value is FormFieldField =>
  isObject(value) && typeof value.kind === 'string' && typeof value.label === 'string'

export function readForm(value: unknown): WrittenForm {
  const { id, fields } = asObject(value)
  return {
    id: typeof id === 'string' ? id : undefined,
    fields: asList(fields).flatMap((field, index) => (isField(field) ? [{ field, index }] : [])),
  }
}
