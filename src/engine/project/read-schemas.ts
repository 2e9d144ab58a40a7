import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { readSchema } from '../check/schema/schema-mistakes'
import { composeSchemas, isOfStudio } from './compose-schemas'
import { findStudio } from './find-studio'
import type { SchemaFiles } from './schema-files'

/** The view of all schemas that VS Code reads. It is made from the others, and no contract of its own. */
export const editorViewFile = 'editor.schema.json'

/** Reads every schema below a folder. Throws a Failure with the line of one that is no JSON. */
async function readFolder(folder: string, isWanted: (path: string) => boolean): Promise<SchemaFiles> {
  const names = (await readdir(folder, { recursive: true }))
    .map((name) => relative(folder, join(folder, name)).split(sep).join('/'))
    .filter((name) => name.endsWith('.schema.json') && name !== editorViewFile && isWanted(name))
    .sort()
  const entries = await Promise.all(
    names.map(async (name) => [name, readSchema(name, await readFile(join(folder, name), 'utf8'))] as const),
  )
  return Object.fromEntries(entries)
}

/** The names of the studio's layouts: those of the folders in src/studio/layouts that hold a layout.tsx. */
async function readLayouts(studio: string): Promise<string[]> {
  const files = await readdir(join(studio, 'src/studio/layouts'), { recursive: true }).catch(() => [])
  return files.flatMap((file) => file.match(/^([^/\\]+)[/\\]layout\.tsx$/)?.[1] ?? []).sort()
}

/**
 * Reads the schemas that hold for a site: the engine's, from the project at `root`, with those of the site's studio put
 * in (see composeSchemas). Returns parsed schemas by their path below schemas/: "blocks/banner.schema.json". Throws a
 * Failure with the line of a file that is no JSON.
 */
export async function readSchemas(root: string, site = root): Promise<SchemaFiles> {
  const studio = await findStudio(root, site)
  const [engine, own, layouts] = await Promise.all([
    readFolder(join(root, 'schemas'), (path) => !isOfStudio(path)),
    readFolder(join(studio, 'schemas'), isOfStudio),
    readLayouts(studio),
  ])
  return composeSchemas(engine, own, layouts)
}

/** Reads the engine's schemas alone, without any studio's. */
export const readEngineSchemas = async (root: string): Promise<SchemaFiles> =>
  composeSchemas(await readFolder(join(root, 'schemas'), (path) => !isOfStudio(path)), {}, [])
