import type { Content } from '../../src/engine/content/check/content-index/content'
import { readContent } from '../../src/engine/content/check/content-index/read-content'
import type { PublicFile } from '../../src/engine/content/check/files/public-file'
import type { Finding } from '../../src/engine/content/check/findings/rule'

/** A value that a schema finds, in short form. */
export type Found = [format: string, value: unknown, pointer?: string, wanted?: unknown, parent?: object]

/** Content for a rule's test: found values, the whole file, files of public/. */
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

export const pointersOf = (findings: Finding[]) => findings.map(({ pointer }) => pointer)

export const suggestionsOf = (findings: Finding[]) => findings.map(({ suggestion }) => suggestion)
