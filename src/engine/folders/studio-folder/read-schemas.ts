import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Failure } from '../../base/shared-types/failure'
import { asList, asObject } from '../../base/shared-types/json'
import { requireSoundSchemas, requireUsableSchema } from '../../content/schema-model/validation/require-usable'
import { readSchema } from '../../content/schema-model/validation/schema-mistakes'
import { composeSchemas, isStudioSchema } from './compose-schemas'
import { findStudio } from './find-studio'
import type { SchemaFiles } from './schema-files'

/** Generated from the other schemas for VS Code. */
export const editorViewFile = 'editor.schema.json'

async function readFolder(folder: string, isWanted: (path: string) => boolean): Promise<SchemaFiles> {
  if (!existsSync(folder))
    throw new Failure(`schemas\n  This folder is missing in ${dirname(folder)}. It says what pages may hold.`)
  const names = (await readdir(folder, { recursive: true }))
    .map((name) => relative(folder, join(folder, name)).split(sep).join('/'))
    .filter((name) => name.endsWith('.schema.json') && name !== editorViewFile && isWanted(name))
    .sort()
  const entries = await Promise.all(
    names.map(async (name) => [name, readSchema(name, await readFile(join(folder, name), 'utf8'))] as const),
  )
  return Object.fromEntries(entries)
}

async function readLayouts(studio: string): Promise<string[]> {
  const files = await readdir(join(studio, 'src/studio/layouts'), { recursive: true }).catch(() => [])
  return files.flatMap((file) => file.match(/^([^/\\]+)[/\\]layout\.tsx$/)?.[1] ?? []).sort()
}

async function readColours(studio: string): Promise<string[]> {
  const palette = await readFile(join(studio, 'src/studio/theme/palette.json'), 'utf8')
    .then(JSON.parse)
    .catch(() => [])
  return [...new Set(asList(palette).map((item) => String(asObject(item).colour)))]
}

/** Of engine and studio. Throws a Failure for a schema that cannot be used. */
export async function readSchemas(root: string, site = root): Promise<SchemaFiles> {
  const studio = await findStudio(root, site)
  const [engine, own, layouts, colours] = await Promise.all([
    readFolder(join(root, 'schemas'), (path) => !isStudioSchema(path)),
    readFolder(join(studio, 'schemas'), isStudioSchema),
    readLayouts(studio),
    readColours(studio),
  ])
  requireUsableSchema(own)
  return requireSoundSchemas(composeSchemas(engine, own, { layouts, colours }))
}

export const readEngineSchemas = async (root: string): Promise<SchemaFiles> =>
  composeSchemas(
    await readFolder(join(root, 'schemas'), (path) => !isStudioSchema(path)),
    {},
    { layouts: [], colours: [] },
  )
