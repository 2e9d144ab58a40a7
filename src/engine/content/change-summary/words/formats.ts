import type { Annotation } from '../../check'

/** Returns the schema's format of a field: "html", "film", "href". */
export type FormatOf = (holder: unknown, field: string) => string | undefined

/** The formats that a summary describes in their own way. */
const known = new Set(['html', 'film', 'href', 'page'])

/** Indexes formats by the object that holds the field, so that no pointer into the file is needed. */
export function readFormats(found: Annotation[]): FormatOf {
  const formats = new Map<unknown, Map<string, string>>()
  for (const { format, parent, pointer } of found) {
    if (!known.has(format)) continue
    const fields = formats.get(parent) ?? new Map<string, string>()
    formats.set(parent, fields.set(pointer.slice(pointer.lastIndexOf('/') + 1), format))
  }
  return (holder, field) => formats.get(holder)?.get(field)
}
