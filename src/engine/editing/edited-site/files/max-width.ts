import { isObject } from '../../../base/shared-types/json'
import { maxPictureWidth } from '../../../base/shared-types/pictures'
import type { Schemas } from '../../../content/schema-model/schemas'

/** Css pixels; 0 without the keyword "shown". */
function largestShown(schema: unknown): number {
  if (Array.isArray(schema)) return Math.max(0, ...schema.map(largestShown))
  if (!isObject(schema)) return 0
  const { shown } = schema
  const own = isObject(shown) && typeof shown.width === 'number' ? shown.width : 0
  return Math.max(own, ...Object.values(schema).map(largestShown))
}

/** Twice the largest width at which a schema shows a picture, for sharp screens. At most that of the widest copy. */
export function maxWidth({ 'meta.schema.json': _, ...schemas }: Schemas): number {
  const shown = Object.values(schemas).reduce<number>((max, schema) => Math.max(max, largestShown(schema)), 0)
  return shown === 0 ? maxPictureWidth : Math.min(2 * shown, maxPictureWidth)
}
