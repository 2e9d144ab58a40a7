import { existsSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { lazy } from '../../../base/shared-types/lazy'
import { type Git, GitFailure, plainDiff } from '../../local-git/git'
import { NoRepository, openGit } from '../../local-git/open-git'
import { findRemote, type Remote } from './remote'

export interface Repository {
  git: Git
  head: string
  branch?: string
  /** That `git push` would use. Rejects with a GitFailure if git cannot use its address. */
  remote: () => Promise<Remote | undefined>
  pages: string
  publicFolder: string
  /** The commit's subject, and its time in ISO 8601. */
  since: { subject: string; time: string }
}

/** Undefined for a file outside the repository. */
function pathInRepository(root: string, path: string): string | undefined {
  const place = relative(realpathSync(root), existsSync(path) ? realpathSync(path) : path)
  return place.startsWith('..') ? undefined : place.split(sep).join('/')
}

/** Returns the reason if there is no repository to compare with. */
export async function openRepository(site: string): Promise<Repository | NoRepository> {
  try {
    return await readRepository(site)
  } catch (error) {
    if (error instanceof NoRepository) return error
    throw error
  }
}

async function readRepository(site: string): Promise<Repository> {
  const { git, place } = openGit(site)
  const root = git.folder
  const pages = pathInRepository(root, join(site, 'pages.json'))
  if (pages === undefined) throw new NoRepository('pages.json is a link to a file outside this folder’s repository.')
  if ((await git.run(['check-ignore', '-q', '--', pages])).code === 0)
    throw new NoRepository('git ignores pages.json here, so no earlier version of the site is on record.')
  const head = await git.ask('rev-parse', '--verify', '--quiet', 'HEAD^{commit}')
  if (head === undefined) throw new NoRepository('No version of this site has been committed to git yet.')
  const said = await git.read(['log', '-1', '--format=%s%n%cI', head], 'git cannot read its last version.')
  const [subject = '', time = ''] = said.split('\n')
  const branch = await git.ask('symbolic-ref', '--quiet', '--short', 'HEAD')
  return {
    ...{ git, head, branch, pages, since: { subject, time } },
    remote: lazy(() => findRemote(git, branch)),
    publicFolder: `${place}public`,
  }
}

/** Throws a GitFailure during a merge with conflicts. */
export async function requireMerged({ git }: Repository): Promise<void> {
  const unmerged = await git.read(
    ['diff', ...plainDiff, '--name-only', '--diff-filter=U'],
    'git cannot list its files.',
  )
  if (unmerged !== '')
    throw new GitFailure(
      'A merge in this folder is not finished. Finish it first (git status says how), then publish again.',
      unmerged.trim(),
    )
}

/** Throws a GitFailure if git does not know who publishes. */
export async function requireIdentity({ git }: Repository): Promise<void> {
  for (const who of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    const { code, words } = await git.run(['-c', 'user.useConfigOnly=true', 'var', who])
    if (code !== 0)
      throw new GitFailure(
        'git does not know your name and email address yet, which each version records. Enter in a terminal: git config --global user.name "Your Name" and git config --global user.email you@example.org, then publish again.',
        words,
      )
  }
}
