import { createHash, pbkdf2Sync } from 'node:crypto'
import { join } from 'node:path'
import type { PublicFiles } from '../../check'
import { hashFile } from '../output/hash-file'
import type { BuildMark } from '../output/mark'
import type { Share } from './share'

/** What a part was made of, a name each: parts of one site agree in all of them. */
export interface PartSources {
  content: string
  publicFiles: string
  schemas: string
  code: string
  accessKey: string
}

/** A file of a part. */
export interface PartFile {
  /** Its name in the site: "about/services.html". */
  file: string
  /** Stands for its content in the mark of the site. See Output.stage. */
  content: string
  /** SHA-256 of its bytes, in base64url. */
  hash: string
  bytes: number
}

/** What buildSite tells of a part. */
export interface PartNotes extends BuildMark {
  /** The addresses of the whole site that lead on, each with files of its own. */
  redirects: string[]
  /** Files of public/ for which copies stand in on the pages of this part, by their names in the site: no part needs them. */
  replaced: string[]
  sources: PartSources
}

/** What stands in the mark of a part. Its pages are those of the whole site, as every part must agree on them. */
export interface PartMark extends Share, PartNotes {
  files: PartFile[]
}

const nameOf = (...texts: string[]): string => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length} ${text}`)
  return hash.digest('hex').slice(0, 16)
}

/** As slow to try keys on as the guarded pages themselves, so that a part tells no more of the key than they do. */
const nameOfKey = (key: string): string =>
  key && pbkdf2Sync(key, 'the parts of a site', 600_000, 8, 'sha256').toString('hex')

/** The name of a file of the site as it may be shown: without the access key, which a folder can be named by. */
export const showFile = (file: string, { accessKey }: PartSources): string =>
  file
    .split('/')
    .map((name) => (accessKey && nameOfKey(name) === accessKey ? '{key}' : name))
    .join('/')

/** Names what a part is made of. `code` are texts that stand for the code. `accessKey` is empty where no page is guarded. */
export async function nameSources(made: {
  content: unknown
  /** The files of public/, by their addresses, and the folder that they are in. */
  files: PublicFiles
  folder: string
  schemas: unknown
  code: string[]
  accessKey: string
}): Promise<PartSources> {
  const files: string[] = []
  // The bytes themselves: each part holds a share of these files, so no other comparison would find two revisions mixed.
  for (const address of [...made.files.keys()].sort()) {
    files.push(address, await hashFile(join(made.folder, address), made.files.get(address)?.bytes ?? 0))
  }
  return {
    content: nameOf(JSON.stringify(made.content)),
    publicFiles: nameOf(...files),
    schemas: nameOf(JSON.stringify(made.schemas)),
    code: nameOf(...made.code),
    accessKey: nameOfKey(made.accessKey),
  }
}
