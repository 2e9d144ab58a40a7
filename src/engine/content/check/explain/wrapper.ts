import { isObject } from '../../../base/shared-types/json'
import type { Schema } from '../../schema-model/schema-book'

/** The field with an object of only the outer one's fields: { "props": { "html": … } }. */
export const wrapperIn = (data: Record<string, unknown>, fields: Record<string, Schema>): string | undefined =>
  Object.keys(data).find((name) => {
    const inner = data[name]
    if (!isObject(inner) || Object.hasOwn(fields, name)) return false
    const names = Object.keys(inner)
    return names.length > 0 && names.every((part) => Object.hasOwn(fields, part) && !Object.hasOwn(data, part))
  })
