import { copyFileSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Git } from '../../local-git/git'
import { GitFailure } from '../../local-git/git'
import { readFailed } from '../git/merge-trees'
import type { Repository } from '../git/repository'

export interface PublishedFiles {
  text: string
  /** Addresses of files in public/: "/images/fox.svg". */
  files: readonly string[]
}

export interface StagedTree {
  git: Git
  tree: string
  paths: string[]
}

const addFailed = 'git cannot add the published files.'

/** "$1" is the path of the file. */
const refusals: [sign: RegExp, sentence: string][] = [
  [
    /would be replaced by (?:CR)?LF in (.+)/,
    'git is configured to refuse files whose line endings it would change (core.safecrlf): $1. Enter in a terminal: git config core.safecrlf warn, then publish again.',
  ],
  [
    /^[^'\n]*'(.+)' is beyond a symbolic link/m,
    'git stores links, not what they point to, and $1 is behind a link. Replace the link with the folder itself, then publish again.',
  ],
  [
    /^[^'\n]*'(.+)' appears as both a file and/m,
    '$1 is in a folder that is a repository of its own (a submodule), which cannot be published from here. Move the file to another folder of public/ and use that address, or ask the person who set it up.',
  ],
]

function explainRefusal(words: string): string {
  for (const [sign, sentence] of refusals) {
    const path = words.match(sign)?.[1]
    if (path !== undefined) return sentence.replace('$1', () => path)
  }
  return addFailed
}

/** Throws a GitFailure that says what to do if git refuses a file. */
async function addFiles(git: Git, args: string[], input: string): Promise<string> {
  const { code, out, words } = await git.run(args, { input })
  if (code !== 0) throw new GitFailure(explainRefusal(words), words)
  return out.toString().trim()
}

/** A copied index keeps stat data: unchanged files are not read again. */
async function copyIndex({ git }: Repository, scratch: string): Promise<Git> {
  const own = await git.ask('rev-parse', '--git-path', 'index')
  const index = join(scratch, 'index')
  const path = own && resolve(git.folder, own)
  if (path && existsSync(path)) copyFileSync(path, index)
  return git.withEnv({ GIT_INDEX_FILE: index, GIT_OPTIONAL_LOCKS: '1' })
}

export const writeTree = async (git: Git): Promise<string> =>
  (await git.read(['write-tree'], 'git cannot record the changes.')).trim()

/** Adds what is published to HEAD, in an index in the scratch folder. */
export async function stageTree(
  repository: Repository,
  { text, files }: PublishedFiles,
  scratch: string,
): Promise<StagedTree> {
  const { head, pages, publicFolder } = repository
  const git = await copyIndex(repository, scratch)
  await git.read(['-c', 'core.splitIndex=false', 'read-tree', '--reset', head], readFailed)
  const [entry = ''] = (await git.read(['ls-files', '--stage', '--', pages], readFailed)).split(' ')
  // The file can change by then: add the text. --path applies git's line-ending settings.
  const blob = await addFiles(git, ['hash-object', '-w', '--stdin', `--path=${pages}`], text)
  await git.read(['update-index', '--add', '--cacheinfo', `${entry || '100644'},${blob},${pages}`], addFailed)
  const paths = files.map((file) => `${publicFolder}${file}`)
  if (paths.length > 0) await addFiles(git, ['update-index', '--add', '-z', '--stdin'], `${paths.join('\0')}\0`)
  return { git, tree: await writeTree(git), paths: [pages, ...paths] }
}

export async function requireOnlyPublished({ git, paths }: StagedTree, head: string, tree: string): Promise<void> {
  const changed = await git.read(['diff-tree', '-r', '-z', '--no-renames', '--name-only', head, tree], readFailed)
  const others = changed.split('\0').filter((path) => path !== '' && !paths.includes(path))
  if (others.length > 0)
    throw new GitFailure(
      'A hook of the repository has put other files into the commit. Nothing was sent: ask the person who set it up.',
      others.join('\n'),
    )
}
