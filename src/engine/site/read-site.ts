import { join } from 'node:path'
import type { PublicFiles } from '../check'
import { listPublicFiles } from './public-files'
import { readContentBytes } from './read-text'

/** A site's folder, read: its pages.json and a list of what is in its public/. */
interface SiteBytes {
  folder: string
  bytes: Buffer
  files: PublicFiles
  /** The day of the reading, "2026-11-20": the days of waivers are held against it. */
  today: string
}

/** The same with the text of pages.json. */
export interface SiteFiles extends Omit<SiteBytes, 'bytes'> {
  text: string
}

/** Reads a site's folder. Throws UnreadableSite when there is no pages.json in it that holds text. */
export async function readSiteBytes(folder: string): Promise<SiteBytes> {
  const [bytes, files] = await Promise.all([readContentBytes(join(folder, 'pages.json')), listPublicFiles(folder)])
  return { folder, bytes, files, today: new Date().toISOString().slice(0, 10) }
}

/** Reads a site's folder and the text in it. Throws what readSiteBytes does. */
export async function readSite(folder: string): Promise<SiteFiles> {
  const { bytes, ...site } = await readSiteBytes(folder)
  return { ...site, text: bytes.toString() }
}
