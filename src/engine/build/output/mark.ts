import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../model/failure'

/** Marks a folder as a site that a build has made, so that no other folder is ever replaced. */
export const siteMark = '.site-build.json'

/** Marks a folder as a part of a site. Its name begins with no dot: what carries parts between machines may leave such files out. */
export const partMark = 'site-part.json'

/** The mark says what a folder holds. */
export type MarkFile = typeof siteMark | typeof partMark

/** The folder to build into is not ours to replace. */
export class ForeignFolder extends Failure {}

/** What a finished build notes about itself in its folder. */
export interface BuildMark {
  /** The paths of its pages. */
  pages: string[]
}

/** Why a folder without the wanted mark is left alone. */
function refusalOf(out: string, names: string[], wanted: MarkFile): string {
  if (wanted === siteMark && names.includes(partMark)) {
    return `${out} holds a part of a site, so no site is built into it. Name another folder with --out. Parts become a site with: npm run build -- --merge PART PART … --out FOLDER`
  }
  if (wanted === partMark && names.includes(siteMark)) {
    return `${out} holds a whole site, so no part of one is built into it. Name another folder with --out.`
  }
  return `${out} holds something that no build has made, so it is left alone. Name another folder with --out, or empty this one.`
}

/** Reads what the last build noted. Throws ForeignFolder unless a folder may be changed: it does not exist, is empty, or has this mark. */
export async function readMark(out: string, wanted: MarkFile): Promise<(BuildMark & { id: string }) | undefined> {
  const names = await readdir(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    return ['a file']
  })
  if (names.length === 0) return undefined
  const mark = await readFile(join(out, wanted), 'utf8').catch(() => {
    throw new ForeignFolder(refusalOf(out, names, wanted))
  })
  try {
    const { id, pages } = JSON.parse(mark)
    return { id: String(id), pages: Array.isArray(pages) ? pages : [] }
  } catch {
    return { id: '', pages: [] }
  }
}
