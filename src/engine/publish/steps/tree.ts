import { copyFileSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Git } from '../../git/git'
import { GitFailure } from '../../git/git'
import type { Repository } from '../git/repository'

/** What is to be published. */
export interface PublishedFiles {
  /** The text of pages.json that was checked. */
  text: string
  /** The addresses of the files in public/ that go along: "/images/fox.svg". */
  files: readonly string[]
}

/** A state of the repository that is being put together, in an index of its own. */
export interface StagedTree {
  /** Git that reads and writes that index alone. */
  git: Git
  tree: string
  /** The paths that may differ from the last version. */
  paths: string[]
}

const notRead = 'git cannot read the last version.'

const cannot = 'git cannot take in what is published.'

/** What git says of a file that it cannot take in, and what to do; "$1" is its path. */
const refusals: [sign: RegExp, sentence: string][] = [
  [
    /would be replaced by (?:CR)?LF in (.+)/,
    'git is told to refuse files in which it would change how lines end (core.safecrlf): $1. Write in a terminal: git config core.safecrlf warn, then publish again.',
  ],
  [
    /^[^'\n]*'(.+)' is beyond a symbolic link/m,
    'git keeps links, not what they lead to: $1 lies behind one. Put the folder itself in the place of the link, then publish again.',
  ],
  [
    /^[^'\n]*'(.+)' appears as both a file and/m,
    '$1 lies in a folder that is a repository of its own (a submodule), which cannot be published from here. Put the file into another folder of public/ and name that one, or ask whoever has set it up.',
  ],
]

function explainRefusal(words: string): string {
  for (const [sign, sentence] of refusals) {
    const path = words.match(sign)?.[1]
    if (path !== undefined) return sentence.replace('$1', () => path)
  }
  return cannot
}

/** Runs a command that takes in files. Throws a GitFailure that says what to do where git refuses one. */
async function takeIn(git: Git, args: string[], input: string): Promise<string> {
  const { code, out, words } = await git.run(args, { input })
  if (code !== 0) throw new GitFailure(explainRefusal(words), words)
  return out.toString().trim()
}

/** Returns git with a copy of the person's index: what it knows of unchanged files need not be found out again. */
async function copyIndex({ git }: Repository, scratch: string): Promise<Git> {
  const own = await git.ask('rev-parse', '--git-path', 'index')
  const index = join(scratch, 'index')
  const path = own && resolve(git.folder, own)
  if (path && existsSync(path)) copyFileSync(path, index)
  return git.withEnv({ GIT_INDEX_FILE: index, GIT_OPTIONAL_LOCKS: '1' })
}

/** Returns the tree of an index. */
export const writeTree = async (git: Git): Promise<string> =>
  (await git.read(['write-tree'], 'git cannot record the changes.')).trim()

/**
 * Puts the last version and what is published together, in a folder for scratch. The person's files, branch and index
 * stay as they are.
 */
export async function stageTree(
  repository: Repository,
  { text, files }: PublishedFiles,
  scratch: string,
): Promise<StagedTree> {
  const { head, pages, publicFolder } = repository
  const git = await copyIndex(repository, scratch)
  await git.read(['-c', 'core.splitIndex=false', 'read-tree', '--reset', head], notRead)
  const [entry = ''] = (await git.read(['ls-files', '--stage', '--', pages], notRead)).split(' ')
  // The text itself, as the file may change while this runs. What git is told to do with its line ends is done.
  const blob = await takeIn(git, ['hash-object', '-w', '--stdin', `--path=${pages}`], text)
  await git.read(['update-index', '--add', '--cacheinfo', `${entry || '100644'},${blob},${pages}`], cannot)
  const paths = files.map((file) => `${publicFolder}${file}`)
  if (paths.length > 0) await takeIn(git, ['update-index', '--add', '-z', '--stdin'], `${paths.join('\0')}\0`)
  return { git, tree: await writeTree(git), paths: [pages, ...paths] }
}

/** Throws a GitFailure where a tree differs from the last version in anything but what is published. */
export async function demandOnly({ git, paths }: StagedTree, head: string, tree: string): Promise<void> {
  const changed = await git.read(['diff-tree', '-r', '-z', '--no-renames', '--name-only', head, tree], notRead)
  const strange = changed.split('\0').filter((path) => path !== '' && !paths.includes(path))
  if (strange.length > 0)
    throw new GitFailure(
      'A hook of the repository has put other files into what is published. Nothing was sent: ask whoever has set it up.',
      strange.join('\n'),
    )
}
