import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { findStudio } from '../project/find-studio'
import { readEngineSchemas, readSchemas } from '../project/read-schemas'
import { engineTypes, studioTypes } from './types'

/** Returns texts by path below `root`. */
export async function generatedFiles(root: string, site = root): Promise<Record<string, string>> {
  const [engine, composed, studio] = await Promise.all([
    readEngineSchemas(root),
    readSchemas(root, site),
    findStudio(root, site),
  ])
  return {
    'src/engine/generated/content.ts': await engineTypes(engine),
    [relative(root, join(studio, 'src/studio/generated/content.ts'))]: await studioTypes(composed, engine),
  }
}

/** Returns paths of generated files that are missing or out of date. */
export async function staleFiles(root: string, site = root, more: Record<string, string> = {}): Promise<string[]> {
  return staleAmong(root, { ...(await generatedFiles(root, site)), ...more })
}

async function staleAmong(root: string, files: Record<string, string>): Promise<string[]> {
  const stale: string[] = []
  for (const [path, text] of Object.entries(files)) {
    const current = await readFile(join(root, path), 'utf8').catch(() => undefined)
    if (current !== text) stale.push(path)
  }
  return stale
}

/** Writes stale files, also those of `more`, which do not depend on schemas. Returns their paths. */
export async function generate(root: string, site = root, more: Record<string, string> = {}): Promise<string[]> {
  const files = { ...(await generatedFiles(root, site)), ...more }
  const stale = await staleAmong(root, files)
  for (const path of stale) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), files[path] as string)
  }
  return stale
}
