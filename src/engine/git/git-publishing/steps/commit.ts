import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Git } from '../../local-git/git'
import type { Hooks } from './hooks'
import { requireOnlyPublished, type StagedTree, writeTree } from './tree'

/** People may have to confirm a signature. */
const seconds = 120

const recordFailed = 'git cannot record the changes.'

export interface Prepared {
  tree: string
  message: string
}

/** Those of `git commit`, on what is staged on `head`. Throws a GitFailure. */
export async function prepareCommit(
  head: string,
  staged: StagedTree,
  words: string,
  { scratch, hooks }: { scratch: string; hooks: Hooks },
): Promise<Prepared> {
  const { git } = staged
  // Hooks compare files with the index, so its stat data must be current.
  await git.run(['update-index', '-q', '--refresh'])
  await hooks.run(git, 'pre-commit')
  const tree = await writeTree(git)
  await requireOnlyPublished(staged, head, tree)
  const message = join(scratch, 'COMMIT_EDITMSG')
  writeFileSync(message, `${words}\n`)
  await hooks.run(git, 'prepare-commit-msg', message, 'message')
  await hooks.run(git, 'commit-msg', message)
  return { tree, message: readFileSync(message, 'utf8') }
}

/** On no branch yet, and signed as the author's others. Throws a GitFailure. */
export async function makeCommit(git: Git, parent: string, { tree, message }: Prepared): Promise<string> {
  const isSigned = (await git.ask('config', '--type=bool', 'commit.gpgSign')) === 'true'
  return commitTree(git, parent, { tree, message }, isSigned ? ['-S'] : [])
}

/** The same for this folder alone. */
export async function commitTree(
  git: Git,
  parent: string,
  { tree, message }: Prepared,
  options: string[] = [],
): Promise<string> {
  const command = ['commit-tree', ...options, '-p', parent, '-F', '-', tree]
  return (await git.read(command, recordFailed, { input: message, seconds })).trim()
}
