import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Repository } from '../git/repository'
import { runHook } from './hooks'
import { demandOnly, type StagedTree, writeTree } from './tree'

/** A signature may have to be confirmed. */
const seconds = 120

/**
 * Makes the commit on the last version, as `git commit` would: with the repository's hooks, and signed where that is
 * wanted. No branch leads to it yet. Throws a GitFailure.
 */
export async function makeCommit(
  { head }: Repository,
  staged: StagedTree,
  words: string,
  scratch: string,
): Promise<string> {
  const { git } = staged
  // A hook compares files with the index: what has not changed must not look as if it had.
  await git.run(['update-index', '-q', '--refresh'])
  await runHook(git, 'pre-commit')
  const tree = await writeTree(git)
  await demandOnly(staged, head, tree)
  const message = join(scratch, 'COMMIT_EDITMSG')
  writeFileSync(message, `${words}\n`)
  await runHook(git, 'prepare-commit-msg', message, 'message')
  await runHook(git, 'commit-msg', message)
  const isSigned = (await git.ask('config', '--type=bool', 'commit.gpgSign')) === 'true'
  const command = ['commit-tree', ...(isSigned ? ['-S'] : []), '-p', head, '-F', '-', tree]
  const input = readFileSync(message, 'utf8')
  return (await git.read(command, 'git cannot record the changes.', { input, seconds })).trim()
}
