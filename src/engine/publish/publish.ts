import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Git } from '../git/git'
import { GitFailure } from '../git/git'
import type { PublishRun } from '../store/publishing'
import { findRemote, nameRemote, quietSsh, type Remote } from './git/remote'
import { demandIdentity, demandMerged, type Repository } from './git/repository'
import { Progress } from './progress'
import { branchName, freeBranchName } from './steps/branch-name'
import { makeCommit } from './steps/commit'
import { sayHooks } from './steps/hooks'
import { pullRequestAddress } from './steps/pull-request'
import { listBranches, pushBranch } from './steps/push'
import { type PublishedFiles, stageTree } from './steps/tree'

/** What is published, and what it is about. */
export interface Publication extends PublishedFiles {
  words: string
}

/** Returns the branch that people start from: the remote's own, else the one that is checked out. */
async function findBase({ git, branch }: Repository, { name }: Remote): Promise<string> {
  const own = await git.ask('symbolic-ref', '--quiet', '--short', `refs/remotes/${name}/HEAD`)
  return own?.slice(name.length + 1) ?? branch ?? 'main'
}

/** Returns the branch of the remote that holds a state already, the base before others; undefined where there is none. */
async function findSame(
  git: Git,
  branches: Map<string, string>,
  base: string,
  tree: string,
): Promise<string | undefined> {
  const names = [...branches.keys()].sort((one, other) => Number(other === base) - Number(one === base))
  const input = names
    .map((name) => branches.get(name))
    .map((commit) => `${commit}^{tree}\n`)
    .join('')
  // Of a branch that was never fetched nothing is known here: "… missing".
  const { out } = await git.run(['cat-file', '--batch-check=%(objectname)'], { input })
  const at = out.toString().split('\n').indexOf(tree)
  return names[at]
}

/** What the steps work with. */
interface Work extends Publication {
  repository: Repository
  progress: Progress
  scratch: string
}

async function lookAtFolder({ git, ...rest }: Repository): Promise<{ remote: Remote; repository: Repository }> {
  const repository = { git, ...rest }
  await demandMerged(repository)
  await demandIdentity(repository)
  const remote = await findRemote(repository)
  if (!remote) throw new GitFailure('This folder has no server to send anything to. Save the change as a file.', '')
  return { remote, repository: { ...rest, git: git.withEnv(await quietSsh(repository)) } }
}

async function publishSteps({ words, text, files, progress, scratch, ...work }: Work): Promise<void> {
  const { remote, repository } = await progress.step(0, () => lookAtFolder(work.repository), sayFolder)
  const { git, head } = repository
  const branches = await progress.step(
    1,
    () => listBranches(git, remote),
    () => `${nameRemote(remote)} answers.`,
  )
  const own = ((await git.ask('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/')) ?? '').split('\n')
  const branch = freeBranchName(branchName(words), [...branches.keys(), ...own])
  const base = await findBase(repository, remote)
  const record = async () => {
    const staged = await stageTree(repository, { text, files }, scratch)
    if (staged.tree === (await git.ask('rev-parse', `${head}^{tree}`)))
      throw new GitFailure('Nothing differs from the last version: there is nothing to publish.', '')
    const same = await findSame(git, branches, base, staged.tree)
    if (same !== undefined) return { same }
    const commit = await makeCommit(repository, staged, words, scratch)
    return { commit, ran: await sayHooks(git, 'pre-commit', 'prepare-commit-msg', 'commit-msg') }
  }
  const { commit, same } = await progress.step(2, record, (made) =>
    made.same === undefined
      ? `“${words}”, on top of “${repository.since.subject}”.${made.ran}`
      : 'Nothing is new since then.',
  )
  const send = async () => {
    if (commit === undefined) return { output: '', words: `The server has them already, as the branch “${same}”.` }
    const output = await pushBranch(git, remote, commit, branch)
    return { output, words: `They are the branch “${branch}” now.${await sayHooks(git, 'pre-push')}` }
  }
  const { output } = await progress.step(3, send, (sent) => sent.words)
  const name = same ?? branch
  const address = pullRequestAddress(remote.address, { branch: name, base, output })
  if (same !== undefined && same === base) progress.note({ branch: same, isTakenOver: true })
  else progress.note({ branch: name, ...(address && { pullRequest: address }) })
}

const sayFolder = ({ remote, repository: { branch } }: { remote: Remote; repository: Repository }) =>
  branch === undefined
    ? `Goes to ${nameRemote(remote)}. No branch is checked out here: the new one begins at the version that is.`
    : `Goes to ${nameRemote(remote)}, beside the branch “${branch}”.`

/**
 * Publishes a site as a new branch on its server. Whatever happens, the person's files, branch and index are as they
 * were, but for what the repository's own hooks do: the version is put together in an index of its own, and sent without being checked out.
 */
export async function publish(
  repository: Repository,
  publication: Publication,
  onChange: (run: PublishRun) => void,
): Promise<void> {
  const progress = new Progress(onChange)
  const scratch = mkdtempSync(join(tmpdir(), 'publish-'))
  try {
    await publishSteps({ ...publication, repository, progress, scratch })
  } catch (error) {
    // A GitFailure stands with its step.
    if (!(error instanceof GitFailure)) console.error(error)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
    progress.note({ isRunning: false })
  }
}
