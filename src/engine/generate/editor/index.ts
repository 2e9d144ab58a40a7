import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PublicFiles } from '../../check'
import { editorViewFile, readSchemas } from '../../project/read-schemas'
import type { SchemaFiles } from '../../project/schema-files'
import { readSiteFile } from '../../site/read-file'
import { writeWhole } from '../../site/write-whole'
import { createNamesReader } from './names'
import { editorView } from './view'

/** A site as it is on disk: its folder, the text of its pages.json, and what is in its public/. */
export interface SiteOnDisk {
  folder: string
  text: string
  files: PublicFiles
}

/** Returns the text of the view for a site; undefined when its pages.json is not JSON. */
export type ViewWriter = (site: Pick<SiteOnDisk, 'text' | 'files'>) => string | undefined

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Creates the writer from the schemas. Compiling them takes a moment: keep it while they do not change. */
export function createViewWriter(schemas: SchemaFiles): ViewWriter {
  const readNames = createNamesReader(schemas)
  return ({ text, files }) => {
    const content = parse(text)
    return content === undefined
      ? undefined
      : `${JSON.stringify(editorView(schemas, readNames(content, files)), null, 2)}\n`
  }
}

/** Whether a pages.json names the view in its "$schema": only then commands write it for its site. */
export const usesView = (text: string): boolean =>
  new RegExp(`"\\$schema"\\s*:\\s*"(\\./)?schemas/${editorViewFile}"`).test(text.slice(0, 1000))

/** Where the view of a site is. It is not committed: it changes with every page and file. */
export const viewFile = (folder: string): string => join(folder, 'schemas', editorViewFile)

const readView = (folder: string) => readSiteFile(viewFile(folder)).then(String, () => undefined)

/** Brings a site's view up to date, in its own schemas folder. Returns whether it had to be written. */
export async function refreshView(writeView: ViewWriter, site: SiteOnDisk): Promise<boolean> {
  const text = writeView(site)
  if (text === undefined || text === (await readView(site.folder))) return false
  const place = viewFile(site.folder)
  await mkdir(dirname(place), { recursive: true })
  // VS Code reads it whenever it changes: never half of it.
  await writeWhole(place, text)
  return true
}

/** Brings the view of a site that uses one up to date, after a command has changed its pages.json. */
export async function followSite(root: string, site: SiteOnDisk): Promise<void> {
  if (usesView(site.text)) await refreshView(createViewWriter(await readSchemas(root, site.folder)), site)
}
