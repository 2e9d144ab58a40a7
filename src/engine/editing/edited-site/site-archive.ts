import { strToU8, unzipSync, zipSync } from 'fflate'
import { decodeUtf8 } from '../../content/file-inspection/bytes'
import { isPublicAddress } from './files/file-name'

export interface SiteArchive {
  text: string
  files: { address: string; bytes: Uint8Array<ArrayBuffer> }[]
}

/** The earliest date of the format, which is local time: equal sites have equal archives. */
const date = new Date(1980, 0, 1)

/** Files are stored uncompressed, as pictures are compressed already. */
export function writeArchive({ text, files }: SiteArchive): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ address, bytes }) => [`public${address}`, bytes])
  return zipSync({ 'pages.json': strToU8(text), ...Object.fromEntries(entries) }, { level: 0, mtime: date })
}

const pagesPath = /^(?:[^/]+\/)?pages\.json$/
const sitePath = /^(?:[^/]+\/)?(?:pages\.json$|public\/)/

/** Reads a zip, also of the folder that holds pages.json. Undefined if it holds none. Throws for a damaged one. */
export function readArchive(zip: Uint8Array): SiteArchive | undefined {
  const entries = unzipSync(zip, { filter: ({ name }) => sitePath.test(name) })
  const page = Object.keys(entries).find((path) => pagesPath.test(path))
  const text = page === undefined ? undefined : entries[page]
  if (page === undefined || !text) return undefined
  const folder = page.replace(/pages\.json$/, 'public')
  const files = Object.entries(entries)
    .filter(([path]) => path.startsWith(`${folder}/`))
    .map(([path, bytes]) => ({ address: path.slice(folder.length), bytes }))
  return { text: decodeUtf8(text), files: files.filter(({ address }) => isPublicAddress(address)) }
}
