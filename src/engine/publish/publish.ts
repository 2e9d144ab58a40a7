import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Git } from '../git/git'
import { GitFailure } from '../git/git'
import type { PublishRun } from '../store/publishing'
import { branchName, freeBranchName } from '../store/publishing/branch-name'
import { Progress } from '../store/publishing/progress'
import { findRemote, nonInteractiveSsh, type Remote, remoteLabel } from './git/remote'
import { type Repository, requireIdentity, requireMerged } from './git/repository'
import { noteSent } from './git/waiting'
import { makeCommit } from './steps/commit'
import { type Hooks, openHooks } from './steps/hooks'
import { pullRequestAddress } from './steps/pull-request'
import { listBranches, pushBranch } from './steps/push'
import { type PublishedFiles, stageTree } from './steps/tree'

const stepNames = ['Check the folder', 'Contact the server', 'Record the changes', 'Send them']

export interface Publication extends PublishedFiles {
  /** The commit message. */
  words: string
}

/** Returns the remote's default branch, else the one that is checked out. */
async function findBase({ git, branch }: Repository, { name }: Remote): Promise<string> {
  const own = await git.ask('symbolic-ref', '--quiet', '--short', `refs/remotes/${name}/HEAD`)
  return own?.slice(name.length + 1) ?? branch ?? 'main'
}

/** Returns a branch of the remote with the same tree, preferably the base. */
async function findPublished(
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
  // A branch that was never fetched gives "… missing".
  const { out } = await git.run(['cat-file', '--batch-check=%(objectname)'], { input })
  const at = out.toString().split('\n').indexOf(tree)
  return names[at]
}

interface PublishInput extends Publication {
  repository: Repository
  progress: Progress
  scratch: string
}

interface CheckedFolder {
  remote: Remote
  repository: Repository
  hooks: Hooks
}

async function checkFolder({ git, ...rest }: Repository): Promise<CheckedFolder> {
  const repository = { git, ...rest }
  await requireMerged(repository)
  await requireIdentity(repository)
  const remote = await findRemote(repository)
  if (!remote) throw new GitFailure('No server is set up for this folder. Save the change as a file instead.', '')
  const hooks = await openHooks(git, remote)
  return { remote, hooks, repository: { ...rest, git: git.withEnv(await nonInteractiveSsh(repository)) } }
}

async function publishSteps({ words, text, files, progress, scratch, ...work }: PublishInput): Promise<void> {
  const { remote, repository, hooks } = await progress.step(0, () => checkFolder(work.repository), describeFolder)
  const { git, head } = repository
  const branches = await progress.step(
    1,
    () => listBranches(git, remote),
    () => `${remoteLabel(remote)} answers.`,
  )
  const own = ((await git.ask('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/')) ?? '').split('\n')
  const branch = freeBranchName(branchName(words, text), [...branches.keys(), ...own])
  const base = await findBase(repository, remote)
  const record = async () => {
    const staged = await stageTree(repository, { text, files }, scratch)
    if (staged.tree === (await git.ask('rev-parse', `${head}^{tree}`)))
      throw new GitFailure('Nothing has changed since the last version: there is nothing to publish.', '')
    const same = await findPublished(git, branches, base, staged.tree)
    if (same !== undefined) return { same }
    const commit = await makeCommit(repository, staged, words, { scratch, hooks })
    return { commit, ran: hooks.describe('pre-commit', 'prepare-commit-msg', 'commit-msg') }
  }
  const { commit, same } = await progress.step(2, record, (made) =>
    made.same === undefined
      ? `“${words}”, on top of “${repository.since.subject}”.${made.ran}`
      : 'Nothing has changed since then.',
  )
  const send = async () => {
    if (commit === undefined) return { output: '', words: `They are already on the server, as the branch “${same}”.` }
    const output = await pushBranch(git, remote, { commit, branch, withHooks: hooks.mayRun })
    await noteSent(repository, branch, commit)
    return { output, words: `They are now the branch “${branch}”.${hooks.describe('pre-push')}` }
  }
  const { output } = await progress.step(3, send, (sent) => sent.words)
  const name = same ?? branch
  const address = pullRequestAddress(remote.address, { branch: name, base, output })
  const server = remoteLabel(remote)
  if (same !== undefined && same === base) progress.update({ branch: same, server, isMerged: true })
  else progress.update({ branch: name, server, ...(address && { pullRequest: address }) })
}

const describeFolder = ({ remote, repository: { branch } }: CheckedFolder) =>
  branch === undefined
    ? `Goes to ${remoteLabel(remote)}. No branch is checked out, so the new branch starts at the current version.`
    : `Goes to ${remoteLabel(remote)}, next to the branch “${branch}”.`

/**
 * Publishes a site as a new branch on its server. The commit is built in a temporary index and never checked out, so
 * files, branch and index stay as they are, except for what the repository's hooks do.
 */
export async function publish(
  repository: Repository,
  publication: Publication,
  onChange: (run: PublishRun) => void,
): Promise<void> {
  const progress = new Progress(stepNames, onChange)
  const scratch = mkdtempSync(join(tmpdir(), 'publish-'))
  try {
    await publishSteps({ ...publication, repository, progress, scratch })
  } catch (error) {
    // The step shows a GitFailure.
    if (!(error instanceof GitFailure)) console.error(error)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
    progress.update({ isRunning: false })
  }
}
