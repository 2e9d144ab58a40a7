import type { Content } from './content/content'
import { readContent } from './content/read-content'
import type { PublicFile } from './public-file'
import type { Finding } from './rule'

/** A value that a schema has found in a file, as a test writes it. */
export type Found = [format: string, value: unknown, pointer?: string, wanted?: unknown, parent?: object]

/** Returns content for a test of a rule: the values that schemas have found, the whole of the file, files of public/. */
export function contentOf(found: Found[], value: object = {}, files: Record<string, PublicFile> = {}): Content {
  const walked = found.map(([format, item, pointer = '/x', wanted, parent]) => ({
    format,
    value: item,
    pointer,
    parent,
    wanted,
  }))
  return readContent(value, walked, new Map(Object.entries(files)))
}

/** Returns the places of findings. */
export const pointersOf = (findings: Finding[]) => findings.map(({ pointer }) => pointer)

/** Returns what findings suggest. */
export const suggestionsOf = (findings: Finding[]) => findings.map(({ suggestion }) => suggestion)
