import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import type { PublicFile, PublicFiles } from '../check'
import { Failure } from '../model/failure'

const execute = promisify(execFile)

/** A site as a revision of git has it, and which files of public/ hold something else since. */
export interface Revision {
  /** The revision, in seven signs or more: "28bf4f6". */
  name: string
  /** The text of pages.json; undefined when the revision has none. */
  text?: string
  files: PublicFiles
  replaced: ReadonlySet<string>
}

// Looking at a folder must not write into it.
const env = { ...process.env, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' }

interface GitError extends Error {
  code?: string | number
  stderr?: string
}

async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await execute('git', ['-C', folder, ...args], { env, maxBuffer: 2 ** 30 })
  return stdout
}

/** Returns why git failed, in words for people. */
function explain(error: GitError, folder: string, revision: string): Failure {
  if (error.code === 'ENOENT')
    return new Failure('git is asked what was there before, and there is no git on this computer. Install it.')
  if (/not a git repository/i.test(error.stderr ?? ''))
    return new Failure(`git is asked what was there before, and ${folder} is not in a git repository.`)
  if (/dubious ownership/i.test(error.stderr ?? ''))
    return new Failure(
      `git does not trust the folder ${folder}, which belongs to somebody else. It says:\n${error.stderr}`,
    )
  return new Failure(
    `git knows no revision "${revision}". Name a commit, a branch or a tag, for example main or HEAD~1. Where only the last commit was fetched, as CI does, fetch the others too (fetch-depth: 0).`,
  )
}

/** The root of the repository that a folder is in; undefined when it is in none. */
export const repositoryOf = (folder: string): Promise<string | undefined> =>
  git(folder, 'rev-parse', '--show-toplevel').then(
    (root) => root.trim(),
    () => undefined,
  )

function describeBlob(folder: string, blob: string, bytes: number, address: string): PublicFile {
  let text: string | undefined
  const holds = (word: RegExp) => {
    text ??= execFileSync('git', ['-C', folder, 'cat-file', 'blob', blob], { encoding: 'latin1' })
    return word.test(text)
  }
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

/** "100644 blob 1f2e…    1234\tpublic/images/fox.svg" of `git ls-tree -l`, for each file. */
function listFiles(tree: string, folder: string, replaced: ReadonlySet<string>, now: PublicFiles): PublicFiles {
  const entries = tree.split('\0').flatMap((entry): [string, PublicFile][] => {
    const [, blob, size, path] = entry.match(/^\d+ blob (\w+) +(\d+)\tpublic(\/[\s\S]+)$/) ?? []
    if (blob === undefined || path === undefined) return []
    // A file that has not changed was measured before, pixels included.
    const same = replaced.has(path) ? undefined : now.get(path)
    return [[path, same ?? describeBlob(folder, blob, Number(size), path)]]
  })
  return new Map(entries)
}

/** Whether a revision has a pages.json in a folder; `git show` fails for other reasons, too. */
const holds = async (folder: string, revision: string) =>
  (await git(folder, 'ls-tree', '--name-only', revision, '--', 'pages.json')).trim() !== ''

/**
 * Reads the site in `folder` as it was in a revision; `now` are its files of today. Throws a Failure when there is no
 * git, no repository or no such revision.
 */
export async function readRevision(folder: string, revision: string, now: PublicFiles): Promise<Revision> {
  const commit = await git(folder, 'rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).catch(
    (error) => {
      throw explain(error as GitError, folder, revision)
    },
  )
  const id = commit.trim()
  const [name, tree, changed, hasPages] = await Promise.all([
    git(folder, 'rev-parse', '--short', id),
    git(folder, 'ls-tree', '-r', '-l', '-z', id, '--', 'public'),
    git(folder, 'diff', '--name-only', '--no-renames', '--relative', '-z', id, '--', 'public'),
    holds(folder, id),
  ])
  const replaced = new Set(changed.split('\0').map((path) => path.replace(/^public/, '')))
  const text = hasPages ? await git(folder, 'show', `${id}:./pages.json`) : undefined
  return { name: name.trim(), text, files: listFiles(tree, folder, replaced, now), replaced }
}
