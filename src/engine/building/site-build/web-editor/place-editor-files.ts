import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlobId } from '../../../content/file-inspection/blob-id'
import { type FileFacts, factKey, toFact } from '../../../content/file-inspection/file-facts'
import { hiddenFile, placementOf } from '../../../content/file-inspection/placement'
import type { SiteSource } from '../checked-site'
import type { Output } from '../output/output'
import { placeFolder } from '../output/place-files'
import { blobIdOfFile } from './blob-id-of-file'

const ownFile =
  /^\/(?:(?:index|frame|catalogue|signed-in)\.html|service-worker\.js|robots\.txt|licences\.txt|_headers|_redirects|\.site-build\.json|(?:editor|files|assets)\/.*)$/

interface PlacedFiles {
  blobIds: Map<string, BlobId>
  facts: FileFacts
  placements: string[]
}

/** Only drawings are read: their ground colour is found in their text. */
const contentOf = async (path: string) => (/\.svg$/i.test(path) ? readFile(path) : new Uint8Array())

/**
 * `shown` are the addresses that visitors may know. Other files are placed at their blob ids, which give no name away.
 * Without a repository, what is served is all that the editor has; with one, it reads what was cleared of notes from
 * there.
 */
export async function placeEditorFiles(
  output: Output,
  { folder, files }: SiteSource,
  { shown, hasRepository }: { shown: ReadonlySet<string>; hasRepository: boolean },
): Promise<PlacedFiles> {
  const root = join(folder, 'public')
  const placed: PlacedFiles = { blobIds: new Map(), facts: {}, placements: [] }
  const isAtAddress = (address: string) => shown.has(address) && !ownFile.test(address)
  for (const [address, file] of files) {
    const path = join(root, address)
    const id = await blobIdOfFile(path, !hasRepository)
    placed.blobIds.set(address, id)
    placed.facts[factKey(address, id)] = toFact(address, file, await contentOf(path))
    if (isAtAddress(address)) placed.placements.push(await placementOf(address, id))
  }
  await placeFolder(output, root, (file) => {
    const address = `/${file}`
    const id = placed.blobIds.get(address)
    return id && (isAtAddress(address) ? file : hiddenFile(address, id).slice(1))
  })
  return placed
}
