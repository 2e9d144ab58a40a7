import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Git, plainDiff } from '../../git/git'
import { openGit } from '../../git/open-git'

/** A revision of the repository that a site is kept in. */
export interface SiteRevision {
  /** git, at the root of the repository. */
  git: Git
  /** The id of the commit. */
  id: string
  /** The site's folder from the root of the repository; empty where it is the root. */
  place: string
  /** What the commit is called, and when it was made, as a date of ISO 8601. */
  subject: string
  time: string
}

/** Finds a revision that git knows. Throws a Failure for any other. */
export async function findRevision(site: string, revision: string): Promise<SiteRevision> {
  const { git, place } = openGit(site)
  const read = async (...args: string[]) => (await git.read(args, `git cannot read ${revision}.`)).replace(/\r?\n$/, '')
  const id = await read('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`)
  const [subject = '', time = ''] = (await read('log', '-1', '--format=%s%n%cI', id)).split('\n')
  return { git, id, place: place.replace(/\/$/, ''), subject, time }
}

/** Writes files of a revision below a folder: all below the `paths`, which are as git names them. The repository stays as it is. */
export async function writeRevision({ git, id }: SiteRevision, paths: string[], to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const listed = await git.read(['ls-tree', '-r', '-z', '--name-only', id, '--', ...paths], 'git cannot list files.')
  // An index of its own: that of the repository knows what its owner is about to record.
  const index = join(to, '.index')
  const apart = git.withEnv({ GIT_INDEX_FILE: index })
  await apart.read(['read-tree', id], 'git cannot read a version.')
  await apart.read(['checkout-index', '-z', '--stdin', `--prefix=${to}/`], 'git cannot write a version.', {
    input: listed,
    seconds: 600,
  })
  await rm(index, { force: true })
}

/** Whether anything below these paths is different now from what it was in a revision, files that git does not know yet included. */
export async function differsFrom({ git, id }: SiteRevision, paths: string[]): Promise<boolean> {
  // What is tested is not what is shown.
  const places = ['--', ...paths, ':(exclude)*.test.ts', ':(exclude)*.test.tsx']
  const [diff, fresh] = await Promise.all([
    git.run(['diff', ...plainDiff, '--quiet', id, ...places]),
    git.ask('ls-files', '--others', '--exclude-standard', ...places),
  ])
  return diff.code !== 0 || Boolean(fresh)
}
