import { join } from 'node:path'
import type { PublicFiles } from '../../content/check'
import type { Moment } from '../../content/publication-dates/local-time'
import { timeOf } from '../../content/publication-dates/time-of'
import { listPublicFiles } from './public-files'
import { readContentText } from './read-content-text'

export interface SiteFiles {
  folder: string
  text: string
  files: PublicFiles
  at: Moment
}

/** Throws UnreadableSite, and a Failure for an invalid time. */
export async function readSite(folder: string, at?: string | Moment): Promise<SiteFiles> {
  const [text, files] = await Promise.all([readContentText(join(folder, 'pages.json')), listPublicFiles(folder)])
  return { folder, text, files, at: timeOf(at, text) }
}
