import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../../base/shared-types/failure'
import { asList, asObject, asText, parseJson } from '../../../base/shared-types/json'

/** Marks a folder as built. No other folder is ever replaced. */
export const markerFile = '.site-build.json'

export class ForeignFolder extends Failure {}

export interface SiteMarker {
  /** The same files have the same id on every machine. */
  id: string
  pages: string[]
}

/** Throws ForeignFolder unless the folder has a marker, is empty or does not exist. */
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
  const { id, pages } = asObject(parseJson(text))
  return { id: asText(id), pages: asList(pages).map(String) }
}
