import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseJson } from '../../../base/shared-types/json'
import type { PublicFiles } from '../../../content/check'
import type { Rule } from '../../../content/check/findings/rule'
import type { Validate } from '../../../content/schema-model/validation/open-validator'
import { cachedValidator } from '../../../folders/site-folder/cached-validator'
import { readSiteFile } from '../../../folders/site-folder/read-file'
import { writeAtomically } from '../../../folders/site-folder/write-atomically'
import { readRules } from '../../../folders/studio-folder/read-rules'
import { editorViewFile, readSchemas } from '../../../folders/studio-folder/read-schemas'
import type { SchemaFiles } from '../../../folders/studio-folder/schema-files'
import { createNamesReader } from './names'
import { editorView } from './view'

export interface SiteOnDisk {
  folder: string
  text: string
  files: PublicFiles
}

/** Returns undefined if pages.json is not JSON. */
export type ViewWriter = (site: Pick<SiteOnDisk, 'text' | 'files'>) => string | undefined

export function createViewWriter(schemas: SchemaFiles, validate: Validate, rules: readonly Rule[] = []): ViewWriter {
  const readNames = createNamesReader(schemas, validate, rules)
  return ({ text, files }) => {
    const content = parseJson(text.replace(/^\uFEFF/, ''))
    return content === undefined
      ? undefined
      : `${JSON.stringify(editorView(schemas, readNames(content, files)), null, 2)}\n`
  }
}

/** Commands write the view only for sites that name it in "$schema". */
export const usesView = (text: string): boolean =>
  new RegExp(`"\\$schema"\\s*:\\s*"(\\./)?schemas/${editorViewFile}"`).test(text.slice(0, 1000))

/** Not committed, because it changes with every page and file. */
export const viewFile = (folder: string): string => join(folder, 'schemas', editorViewFile)

const readView = (folder: string) => readSiteFile(viewFile(folder)).then(String, () => undefined)

/** Returns whether the view has changed. */
export async function refreshView(writeView: ViewWriter, site: SiteOnDisk): Promise<boolean> {
  const text = writeView(site)
  if (text === undefined || text === (await readView(site.folder))) return false
  const file = viewFile(site.folder)
  await mkdir(dirname(file), { recursive: true })
  // VS Code reads the file at once, so it must never be half written.
  await writeAtomically(file, text)
  return true
}

export async function viewWriterOf(root: string, site: string): Promise<ViewWriter> {
  const [schemas, rules] = await Promise.all([readSchemas(root, site), readRules(root, site)])
  return createViewWriter(schemas, cachedValidator(root, schemas), rules)
}

export async function updateView(root: string, site: SiteOnDisk): Promise<void> {
  if (usesView(site.text)) await refreshView(await viewWriterOf(root, site.folder), site)
}
