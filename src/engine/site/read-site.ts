import { join } from 'node:path'
import type { PublicFiles } from '../check'
import { listPublicFiles } from './public-files'
import { readContentText } from './read-text'

/** A site's folder, read: the text of its pages.json and a list of what is in its public/. */
export interface SiteFiles {
  folder: string
  text: string
  files: PublicFiles
  /** The day of the reading, "2026-11-20": the days of waivers are held against it. */
  today: string
}

/** Reads a site's folder. Throws UnreadableSite when there is no pages.json in it that holds text. */
export async function readSite(folder: string): Promise<SiteFiles> {
  const [text, files] = await Promise.all([readContentText(join(folder, 'pages.json')), listPublicFiles(folder)])
  return { folder, text, files, today: new Date().toISOString().slice(0, 10) }
}
