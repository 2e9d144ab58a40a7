import { asList, asObject, isObject } from '../../base/shared-types/json'
import type { AskedField } from './form-field-names'

export interface WrittenForm {
  id?: string
  /** The sound ones, with their places. */
  fields: { field: AskedField; index: number }[]
}

const isField = (value: unknown): value is AskedField =>
  isObject(value) && typeof value.kind === 'string' && typeof value.label === 'string'

export function readForm(value: unknown): WrittenForm {
  const { id, fields } = asObject(value)
  return {
    id: typeof id === 'string' ? id : undefined,
    fields: asList(fields).flatMap((field, index) => (isField(field) ? [{ field, index }] : [])),
  }
}

/** Forms are known by their shape: blocks may hold them in fields of any name. */
export function* formsIn(value: unknown): Generator<[id: string, fields: AskedField[]]> {
  if (typeof value !== 'object' || value === null) return
  const { id, fields } = readForm(value)
  if (id !== undefined && fields.length > 0) yield [id, fields.map(({ field }) => field)]
  else for (const part of Object.values(value)) yield* formsIn(part)
}
