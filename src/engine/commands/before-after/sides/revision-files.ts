import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Git, plainDiff } from '../../../git/local-git/git'
import { openGit } from '../../../git/local-git/open-git'

export interface SiteRevision {
  git: Git
  id: string
  /** The site's folder, relative to the repository; empty for its root. */
  place: string
  subject: string
  time: string
}

/** Throws a Failure for a revision that git does not know. */
export async function findRevision(site: string, revision: string): Promise<SiteRevision> {
  const { git, place } = openGit(site)
  const read = async (...args: string[]) => (await git.read(args, `git cannot read ${revision}.`)).replace(/\r?\n$/, '')
  const id = await read('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`)
  const [subject = '', time = ''] = (await read('log', '-1', '--format=%s%n%cI', id)).split('\n')
  return { git, id, place: place.replace(/\/$/, ''), subject, time }
}

export async function writeRevision({ git, id }: SiteRevision, paths: string[], to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const listed = await git.read(['ls-tree', '-r', '-z', '--name-only', id, '--', ...paths], 'git cannot list files.')
  // The repository's index holds what its owner has staged, so use another one.
  const index = join(to, '.index')
  const apart = git.withEnv({ GIT_INDEX_FILE: index })
  await apart.read(['read-tree', id], 'git cannot read a version.')
  await apart.read(['checkout-index', '-z', '--stdin', `--prefix=${to}/`], 'git cannot write a version.', {
    input: listed,
    seconds: 600,
  })
  await rm(index, { force: true })
}

/** Whether anything below these paths has changed, untracked files included. */
export async function differsFrom({ git, id }: SiteRevision, paths: string[]): Promise<boolean> {
  // Tests do not change how a site looks.
  const places = ['--', ...paths, ':(exclude)*.test.ts', ':(exclude)*.test.tsx']
  const [diff, fresh] = await Promise.all([
    git.run(['diff', ...plainDiff, '--quiet', id, ...places]),
    git.ask('ls-files', '--others', '--exclude-standard', ...places),
  ])
  return diff.code !== 0 || Boolean(fresh)
}
