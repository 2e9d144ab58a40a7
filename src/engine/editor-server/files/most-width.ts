import type { Schemas } from '../../check'
import { isObject } from '../../model/json'
import { maxPictureWidth } from '../../model/pictures'

/** Returns the largest width that the keyword "shown" of any schema gives to a picture, in css pixels; 0 without one. */
function largestShown(schema: unknown): number {
  if (Array.isArray(schema)) return Math.max(0, ...schema.map(largestShown))
  if (!isObject(schema)) return 0
  const { shown } = schema
  const own = isObject(shown) && typeof shown.width === 'number' ? shown.width : 0
  return Math.max(own, ...Object.values(schema).map(largestShown))
}

/**
 * Returns how wide a picture is kept, in pixels: twice the largest width at which any place shows one, for sharp screens.
 * The schemas say that width ("shown"). No copy that the build makes is wider than the last step of its ladder
 * (mostPictureWidth), so more is of no use.
 */
export function mostWidth({ 'meta.schema.json': _, ...schemas }: Schemas): number {
  const shown = Object.values(schemas).reduce<number>((most, schema) => Math.max(most, largestShown(schema)), 0)
  return shown === 0 ? maxPictureWidth : Math.min(2 * shown, maxPictureWidth)
}
