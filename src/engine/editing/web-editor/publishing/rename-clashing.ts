import { Failure } from '../../../base/shared-types/failure'
import type { BlobId } from '../../../git/git-hosts/git-host'
import type { EditedSite } from '../../edited-site/edited-site'
import { freeAddress, keptNameOf } from '../../edited-site/files/file-name'
import type { FileKeeper } from '../../edited-site/keepers'
import type { BranchFiles } from '../kept'

export interface RenameParts {
  site: Pick<EditedSite, 'files'>
  files: Pick<BranchFiles, 'base' | 'changes'> & Pick<FileKeeper, 'bytes' | 'isTaken' | 'write' | 'take'>
  newId(): string
}

async function rename(
  { files, site, newId }: RenameParts,
  address: string,
  isTaken: (one: string) => boolean,
): Promise<void> {
  const bytes = await files.bytes(address)
  if (!bytes) return
  const at = address.lastIndexOf('/')
  const free = freeAddress(address.slice(0, at), address.slice(at + 1), isTaken)
  await files.write(free, bytes)
  const answer = await site.files.replaceEverywhere(address, free, { page: '/' })
  if (answer.kind === 'problem') throw new Failure(answer.problem)
  await files.take({ address, kept: keptNameOf(address, newId()) })
}

/**
 * The author's new files get other names where others have added other files by their names. Accepted files are new no
 * longer: another file at such an address has replaced them.
 */
export async function renameClashing(
  parts: RenameParts,
  theirs: ReadonlyMap<string, BlobId>,
  accepted: Record<string, BlobId> = {},
): Promise<void> {
  const { base, isTaken } = parts.files
  for (const [address, id] of parts.files.changes().added) {
    const other = theirs.get(address)
    if (other === undefined || other === id || base.has(address) || Object.hasOwn(accepted, address)) continue
    await rename(parts, address, (one) => theirs.has(one) || isTaken(one))
  }
}
