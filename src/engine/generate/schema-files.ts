import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { readSchema } from '../check/schema/schema-mistakes'

/** Parsed JSON schemas by their path below the schemas folder, with forward slashes: "blocks/banner.schema.json". */
export type SchemaFiles = Record<string, Record<string, unknown>>

/** The view of all schemas that VS Code reads. It is made from the others, and no contract of its own. */
export const editorViewFile = 'editor.schema.json'

/** Reads every schema below `folder`. Throws a Failure with the line of one that is no JSON. */
export async function readSchemaFiles(folder: string): Promise<SchemaFiles> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.schema.json') && name !== editorViewFile)
    .sort()
  const entries = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      return [
        relative(folder, path).split(sep).join('/'),
        readSchema(name.split(sep).join('/'), await readFile(path, 'utf8')),
      ] as const
    }),
  )
  return Object.fromEntries(entries)
}
