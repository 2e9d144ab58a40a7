import { join } from 'node:path'
import { hiddenFile, placementOf } from '../../model/web-editor/placement'
import type { SiteSource } from '../checked-site'
import type { Output } from '../output/output'
import { placeFolder } from '../output/place-files'
import { blobIdOfFile } from './blob-id-of-file'

/** What the build writes besides the files of public/. */
const ownFile =
  /^(?:(?:index|frame|catalogue|signed-in)\.html|service-worker\.js|robots\.txt|_headers|_redirects|\.site-build\.json|(?:editor|files|assets)\/.*)$/

interface Placed {
  /** The blob ids of all files, by address. */
  blobIds: Map<string, string>
  placements: string[]
}

/**
 * Places the files of public/ where the published site has them. `visible` are the addresses that visitors can know; other
 * files lie at their blob ids, so that no name is given away.
 */
export async function placeEditorFiles(
  output: Output,
  { folder, files }: SiteSource,
  visible: ReadonlySet<string>,
): Promise<Placed> {
  const blobIds = new Map<string, string>()
  for (const address of files.keys()) blobIds.set(address, await blobIdOfFile(join(folder, 'public', address)))
  const placements: string[] = []
  const isAtAddress = (address: string) => visible.has(address) && !ownFile.test(address.slice(1))
  await placeFolder(output, join(folder, 'public'), (file) => {
    const address = `/${file}`
    const blobId = blobIds.get(address)
    if (!blobId) return undefined
    return isAtAddress(address) ? file : hiddenFile(blobId, address).slice(1)
  })
  for (const [address, blobId] of blobIds) if (isAtAddress(address)) placements.push(await placementOf(address, blobId))
  return { blobIds, placements: placements.sort() }
}
