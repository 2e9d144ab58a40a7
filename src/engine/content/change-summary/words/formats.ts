import type { Annotation } from '../../schema-model/validation/open-validator'

export type FormatOf = (holder: unknown, field: string) => string | undefined

const known = new Set(['html', 'film', 'href', 'page', 'entry-order'])

/** By the object that holds the field: no pointer into the file is needed. */
export function readFormats(found: Annotation[]): FormatOf {
  const formats = new Map<unknown, Map<string, string>>()
  for (const { format, parent, pointer } of found) {
    if (!known.has(format)) continue
    const fields = formats.get(parent) ?? new Map<string, string>()
    formats.set(parent, fields.set(pointer.slice(pointer.lastIndexOf('/') + 1), format))
  }
  return (holder, field) => formats.get(holder)?.get(field)
}
