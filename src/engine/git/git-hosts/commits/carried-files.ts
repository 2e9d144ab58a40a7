import type { NewCommit, TreeEntry } from '../git-host'
import type { Refusals } from '../refusal-sentences'
import { filesAt, type ReadFolder } from './tree-entries'

/** By path, undefined for a file that the other commit lacks. Rejects if the base has changed one otherwise. */
export async function carriedFiles(
  { readFolder, refusals }: { readFolder: ReadFolder; refusals: Refusals },
  { base, carried }: Pick<NewCommit, 'base' | 'carried'>,
): Promise<Map<string, TreeEntry | undefined>> {
  if (!carried) return new Map()
  const { commit, since, paths } = carried
  const [then, now, theirs] = await Promise.all(
    [since, base.commit, commit].map((one) => filesAt(readFolder, one, paths)),
  )
  const changed = paths.filter((path) => now?.get(path)?.id !== theirs?.get(path)?.id)
  const clashes = changed.filter((path) => then?.get(path)?.id !== now?.get(path)?.id)
  if (clashes.length > 0) throw refusals.notCarried(clashes)
  return new Map(changed.map((path) => [path, theirs?.get(path)]))
}
