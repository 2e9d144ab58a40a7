import { join } from 'node:path'
import { createCheck, type MakeValidator, type PublicFiles, type Schemas } from '../check'
import { type ContentText, indexContent } from '../compile/content-text'
import { findWholeFiles } from '../compile/pictures/shown-pictures'
import { readSchemaFiles } from '../generate/schema-files'
import type { SiteContent } from '../generated/content'
import type { Problem } from '../model/problem'
import { readSiteBytes } from '../site/read-site'
import { namePublicFiles } from './reuse/circumstances'

/** A site as it was read, not checked yet. */
export interface SiteSource {
  schemas: Schemas
  /** Its pages.json, as it was read and with its pages found: what is found counts only when the check finds no mistake. */
  bytes: Buffer
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

/** Reads a site. Throws UnreadableSite. */
export async function readSource(root: string, site: string): Promise<SiteSource> {
  const [schemas, { bytes, files, folder }] = await Promise.all([
    readSchemaFiles(join(root, 'schemas')),
    readSiteBytes(site),
  ])
  return { schemas, bytes, text: indexContent(bytes), files, publicFiles: namePublicFiles(folder, files), folder }
}

/** Checks a site for errors; see createCheck. What only the check needs, which is much on a large site, is forgotten here. */
export function checkSource(
  { schemas, bytes, files }: SiteSource,
  make?: MakeValidator,
): CheckedSite | { problems: Problem[]; text: string } {
  const text = bytes.toString()
  const checked = createCheck(schemas, make)({ text, files, severities: 'errors' })
  if (!checked.content) return { problems: checked.problems, text }
  const hasFilms = checked.annotations.some(({ format }) => format === 'vimeo')
  return { content: checked.content, hasFilms, wholeFiles: findWholeFiles(checked.annotations) }
}
