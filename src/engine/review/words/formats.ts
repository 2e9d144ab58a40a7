import type { Annotation } from '../../check'

/** Returns the format that the schemas give to a field of an object: "html", "film", "href". Undefined when it has none. */
export type FormatOf = (holder: unknown, field: string) => string | undefined

/** The formats whose values a summary puts into words of its own. */
const known = new Set(['html', 'film', 'href', 'page'])

/** Looks formats up by the object that holds the field: a change is told without knowing where in the file it stands. */
export function readFormats(found: Annotation[]): FormatOf {
  const formats = new Map<unknown, Map<string, string>>()
  for (const { format, parent, pointer } of found) {
    if (!known.has(format)) continue
    const fields = formats.get(parent) ?? new Map<string, string>()
    formats.set(parent, fields.set(pointer.slice(pointer.lastIndexOf('/') + 1), format))
  }
  return (holder, field) => formats.get(holder)?.get(field)
}
