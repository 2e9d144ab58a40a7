import { nothingWaits } from '../../editing/edited-site/publishing/publish-answers'
import { GitFailure } from '../local-git/git'
import { nonInteractiveSsh, type Remote } from './git/remote'
import { type Repository, requireIdentity, requireMerged } from './git/repository'
import { forgetSent, isSentIn, readSent, type SentBranch } from './git/sent-branch'
import { isOpen, type ServerState } from './steps/compose'
import { type Hooks, openHooks } from './steps/hooks'
import { fetchBranches, listBranches, pushBranch } from './steps/push'

export interface Checked {
  remote: Remote
  repository: Repository
  hooks: Hooks
}

/** Whether the branch was deleted with nothing of it accepted: all changes are the author's again. */
const isForgotten = ({ sent, tip, isAccepted }: ServerState) => sent !== undefined && tip === undefined && !isAccepted

/** Throws a GitFailure. */
export async function checkFolder(repository: Repository): Promise<Checked> {
  await requireMerged(repository)
  await requireIdentity(repository)
  return connect(repository)
}

async function connect(repository: Repository): Promise<Checked> {
  const { git } = repository
  const remote = await repository.remote()
  if (!remote) throw new GitFailure('No server is set up for this folder. Save the change as a file instead.', '')
  const hooks = await openHooks(git, remote)
  return { remote, hooks, repository: { ...repository, git: git.withEnv(await nonInteractiveSsh(git)) } }
}

/** Gets the server's branches: the main one and the request's. Throws a GitFailure. */
export async function contactServer(
  { remote, repository }: Checked,
  sent: SentBranch | undefined,
): Promise<{ branches: Map<string, string>; state: ServerState }> {
  const { git } = repository
  const branches = await listBranches(git, remote)
  const { base } = remote
  const wanted = [base, sent?.branch ?? ''].filter((name, at, all) => branches.has(name) && all.indexOf(name) === at)
  if (wanted.length > 0) await fetchBranches(git, remote, wanted)
  const main = branches.get(base)
  const isAccepted = sent !== undefined && main !== undefined && (await isSentIn(repository, sent, main))
  const state: ServerState = { base, main, sent, isAccepted, tip: sent && branches.get(sent.branch) }
  if (isForgotten(state)) await forgetSent(git)
  return { branches, state }
}

/** Returns what was sent. Problems are shown when the author publishes. */
export async function lookAtServer(repository: Repository): Promise<SentBranch | undefined> {
  const sent = await readSent(repository)
  if (!sent) return undefined
  try {
    const { state } = await contactServer(await connect(repository), sent)
    return isForgotten(state) ? undefined : sent
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    return sent
  }
}

/** Throws a GitFailure. */
export async function deleteSent({ repository, remote, hooks }: Checked, { sent, tip }: ServerState): Promise<void> {
  const { git } = repository
  const change = { expected: tip, commit: undefined, withHooks: hooks.mayRun }
  if (sent && tip !== undefined) await pushBranch(git, remote, { branch: sent.branch, ...change })
  await forgetSent(git)
}

/** Returns the description of the request. Throws a GitFailure. */
export async function withdrawSent(repository: Repository): Promise<string> {
  const checked = await connect(repository)
  const sent = await readSent(repository)
  const { state } = await contactServer(checked, sent)
  const { tip, isAccepted } = state
  if (sent && isAccepted) throw new GitFailure(`“${sent.words}” is part of the site already.`)
  if (!sent || !isOpen(state)) throw new GitFailure(nothingWaits)
  if (tip !== sent.commit)
    throw new GitFailure(
      `Someone else has added to the request “${sent.words}”, the branch “${sent.branch}”. Close it on the server’s own page, so that nothing of theirs is lost.`,
    )
  await deleteSent(checked, state)
  return sent.words
}
