import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../model/failure'
import { hashFile } from '../output/hash-file'
import { listFolder } from '../output/list-files'
import { partMark, siteMark } from '../output/mark'
import { type PartFile, type PartMark, showFile } from './part-mark'
import { partFiles } from './part-output'

/** Parts that do not make a site. The message says which, why, and what to do. */
export class PartsDoNotFit extends Failure {}

/** A part of a site, and the folder that holds it. */
export interface Part extends PartMark {
  folder: string
}

/** How parts are made: where one cannot be used, it is made anew. */
export const remake = (part: number | string, of: number | string, folder: string): string =>
  `npm run build -- --shard ${part}/${of} --out ${folder}`

const isThere = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined

/** Reads what a part says of itself. Throws PartsDoNotFit when the folder is no part. */
export function readPart(folder: string): Part {
  if (!isThere(folder))
    throw new PartsDoNotFit(`There is no folder "${folder}". Name the folders of the parts after --merge.`)
  if (!isThere(join(folder, partMark))) {
    const what = isThere(join(folder, siteMark)) ? 'is a whole site' : `has no ${partMark}`
    throw new PartsDoNotFit(
      `"${folder}" ${what}, so it is no part of one. Parts are made with: ${remake('N', 'ALL', folder)}`,
    )
  }
  try {
    const mark = JSON.parse(readFileSync(join(folder, partMark), 'utf8')) as PartMark
    const { part, of, pages, redirects, replaced, sources, files } = mark
    const isInside = ({ file }: PartFile) => !file.split('/').includes('..')
    const isWhole = [pages, redirects, replaced, files].every(Array.isArray) && typeof sources === 'object'
    if (!isWhole || !files.every(isInside) || !Number.isInteger(part) || !Number.isInteger(of))
      throw new Error('Fields are missing.')
    return { folder, part, of, pages, redirects, replaced, sources, files }
  } catch {
    throw new PartsDoNotFit(
      `${join(folder, partMark)} is damaged. Copy the part once more, or make it again: ${remake('N', 'ALL', folder)}`,
    )
  }
}

async function damageOf(path: string, { hash, bytes }: PartFile): Promise<string | undefined> {
  const { size } = statSync(path)
  return size === bytes && (await hashFile(path, size)) === hash ? undefined : 'has changed since it was built'
}

/** Holds the files of a part against what it says of them. Throws PartsDoNotFit at the first that is not as it was built. */
export async function verifyFiles({ folder, part, of, files, sources }: Part): Promise<void> {
  const root = join(folder, partFiles)
  const repair = `Copy part ${part} once more, with files whose names begin with a dot, or make it again: ${remake(part, of, folder)}`
  const refuse = (file: string, damage: string): never => {
    throw new PartsDoNotFit(`Part ${part} of ${of} in "${folder}": ${showFile(file, sources)} ${damage}. ${repair}`)
  }
  const listing = isThere(root) ? listFolder(root) : { files: new Set<string>(), others: [] }
  for (const file of files) {
    // A link is no file of a part: what it leads to may be another file tomorrow.
    const damage = listing.files.has(file.file) ? await damageOf(join(root, file.file), file) : 'is missing'
    if (damage) refuse(file.file, damage)
  }
  const known = new Set(files.map(({ file }) => file))
  const stray = [...listing.files, ...listing.others].find((file) => !known.has(file))
  if (stray) refuse(stray, 'is none of its files')
}
