import type { BlobId } from '../../../content/file-inspection/blob-id'
import type { Edit } from '../../../content/json-edits/edit'

export interface SiteVersion {
  text: string
  files: ReadonlyMap<string, BlobId>
}

type Files = SiteVersion['files']

export const replacedIn = (before: Files, now: Files): ReadonlySet<string> =>
  new Set([...now].flatMap(([address, id]) => (before.has(address) && before.get(address) !== id ? [address] : [])))

/** In fields and in rich texts. */
const quotedAddress = /(?<=["'])\/[^"'\s\\]+(?=\\?["'])/g

/** "/images/fox.jpg" -> "/images/fox-1a2b3c4.jpg" */
const addressWith = (address: string, id: BlobId): string => address.replace(/(?=\.\w+$|$)/, `-${id.slice(0, 7)}`)

/**
 * Files that have been replaced since get an address of their own, also in the text: when what shows them comes back,
 * they come back beside the files of today.
 */
export function nameReplaced({ text, files }: SiteVersion, replaced: Iterable<string>): SiteVersion {
  const named = new Map([...replaced].map((address) => [address, addressWith(address, files.get(address) ?? '')]))
  const own = [...named].flatMap(([address, name]): [string, BlobId][] => [[name, files.get(address) ?? '']])
  return {
    text: text.replace(quotedAddress, (address) => named.get(address) ?? address),
    files: new Map([...files, ...own]),
  }
}

const inAddress = /[\p{L}\p{N}_%~/-]|\.\w/uy

export function isNamed(address: string, text: string): boolean {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    inAddress.lastIndex = at + address.length
    if (!inAddress.test(text)) return true
  }
  return false
}

/** The files of a former version that are gone now: those that edits need, and one that is wanted alone. */
export function findLost(
  edits: readonly Edit[],
  former: Files,
  now: { has(address: string): boolean },
  alone?: string,
): [address: string, id: BlobId][] {
  const written = JSON.stringify(edits)
  return [...former].filter(([address]) => !now.has(address) && (address === alone || isNamed(address, written)))
}
