import { asList, asObject } from '../../../../base/shared-types/json'
import { blobIdOf } from '../../../../content/file-inspection/blob-id'
import { readArchive, type SiteArchive, writeArchive } from '../../../edited-site/site-archive'
import type { SiteFileCopy } from '../../web-site'
import type { KeptSite } from '../site/kept-site'

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** A zip if there are new files of public/. */
export async function saveCopy(kept: KeptSite): Promise<SiteFileCopy> {
  const text = kept.text?.text ?? ''
  const { added } = kept.files.changes()
  if (added.size === 0) return { name: 'pages.json', bytes: new TextEncoder().encode(text) }
  const files: SiteArchive['files'] = []
  for (const address of added.keys()) {
    const bytes = await kept.files.bytes(address)
    if (bytes) files.push({ address, bytes })
  }
  return { name: 'site.zip', bytes: writeArchive({ text, files }) }
}

const noSite = (name: string): string =>
  `“${name}” holds no site. Open a pages.json, or a .zip that was saved with “Save as a file”.`

/** Returns a problem for a file that holds no site. */
export function readCopy({ name, bytes }: SiteFileCopy): SiteArchive | { problem: string } {
  try {
    const copy = isZip(bytes)
      ? readArchive(bytes)
      : { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), files: [] }
    if (!copy) return { problem: noSite(name) }
    JSON.parse(copy.text)
    return copy
  } catch {
    return { problem: noSite(name) }
  }
}

export async function addFiles(kept: KeptSite, { files }: SiteArchive): Promise<void> {
  for (const { address, bytes } of files)
    if (kept.files.now.get(address) !== (await blobIdOf(bytes))) await kept.files.write(address, bytes)
}

const lastPart = (address: string) => address.slice(address.lastIndexOf('/'))

/** The file names of feeds, which the build writes: the same in all languages. */
function feedNamesIn(text: string): ReadonlySet<string> {
  const collections = Object.values(asObject(asObject(JSON.parse(text)).collections))
  return new Set(collections.flatMap((collection) => asList(asObject(collection).feeds).map(String).map(lastPart)))
}

/** The addresses of files in a text, where the files of its site are not known. */
export function filesNamedIn(text: string): ReadonlyMap<string, string> {
  const feeds = feedNamesIn(text)
  const named = [...text.matchAll(/["'](\/[^"'\\\s?#]+\.[a-z\d]{2,5})(?=["'\\?#])/gi)].map(
    ([, address = '']) => address,
  )
  return new Map(named.filter((address) => !feeds.has(lastPart(address))).map((address) => [address, '']))
}
