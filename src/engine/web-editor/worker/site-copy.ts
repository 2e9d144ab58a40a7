import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { blobIdOf } from '../../facts/blob-id'
import { isPublicAddress } from '../../store/files/file-name'
import type { SiteFileCopy } from '../web-site'
import type { KeptSite } from './site/kept-site'

/** Dates of files would make equal copies differ. */
const date = '2000-01-01T12:00:00'

const isZip = (bytes: Uint8Array): boolean => strFromU8(bytes.subarray(0, 2), true) === 'PK'

/** pages.json, or a zip with the new files of public/ beside it. */
export async function saveCopy(kept: KeptSite): Promise<SiteFileCopy> {
  const text = strToU8(kept.text?.text ?? '') as Uint8Array<ArrayBuffer>
  const { added } = kept.files.changes()
  if (added.size === 0) return { name: 'pages.json', bytes: text }
  const entries: Record<string, Uint8Array> = { 'pages.json': text }
  for (const address of added.keys()) {
    const bytes = await kept.files.bytes(address)
    if (bytes) entries[`public${address}`] = bytes
  }
  // Pictures are compressed already.
  return { name: 'site.zip', bytes: zipSync(entries, { level: 0, mtime: date }) as Uint8Array<ArrayBuffer> }
}

interface ReadCopy {
  text: string
  files: { address: string; bytes: Uint8Array<ArrayBuffer> }[]
}

const noSite = (name: string): string =>
  `“${name}” holds no site. Open a pages.json, or a .zip that was saved with “Save as a file”.`

function readZip(bytes: Uint8Array): ReadCopy | undefined {
  const entries = unzipSync(bytes)
  const page = Object.keys(entries).find((path) => /^(?:[^/]+\/)?pages\.json$/.test(path))
  const text = page && entries[page]
  if (!text) return undefined
  const folder = `${page.slice(0, -'pages.json'.length)}public`
  const files = Object.entries(entries).flatMap(([path, content]) => {
    const address = path.slice(folder.length)
    return path.startsWith(`${folder}/`) && isPublicAddress(address)
      ? [{ address, bytes: new Uint8Array(content) }]
      : []
  })
  return { text: strFromU8(text), files }
}

/** Returns a problem for what is no site. */
export function readCopy({ name, bytes }: SiteFileCopy): ReadCopy | { problem: string } {
  try {
    const copy = isZip(bytes) ? readZip(bytes) : { text: new TextDecoder().decode(bytes), files: [] }
    if (!copy) return { problem: noSite(name) }
    JSON.parse(copy.text)
    return copy
  } catch {
    return { problem: noSite(name) }
  }
}

/** Adds the files of a copy that are not here yet. */
export async function addFiles(kept: KeptSite, { files }: ReadCopy): Promise<void> {
  for (const { address, bytes } of files)
    if (kept.files.now.get(address) !== (await blobIdOf(bytes))) await kept.files.write(address, bytes)
}
