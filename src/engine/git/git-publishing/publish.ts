import type { PublishRun } from '../../editing/edited-site/publishing'
import { branchName, freeBranchName } from '../../editing/edited-site/publishing/branch-name'
import { Progress } from '../../editing/edited-site/publishing/progress'
import { nothingDiffers } from '../../editing/edited-site/publishing/publish-answers'
import { GitFailure } from '../local-git/git'
import { type Checked, checkFolder, contactServer, deleteSent } from './contact-server'
import { treeOf } from './git/merge-trees'
import { remoteLabel } from './git/remote'
import type { Repository } from './git/repository'
import { noteSent, readSent, withScratch } from './git/sent-branch'
import { commitTree, makeCommit, prepareCommit } from './steps/commit'
import { composeTree, findParent, isOpen, type ServerState } from './steps/compose'
import { pullRequestAddress } from './steps/pull-request'
import { isProtected, pushBranch } from './steps/push'
import { type PublishedFiles, stageTree } from './steps/tree'

const stepNames = ['Check the folder', 'Contact the server', 'Record the changes', 'Send them']

export interface Publication extends PublishedFiles {
  words: string
  isDirect: boolean
}

interface Work extends Checked {
  publication: Publication
  progress: Progress
  scratch: string
}

interface Recorded {
  commit?: string
  from: string
  onto: string
  ran: string
}

const nothingChanged = () =>
  new GitFailure('Nothing has changed since the last version: there is nothing to publish.', '')

const describeFolder = ({ remote, repository: { branch } }: Checked) =>
  branch === undefined
    ? `Goes to ${remoteLabel(remote)}. No branch is checked out, so the new branch starts at the current version.`
    : `Goes to ${remoteLabel(remote)}, next to the branch “${branch}”.`

/** Undefined where nothing differs from the main branch: the request is empty. */
async function record(
  { repository, publication, scratch, hooks }: Work,
  state: ServerState,
): Promise<Recorded | undefined> {
  const { git, head } = repository
  const staged = await stageTree(repository, publication, scratch)
  const parent = await findParent(repository, state)
  const isEmpty = async (tree: string) =>
    (await composeTree(repository, state, { tree, parent, scratch })) === (await treeOf(git, parent))
  if (await isEmpty(staged.tree)) {
    if (isOpen(state)) return undefined
    throw nothingChanged()
  }
  const { tree, message } = await prepareCommit(head, staged, publication.words, { scratch, hooks })
  const composed = await composeTree(repository, state, { tree, parent, scratch })
  const onto = (await git.ask('log', '-1', '--format=%s', parent)) ?? ''
  const from = await commitTree(git, head, { tree, message })
  const there = isOpen(state) && (await git.ask('log', '-1', '--format=%T %P', state.tip ?? ''))
  if (there === `${composed} ${parent}`) return { from, onto, ran: '' }
  const commit = await makeCommit(git, parent, { tree: composed, message })
  return { commit, from, onto, ran: hooks.describe('pre-commit', 'prepare-commit-msg', 'commit-msg') }
}

async function withdraw(work: Work, state: ServerState): Promise<void> {
  const { remote, progress } = work
  const act = () => deleteSent(work, state)
  await progress.step(3, act, () => nothingDiffers)
  progress.update({ server: remoteLabel(remote), isDone: 'withdrawal' })
}

/** False where the server forbids it. */
async function sendAtOnce(
  { repository, remote, hooks }: Work,
  { base, main }: ServerState,
  commit: string,
): Promise<boolean> {
  try {
    await pushBranch(repository.git, remote, { branch: base, expected: main, commit, withHooks: hooks.mayRun })
    return true
  } catch (error) {
    if (!isProtected(error)) throw error
    return false
  }
}

async function send(work: Work, state: ServerState, branches: readonly string[], { commit, from }: Recorded) {
  const { repository, remote, publication, hooks } = work
  const { git } = repository
  const ran = hooks.describe('pre-push')
  if (commit === undefined) return { branch: state.sent?.branch, output: '', words: 'They are already on the server.' }
  const { isDirect } = publication
  if (isDirect && (await sendAtOnce(work, state, commit))) {
    const { sent } = state
    if (isOpen(state)) await deleteSent(work, state)
    await noteSent(git, { branch: sent?.branch ?? state.base, commit, from })
    return { output: '', words: `They are part of the branch “${state.base}”.${ran}` }
  }
  const own = ((await git.ask('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/')) ?? '').split('\n')
  const isRenewed = isOpen(state)
  const name = freeBranchName(branchName(publication.words, publication.text), [...branches, ...own])
  const branch = (isRenewed && state.sent?.branch) || name
  const expected = isRenewed ? state.tip : undefined
  const output = await pushBranch(git, remote, { branch, expected, commit, withHooks: hooks.mayRun })
  await noteSent(git, { branch, commit, from })
  const forbidden = isDirect ? 'The server lets nobody publish at once, so this is a request. ' : ''
  const now = isRenewed ? 'has all of them now' : 'is new, and has them'
  return { branch, output, words: `${forbidden}The branch “${branch}” ${now}.${ran}` }
}

async function publishSteps(given: Repository, publication: Publication, progress: Progress, scratch: string) {
  const checked = await progress.step(0, () => checkFolder(given), describeFolder)
  const { remote } = checked
  const work: Work = { ...checked, publication, progress, scratch }
  const { branches, state } = await progress.step(
    1,
    async () => contactServer(checked, await readSent(checked.repository)),
    () => `${remoteLabel(remote)} answers.`,
  )
  const recorded = await progress.step(
    2,
    () => record(work, state),
    (made) => {
      if (!made) return 'There is nothing left to record.'
      if (made.commit === undefined) return 'Nothing has changed since then.'
      return `“${publication.words}”, on top of “${made.onto}”.${made.ran}`
    },
  )
  if (!recorded) return withdraw(work, state)
  const { branch, output } = await progress.step(
    3,
    () => send(work, state, [...branches.keys()], recorded),
    ({ words }) => words,
  )
  const server = remoteLabel(remote)
  if (branch === undefined) return progress.update({ server, isDone: 'direct' })
  const address = pullRequestAddress(remote.address, { branch, base: state.base, output })
  progress.update({ branch, server, ...(address && { pullRequest: address }) })
}

/**
 * A site has one request: a branch on its server, of the main branch and all changes of this folder. Its commit is
 * built in a temporary index and never checked out: files, branch and index stay, except for what the repository's
 * hooks do.
 */
export async function publish(
  repository: Repository,
  publication: Publication,
  onChange: (run: PublishRun) => void,
): Promise<void> {
  const progress = new Progress(stepNames, onChange)
  try {
    await withScratch((scratch) => publishSteps(repository, publication, progress, scratch))
  } catch (error) {
    // The step shows a GitFailure.
    if (!(error instanceof GitFailure)) console.error(error)
  } finally {
    progress.update({ isRunning: false })
  }
}
