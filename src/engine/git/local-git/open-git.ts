import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { Git, GitFailure } from './git'

export class NoRepository extends GitFailure {}

/** `git` runs at the root. */
export interface GitFolder {
  git: Git
  /** "sites/fox/", relative to the root. */
  place: string
}

const isBelow = (folder: string, file: string) => file.startsWith(folder + sep)

const inSlashes = (path: string) => path.split(sep).join('/')

/** `.git` can be a folder, or a file that names one. */
function repositoryIn(folder: string): string | undefined {
  const path = join(folder, '.git')
  const entry = statSync(path, { throwIfNoEntry: false })
  if (entry?.isDirectory()) return existsSync(join(path, 'HEAD')) ? realpathSync(path) : undefined
  const named = entry?.isFile() && readFileSync(path, 'utf8').match(/^gitdir: (.*?)\r?\n?$/s)?.[1]
  return named && existsSync(resolve(folder, named)) ? realpathSync(resolve(folder, named)) : undefined
}

/**
 * A branch cannot contain a `.git`, but a folder with HEAD, objects and refs, which git accepts, with settings that run
 * programs.
 */
export function findTop(folder: string): string | undefined {
  if (repositoryIn(folder) !== undefined) return folder
  return dirname(folder) === folder ? undefined : findTop(dirname(folder))
}

function requireTrust(git: Git): void {
  const { code, out, words } = git.runSync(['rev-parse', '--absolute-git-dir'])
  const isItself = () => realpathSync(out.toString().replace(/\r?\n$/, '')) === repositoryIn(git.folder)
  if (code === 0 && isItself()) return
  if (/dubious ownership/i.test(words))
    throw new NoRepository(
      'git does not trust the site’s folder, because it belongs to another user of this computer. Its output says how to allow it.',
      words,
    )
  throw new NoRepository('git cannot read the history of the site’s folder.', words)
}

/** A branch could change such settings, and run programs. */
function refuseSharedSettings(git: Git): void {
  const { out } = git.runSync(['config', '--local', '--includes', '--show-origin', '--name-only', '--list', '-z'])
  const origins = out.toString().match(/(?<=^|\0)file:[^\0]+/g) ?? []
  for (const origin of new Set(origins)) {
    const path = resolve(git.folder, origin.slice('file:'.length))
    const file = existsSync(path) ? realpathSync(path) : path
    if (isBelow(git.folder, file) && !isBelow(repositoryIn(git.folder) ?? '', file))
      throw new NoRepository(
        `git reads settings from ${inSlashes(relative(git.folder, file))}, which each branch can change, so a branch could run programs here. Move the settings to .git/config, and enter in a terminal: git config --unset-all include.path`,
      )
  }
}

export function openGit(folder: string): GitFolder {
  const site = existsSync(folder) ? realpathSync(folder) : resolve(folder)
  const top = findTop(site)
  if (top === undefined)
    throw new NoRepository('The site’s folder is not kept in git, so no earlier version of it is on record.')
  const git = new Git(top)
  try {
    requireTrust(git)
    refuseSharedSettings(git)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new NoRepository(
      'There is no git on this computer, so no earlier version of the site is on record. Install git.',
    )
  }
  const place = inSlashes(relative(top, site))
  return { git, place: place && `${place}/` }
}
