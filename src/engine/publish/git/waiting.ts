import { NoRepository } from '../../git/open-git'
import type { Repository } from './repository'

/** The changes that were sent, each a ref with the name of its branch. No fetch or push of git touches them. */
const folder = 'refs/sent/'

export const noteSent = async ({ git }: Repository, branch: string, commit: string): Promise<void> => {
  await git.ask('update-ref', `${folder}${branch}`, commit)
}

/** How many versions of the accepted history are looked through. */
const maxVersions = 200

/** Returns the versions of pages.json in the history of this folder and of its servers' default branches. */
async function acceptedVersions({ git, pages, head, branch }: Repository): Promise<Set<string>> {
  const own = branch === undefined ? [] : [`refs/remotes/*/${branch}`]
  const remotes = (await git.ask('for-each-ref', '--format=%(refname)', 'refs/remotes/*/HEAD', ...own)) ?? ''
  const tips = [head, ...remotes.split('\n').filter(Boolean)]
  const options = [`--max-count=${maxVersions}`, '--raw', '--no-abbrev', '--format=', '-m']
  const listed = (await git.ask('log', ...options, ...tips, '--', pages)) ?? ''
  return new Set(listed.split('\n').flatMap((line) => line.match(/^:\d+ \d+ \w+ (\w+)/)?.[1] ?? []))
}

/**
 * Returns the subjects of the changes that were sent and are not accepted yet, and forgets the others. Each one holds those
 * before it, so they are accepted with it.
 */
export async function findWaiting(repository: Repository | NoRepository): Promise<string[]> {
  if (repository instanceof NoRepository) return []
  const { git, pages } = repository
  const format = '--format=%(refname)%09%(subject)'
  const listed = (await git.ask('for-each-ref', '--sort=committerdate', format, folder)) ?? ''
  const sent = listed
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
  if (sent.length === 0) return []
  const accepted = await acceptedVersions(repository)
  const versions = await Promise.all(
    sent.map(([ref]) => git.ask('rev-parse', '--verify', '--quiet', `${ref}:${pages}`)),
  )
  const last = versions.findLastIndex((version) => version === undefined || accepted.has(version))
  for (const [ref = ''] of sent.slice(0, last + 1)) await git.ask('update-ref', '-d', ref)
  return sent.slice(last + 1).map(([, subject = '']) => subject)
}
