import { existsSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Git, GitFailure, plainDiff } from '../../git/git'
import { NoRepository, openGit } from '../../git/open-git'

/** A site that is kept in git. */
export interface Repository {
  /** Git at the root of the repository. */
  git: Git
  /** The commit that is checked out. */
  head: string
  /** The branch that is checked out; undefined where it is a commit alone. */
  branch?: string
  /** Where pages.json stands, from the root: "sites/fox/pages.json". */
  pages: string
  /** Where public/ stands, from the root. */
  publicFolder: string
  /** What the commit is called, and when it was made. */
  since: { subject: string; time: string }
}

/** Where a file stands from the root of its repository; undefined where it stands outside. */
function placeIn(root: string, path: string): string | undefined {
  const place = relative(realpathSync(root), existsSync(path) ? realpathSync(path) : path)
  return place.startsWith('..') ? undefined : place.split(sep).join('/')
}

/** Opens the repository that a site is kept in, or says why there is none to compare with. */
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
  const pages = placeIn(root, join(site, 'pages.json'))
  if (pages === undefined)
    throw new NoRepository(
      'pages.json is a link to a file that stands elsewhere and is not kept in git with this folder.',
    )
  if ((await git.run(['check-ignore', '-q', '--', pages])).code === 0)
    throw new NoRepository('git is told to pass pages.json over here, so no earlier version of the site is on record.')
  const head = await git.ask('rev-parse', '--verify', '--quiet', 'HEAD^{commit}')
  if (head === undefined) throw new NoRepository('No version of this site has been put on record in git yet.')
  const said = await git.read(['log', '-1', '--format=%s%n%cI', head], 'git cannot read its last version.')
  const [subject = '', time = ''] = said.split('\n')
  return {
    ...{ git, head, pages, since: { subject, time } },
    branch: await git.ask('symbolic-ref', '--quiet', '--short', 'HEAD'),
    publicFolder: `${place}public`,
  }
}

/** Throws a GitFailure where a merge has left conflicts. */
export async function demandMerged({ git }: Repository): Promise<void> {
  const unmerged = await git.read(
    ['diff', ...plainDiff, '--name-only', '--diff-filter=U'],
    'git cannot list its files.',
  )
  if (unmerged !== '')
    throw new GitFailure(
      'Two versions of some files are being put together in this folder, and that is not finished. Finish it first (git status says how), then publish again.',
      unmerged.trim(),
    )
}

/** Throws a GitFailure where git does not know who publishes. */
export async function demandIdentity({ git }: Repository): Promise<void> {
  for (const who of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    const { code, words } = await git.run(['-c', 'user.useConfigOnly=true', 'var', who])
    if (code !== 0)
      throw new GitFailure(
        'git does not know your name and your address yet, and each version carries them. Write in a terminal: git config --global user.name "Your Name" and git config --global user.email you@example.org, then publish again.',
        words,
      )
  }
}
