import type { BlobId, GitHost, Head } from '../../../git/git-hosts/git-host'
import { keptNameOf } from '../../edited-site/files/file-name'
import type { FileKeeper } from '../../edited-site/keepers'
import type { BranchFiles } from '../kept'
import { isIn } from './outcome'
import { readBranch } from './read-branch'
import type { Sent } from './record'

interface Place {
  host: GitHost
  /** The folder of pages.json: "" or "sites/fox/". */
  folder: string
}

export interface Reviewed {
  waiting: Sent
  former: string
  /** An undefined id is a removed file. */
  files: ReadonlyMap<string, BlobId | undefined>
}

/** The files of a branch that are neither those that were sent nor those of the main branch, by path. */
async function changedPaths({ host, folder }: Place, { base, files, removed }: Sent, head: Head, main: Head) {
  const [before, now, newest] = await Promise.all([base, head, main].map((one) => host.list(one, '')))
  const sent = new Map<string, BlobId | undefined>(before)
  for (const [address, id] of Object.entries(files)) sent.set(`${folder}public${address}`, id)
  for (const address of removed) sent.delete(`${folder}public${address}`)
  const paths = new Set([...sent.keys(), ...(now?.keys() ?? [])])
  paths.delete(`${folder}pages.json`)
  const isTheirs = (path: string) => now?.get(path) !== sent.get(path) && now?.get(path) !== newest?.get(path)
  return new Map([...paths].filter(isTheirs).map((path) => [path, now?.get(path)]))
}

export async function readReviewed(place: Place, waiting: Sent, head: Head, main: Head): Promise<Reviewed> {
  const { host, folder } = place
  const root = `${folder}public`
  const { base: read } = await readBranch(host, head, folder)
  const changed = await changedPaths(place, waiting, head, main)
  const isPublic = (path: string) => path.startsWith(`${root}/`)
  const files = new Map(
    [...changed].filter(([path]) => isPublic(path)).map(([path, id]) => [path.slice(root.length), id]),
  )
  const foreign = [...changed.keys()].filter((path) => !isPublic(path))
  const sent = Object.fromEntries([...Object.entries(waiting.files), ...files].filter(([, id]) => id !== undefined))
  const gone = [...files].flatMap(([address, id]) => (id === undefined ? [address] : []))
  // A branch that was force-pushed may lack words that were sent: they are not removed here.
  const isOnTop = waiting.commit !== undefined && (await host.follows(head.commit, waiting.commit))
  return {
    former: isOnTop ? waiting.text : waiting.former,
    waiting: {
      ...waiting,
      ...{ commit: head.commit, text: read.text, foreign },
      ...(!isOnTop && !isIn(read.text, waiting) && { isCut: true as const }),
      reviewed: [...new Set([...(waiting.reviewed ?? []), ...files.keys()])],
      ...{ files: sent as Sent['files'], removed: [...new Set([...waiting.removed, ...gone])] },
    },
    files,
  }
}

export async function takeFiles(
  host: GitHost,
  files: Pick<BranchFiles, 'base' | 'changes'> & Pick<FileKeeper, 'isTaken' | 'write' | 'take'>,
  { files: changed }: Reviewed,
  sent: Sent,
  newId: () => string,
): Promise<void> {
  for (const [address, id] of changed) {
    const own = files.changes().added.get(address) ?? files.base.get(address)
    // The author has replaced it since.
    if (own !== sent.files[address] && own !== files.base.get(address)) continue
    if (id !== undefined) await files.write(address, await host.read(id))
    else if (files.isTaken(address)) await files.take({ address, kept: keptNameOf(address, newId()) })
  }
}
