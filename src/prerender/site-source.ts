import { join } from 'node:path'
import { createCheck, type PublicFiles, type Reading, readJson, type Schemas } from '../check'
import { isObject } from '../check/content'
import { type ContentText, indexContent } from '../compile/content-text'
import { readSite } from '../compile/read-site'
import { findWholeFiles } from '../compile/shown-pictures'
import { readSchemaFiles } from '../generate/schema-files'
import type { SiteContent } from '../generated/content'
import type { Problem } from '../model/problem'
import { namePublicFiles } from './edits/circumstances'

/** A site as it was read, not checked yet. */
export interface SiteSource {
  schemas: Schemas
  reading: Reading
  /** Its pages.json, when that is JSON with a list of pages. */
  text?: ContentText
  files: PublicFiles
  /** Stands for the files of public/. */
  publicFiles: string
  folder: string
}

/** A site that is sound, and what its files are needed for beside the pages. */
export interface CheckedSite {
  content: SiteContent
  hasFilms: boolean
  /** See findWholeFiles. */
  wholeFiles: Set<string>
}

/** Pages of a text without mistakes, where it has a list of them. */
function findPageObjects({ value, mistakes }: Reading): object[] | undefined {
  const pages = isObject(value) ? value.pages : undefined
  return mistakes.length === 0 && Array.isArray(pages) && pages.every(isObject) ? pages : undefined
}

/** Reads a site; `begin` is told how long its text is as soon as that is known. Throws UnreadableSite. */
export async function readSource(root: string, site: string, begin: (length: number) => void): Promise<SiteSource> {
  const [schemas, { text, files, folder }] = await Promise.all([readSchemaFiles(join(root, 'schemas')), readSite(site)])
  begin(text.length)
  const reading = readJson(text)
  const pages = findPageObjects(reading)
  return {
    schemas,
    reading,
    text: pages && indexContent(text, pages),
    files,
    publicFiles: namePublicFiles(folder, files),
    folder,
  }
}

/** Checks a site for errors. What only the check needs, which is much on a large site, is forgotten here. */
export function checkSource({ schemas, reading, files }: SiteSource): CheckedSite | { problems: Problem[] } {
  const checked = createCheck(schemas)(reading, files, undefined, undefined, 'errors')
  if (!checked.content) return { problems: checked.problems }
  const hasFilms = checked.found.some(({ format }) => format === 'vimeo')
  return { content: checked.content, hasFilms, wholeFiles: findWholeFiles(checked.found) }
}
