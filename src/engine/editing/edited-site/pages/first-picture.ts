import { isPicture } from '../../../base/shared-types/pictures'
import { placeholderPicture } from '../../../content/schema-model/examples/placeholder-picture'

export function firstPicture(value: unknown): string | undefined {
  if (typeof value === 'string')
    return value.startsWith('/') && value !== placeholderPicture && isPicture(value) ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const part of Object.values(value)) {
    const picture = firstPicture(part)
    if (picture !== undefined) return picture
  }
  return undefined
}
