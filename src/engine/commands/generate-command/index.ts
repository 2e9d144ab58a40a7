import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { withLineFeeds } from '../../base/text/line-ends'
import { findStudio } from '../../folders/studio-folder/find-studio'
import { readEngineSchemas, readSchemas } from '../../folders/studio-folder/read-schemas'
import { readSources } from '../../folders/studio-folder/read-sources'
import { fieldFormatsIn } from '../../folders/studio-folder/studio/field-files'
import { engineTypes, studioTypes } from './types'

type Texts = Record<string, string>

/** By path below the studio's folder. The engine's own are written in its repository only. */
async function generatedFiles(root: string, site: string, studio: string): Promise<Texts> {
  const [engine, composed] = await Promise.all([readEngineSchemas(root), readSchemas(root, site)])
  return {
    ...(studio === resolve(root) && { 'src/engine/base/schema-types/content.ts': await engineTypes(engine) }),
    'src/studio/generated/content.ts': await studioTypes(composed, engine, {
      formats: fieldFormatsIn(studio),
      sources: await readSources(root, site),
    }),
  }
}

async function findStale(root: string, site: string, more: Texts): Promise<{ studio: string; stale: Texts }> {
  const studio = await findStudio(root, site)
  const files = { ...(await generatedFiles(root, site, studio)), ...more }
  const stale: Texts = {}
  for (const [path, text] of Object.entries(files)) {
    const current = await readFile(join(studio, path), 'utf8').catch(() => undefined)
    if (current === undefined || withLineFeeds(current) !== text) stale[path] = text
  }
  return { studio, stale }
}

export const staleFiles = async (root: string, site = root, more: Texts = {}): Promise<string[]> =>
  Object.keys((await findStale(root, site, more)).stale)

/** `more` does not depend on schemas. Returns paths below the studio's folder. */
export async function generate(root: string, site = root, more: Texts = {}): Promise<string[]> {
  const { studio, stale } = await findStale(root, site, more)
  for (const [path, text] of Object.entries(stale)) {
    await mkdir(dirname(join(studio, path)), { recursive: true })
    await writeFile(join(studio, path), text)
  }
  return Object.keys(stale)
}
