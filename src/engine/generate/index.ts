import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readSchemaFiles } from './schema-files'
import { blockIndex, templateIndex } from './schema-index'
import { contentTypes } from './types'

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** Every generated file of the project by its path below `root`, as its text should be. */
export async function generatedFiles(root: string): Promise<Record<string, string>> {
  const sources = await readSchemaFiles(join(root, 'schemas'))
  const indexes = {
    'block.schema.json': blockIndex(sources) as Record<string, unknown>,
    'template.schema.json': templateIndex(sources) as Record<string, unknown>,
  }
  return {
    'schemas/block.schema.json': json(indexes['block.schema.json']),
    'schemas/template.schema.json': json(indexes['template.schema.json']),
    'src/engine/generated/content.ts': await contentTypes({ ...sources, ...indexes }),
  }
}

/** The paths of generated files whose text on disk is not what the schemas say, or that are missing. */
export async function staleFiles(root: string, more: Record<string, string> = {}): Promise<string[]> {
  return staleAmong(root, { ...(await generatedFiles(root)), ...more })
}

async function staleAmong(root: string, files: Record<string, string>): Promise<string[]> {
  const stale: string[] = []
  for (const [path, text] of Object.entries(files)) {
    const current = await readFile(join(root, path), 'utf8').catch(() => undefined)
    if (current !== text) stale.push(path)
  }
  return stale
}

/** Brings every generated file up to date, and `more` of which the schemas know nothing; returns the paths that were written. */
export async function generate(root: string, more: Record<string, string> = {}): Promise<string[]> {
  const files = { ...(await generatedFiles(root)), ...more }
  const stale = await staleAmong(root, files)
  for (const path of stale) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), files[path] as string)
  }
  return stale
}
