import { join } from 'node:path'
import type { PublicFiles } from '../check'
import type { Moment } from '../schedule/local-time'
import { listPublicFiles } from './public-files'
import { readContentText } from './read-text'
import { timeOf } from './time-of'

/** A site's folder, read: the text of its pages.json and a list of what is in its public/. */
export interface SiteFiles {
  folder: string
  text: string
  files: PublicFiles
  /** The time that the site is read for: see timeOf. */
  at: Moment
}

/**
 * Reads a site's folder, for a time: see timeOf. Throws UnreadableSite when there is no pages.json in it that holds text, and
 * a Failure for a time that is none.
 */
export async function readSite(folder: string, at?: string | Moment): Promise<SiteFiles> {
  const [text, files] = await Promise.all([readContentText(join(folder, 'pages.json')), listPublicFiles(folder)])
  return { folder, text, files, at: timeOf(at, text) }
}
