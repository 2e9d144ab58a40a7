import { isObject } from '../../../base/shared-types/json'
import { isPicture } from '../../../base/shared-types/pictures'
import type { PageRule } from '../findings/rule'

function pictureIn(field: unknown): string | undefined {
  const address = isObject(field) ? field.src : field
  return typeof address === 'string' && isPicture(address) ? address : undefined
}

/** Files drawn for a picture ("drawnFor" names its field) begin with its name and a hyphen. */
export const drawnFor: PageRule = {
  code: 'drawn-for',
  severity: 'warning',
  scope: 'page',
  check: ({ ofFormat }) =>
    ofFormat('drawnFor').flatMap(({ value, pointer, parent, wanted }) => {
      const picture = isObject(parent) ? pictureIn(parent[String(wanted)]) : undefined
      if (picture === undefined || !Array.isArray(value)) return []
      const start = picture.replace(/\.[^.]+$/, '-')
      return value.flatMap((name, index) => {
        if (typeof name !== 'string' || name.startsWith(start)) return []
        const message = `"${name}" was not drawn for "${picture}" and would move in the wrong place. Name one that was (it begins with "${start}"), or remove it: then the picture is still.`
        return [{ pointer: `${pointer}/${index}`, message }]
      })
    }),
}
