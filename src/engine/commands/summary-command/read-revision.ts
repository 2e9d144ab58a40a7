import { Failure } from '../../base/shared-types/failure'
import { lazy } from '../../base/shared-types/lazy'
import type { EarlierSite } from '../../content/change-summary/change-since'
import type { PublicFile, PublicFiles } from '../../content/check'
import { type Git, plainDiff } from '../../git/local-git/git'
import { openGit } from '../../git/local-git/open-git'

function describeBlob(git: Git, blob: string, bytes: number, address: string): PublicFile {
  const text = lazy(() => git.runSync(['cat-file', 'blob', blob]).out.toString('latin1'))
  const holds = (word: RegExp) => word.test(text())
  return {
    bytes,
    get isAnimation() {
      return address.endsWith('.json') ? holds(/"layers"/) : undefined
    },
    get isLoop() {
      if (address.endsWith('.json')) return holds(/"drawings"/)
      return address.endsWith('.webp') ? holds(/^RIFF.{4}WEBPVP8X[\s\S]*ANMF/s) : undefined
    },
  }
}

/** "100644 blob 1f2e…    1234\tsites/fox/public/images/fox.svg" of `git ls-tree -l`, for each file. */
const blobLine = /^\d+ blob (\w+) +(\d+)\t([\s\S]+)$/

interface TreeFile {
  blob: string
  bytes: number
}

/** The files of a tree, by their addresses. */
function readTree(tree: string, folder: string): Map<string, TreeFile> {
  const entries = tree.split('\0').flatMap((entry): [string, TreeFile][] => {
    const [, blob, size, path] = entry.match(blobLine) ?? []
    return blob === undefined || path === undefined ? [] : [[path.slice(folder.length), { blob, bytes: Number(size) }]]
  })
  return new Map(entries)
}

/** Compares hashes, because git lists a file that the index does not have as changed even if it is equal. */
async function findReplaced(git: Git, changed: string, folder: string, then: Map<string, TreeFile>, now: PublicFiles) {
  const addressOf = (path: string) => path.slice(folder.length)
  const paths = changed.split('\0').filter((path) => then.has(addressOf(path)) && now.has(addressOf(path)))
  if (paths.length === 0) return new Set<string>()
  const hashed = await git.run(['hash-object', '--stdin-paths'], { input: `${paths.join('\n')}\n` })
  const ids = hashed.out.toString().split('\n')
  return new Set(paths.map(addressOf).filter((address, at) => ids[at] !== then.get(address)?.blob))
}

/** With the ids of its files, by their addresses. */
export interface ReadRevision extends EarlierSite {
  blobs: ReadonlyMap<string, string>
}

/** `now` holds the current files. Throws a Failure without git or such a revision. */
export async function readRevision(folder: string, revision: string, now: PublicFiles): Promise<ReadRevision> {
  const { git, place } = openGit(folder)
  const id = await git.ask('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`)
  if (id === undefined)
    throw new Failure(
      `git knows no revision "${revision}". Name a commit, a branch or a tag, for example main or HEAD~1. Where only the last commit was fetched, as CI does, fetch the others too (fetch-depth: 0).`,
    )
  const read = (...args: string[]) => git.read(args, `git cannot read the revision ${revision}.`)
  const [pages, publicFolder] = [`${place}pages.json`, `${place}public`]
  const [name, tree, changed, listed] = await Promise.all([
    read('rev-parse', '--short', id),
    read('ls-tree', '-r', '-l', '-z', id, '--', publicFolder),
    read('diff', ...plainDiff, '--name-only', '-z', id, '--', publicFolder),
    read('ls-tree', '--name-only', id, '--', pages),
  ])
  const then = readTree(tree, publicFolder)
  const replaced = await findReplaced(git, changed, publicFolder, then, now)
  const text = listed === '' ? undefined : await read('cat-file', 'blob', `${id}:${pages}`)
  const files = new Map<string, PublicFile>()
  for (const [address, { blob, bytes }] of then) {
    // Unchanged files have been measured already.
    const same = replaced.has(address) ? undefined : now.get(address)
    files.set(address, same ?? describeBlob(git, blob, bytes, address))
  }
  const blobs = new Map([...then].map(([address, { blob }]) => [address, blob]))
  return { name: name.trim(), text, files, replaced, blobs }
}
