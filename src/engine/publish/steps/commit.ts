import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Repository } from '../git/repository'
import type { Hooks } from './hooks'
import { requireOnlyPublished, type StagedTree, writeTree } from './tree'

/** People may have to confirm a signature. */
const seconds = 120

/** Commits on top of HEAD as `git commit` does, with hooks and signature. No branch points to it yet. Throws a GitFailure. */
export async function makeCommit(
  { head }: Repository,
  staged: StagedTree,
  words: string,
  { scratch, hooks }: { scratch: string; hooks: Hooks },
): Promise<string> {
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
  const isSigned = (await git.ask('config', '--type=bool', 'commit.gpgSign')) === 'true'
  const command = ['commit-tree', ...(isSigned ? ['-S'] : []), '-p', head, '-F', '-', tree]
  const input = readFileSync(message, 'utf8')
  return (await git.read(command, 'git cannot record the changes.', { input, seconds })).trim()
}
