import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../model/failure'

/** The file that marks a folder as a site that a build has made: no other folder is ever replaced. */
export const markerFile = '.site-build.json'

/** The folder to build into is not ours to replace. */
export class ForeignFolder extends Failure {}

/** What a finished build writes into its marker. */
export interface SiteMarker {
  /** Names the site by its content: the same files have the same id, wherever they were built. */
  id: string
  /** The paths of its pages. */
  pages: string[]
}

/**
 * Reads the marker of the last build. Throws ForeignFolder unless the folder may be replaced: it does not exist, is empty,
 * or has a marker.
 */
export async function readMarker(out: string): Promise<SiteMarker | undefined> {
  const names = await readdir(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    return ['a file']
  })
  if (names.length === 0) return undefined
  const text = await readFile(join(out, markerFile), 'utf8').catch(() => {
    throw new ForeignFolder(
      `${out} holds something that no build has made, so it is left alone. Name another folder with --out, or empty this one.`,
    )
  })
  try {
    const { id, pages } = JSON.parse(text)
    return { id: String(id), pages: Array.isArray(pages) ? pages : [] }
  } catch {
    return { id: '', pages: [] }
  }
}
