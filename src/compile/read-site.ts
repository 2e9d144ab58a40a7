import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { PublicFile, PublicFiles } from '../check'
import { Failure } from '../model/failure'

/** A site's folder, read: the text of its pages.json and a list of what is in its public/. */
export interface SiteFiles {
  folder: string
  text: string
  files: PublicFiles
}

/** The site's folder cannot be read. The message says which file and what to do. */
export class UnreadableSite extends Failure {}

function looksLikeAnimation(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'layers' in value && 'fr' in value
  } catch {
    return false
  }
}

async function describeFile(path: string): Promise<PublicFile> {
  const { size } = await stat(path)
  return path.endsWith('.json')
    ? { bytes: size, isAnimation: looksLikeAnimation(await readFile(path, 'utf8')) }
    : { bytes: size }
}

/** Every file of `folder`/public by its address on the site. No public folder is an empty one. */
async function listPublicFiles(folder: string): Promise<PublicFiles> {
  const root = join(folder, 'public')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const described = await Promise.all(
    files.map(async (path) => [path.slice(root.length).split(sep).join('/'), await describeFile(path)] as const),
  )
  return new Map(described)
}

/** Reads a site's folder. Throws UnreadableSite when there is no pages.json in it. */
export async function readSite(folder: string): Promise<SiteFiles> {
  const path = join(folder, 'pages.json')
  const [text, files] = await Promise.all([
    readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      const reason = error.code === 'ENOENT' ? 'There is no such file.' : error.message
      throw new UnreadableSite(
        `${path} could not be read. ${reason} Name the folder that holds pages.json with --site.`,
      )
    }),
    listPublicFiles(folder),
  ])
  return { folder, text, files }
}
