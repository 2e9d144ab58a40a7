import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Git } from '../../local-git/git'
import { isHeldBy } from './merge-trees'
import type { Repository } from './repository'

/** Below these, refs have branches' names. No fetch or push touches them. */
const [sentRefs, fromRefs] = ['refs/sent/', 'refs/sent-from/']

export interface SentBranch {
  branch: string
  commit: string
  /** This folder then, as a commit on the version that was checked out. */
  from: string
  words: string
}

export async function withScratch<Result>(act: (scratch: string) => Promise<Result>): Promise<Result> {
  const scratch = mkdtempSync(join(tmpdir(), 'publish-'))
  try {
    return await act(scratch)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

export async function noteSent(git: Git, { branch, commit, from }: Omit<SentBranch, 'words'>): Promise<void> {
  await forgetSent(git)
  const lines = [`update ${sentRefs}${branch} ${commit}`, `update ${fromRefs}${branch} ${from}`, '']
  await git.run(['update-ref', '--stdin'], { input: lines.join('\n') })
}

export async function forgetSent(git: Git): Promise<void> {
  const listed = (await git.ask('for-each-ref', '--format=%(refname)', sentRefs, fromRefs)) ?? ''
  for (const ref of listed.split('\n').filter(Boolean)) await git.ask('update-ref', '-d', ref)
}

async function readLast(git: Git): Promise<SentBranch | undefined> {
  const format = '--format=%(refname)%09%(objectname)%09%(subject)'
  const listed = await git.ask('for-each-ref', '--sort=-committerdate', '--count=1', format, sentRefs)
  const [ref, commit, words = ''] = (listed ?? '').split('\t')
  if (!ref || !commit) return undefined
  const branch = ref.slice(sentRefs.length)
  return {
    branch,
    commit,
    words,
    from: (await git.ask('rev-parse', '--verify', '-q', `${fromRefs}${branch}`)) ?? commit,
  }
}

/** Whether a version has all that was sent, however it got there. */
export async function isSentIn(
  repository: Repository,
  { commit }: Pick<SentBranch, 'commit'>,
  version: string,
): Promise<boolean> {
  const { git, pages } = repository
  const isBefore = async (one: string, other: string) =>
    (await git.run(['merge-base', '--is-ancestor', one, other])).code === 0
  if (await isBefore(commit, version)) return true
  // What takes an accepted change back leads to an older version.
  if (await isBefore(version, `${commit}^`)) return false
  return withScratch((scratch) =>
    isHeldBy({ git, pages, scratch }, { base: `${commit}^`, mine: commit, theirs: version }),
  )
}

/** Forgets what is in the version that is checked out by now. */
export async function readSent(repository: Repository): Promise<SentBranch | undefined> {
  const { git, head } = repository
  const sent = await readLast(git)
  if (!sent || !(await isSentIn(repository, sent, head))) return sent
  await forgetSent(git)
  return undefined
}

/** The main branch of the server, as of the last fetch. */
export async function knownMain(repository: Repository): Promise<string | undefined> {
  const remote = await repository.remote()
  return remote && repository.git.ask('rev-parse', '--verify', '-q', `refs/remotes/${remote.name}/${remote.base}`)
}

/** As of the last fetch. */
export async function stateOfSent(
  repository: Repository,
  sent: SentBranch | undefined,
): Promise<{ isWaiting: boolean; isBehind: boolean }> {
  if (!sent) return { isWaiting: false, isBehind: false }
  const main = await knownMain(repository)
  const isAccepted = main !== undefined && (await isSentIn(repository, sent, main))
  const blobs = [`${sent.commit}^`, main].map(
    (name) => name && repository.git.ask('rev-parse', `${name}:${repository.pages}`),
  )
  const [then, now] = await Promise.all(blobs)
  return { isWaiting: !isAccepted, isBehind: !isAccepted && now !== undefined && then !== now }
}

/** What was sent, else the checked out version: later changes count from it. */
export async function lastVersion(
  { git, head, since }: Repository,
  sent: SentBranch | undefined,
): Promise<Pick<Repository, 'head' | 'since'>> {
  // Brought up to date since, the folder differs in what others have done.
  if (!sent || (await git.ask('rev-parse', `${sent.from}^`)) !== head) return { head, since }
  const time = (await git.ask('log', '-1', '--format=%cI', sent.from)) ?? ''
  return { head: sent.from, since: { subject: sent.words, time } }
}
