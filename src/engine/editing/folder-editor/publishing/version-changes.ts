import { Failure } from '../../../base/shared-types/failure'
import { lazy } from '../../../base/shared-types/lazy'
import { type Git, plainDiff } from '../../../git/local-git/git'
import { type GitFolder, openGit } from '../../../git/local-git/open-git'
import { KnownVersionChanges, type VersionDifference } from '../../edited-site/changes/version-changes'
import type { VersionChanges } from '../../edited-site/publishing'
import { parentNotHere, parentNotRead } from '../../edited-site/sentences'

/** The header of a commit names its parent also where that was not fetched. */
async function hasParent(git: Git, version: string): Promise<boolean> {
  const commit = await git.read(['cat-file', 'commit', version], parentNotRead)
  return /^parent /m.test(commit.split('\n\n')[0] ?? '')
}

interface RawChange {
  path: string
  was: string | undefined
  is: string | undefined
}

/** ":100644 100644 1f2e… 3d4c… M", and a path: for each file. */
function readRaw(parts: readonly string[]): RawChange[] {
  const idOf = (id = '') => (/^0+$/.test(id) ? undefined : id)
  return parts.flatMap((meta, at) => {
    const [, , was, is] = meta.startsWith(':') ? meta.split(' ') : []
    const path = parts[at + 1]
    return is === undefined || path === undefined ? [] : [{ path, was: idOf(was), is: idOf(is) }]
  })
}

/** Compared with its first parent. */
async function findDifference({ git, place }: GitFolder, version: string): Promise<VersionDifference> {
  const [pages, publicFolder] = [`${place}pages.json`, `${place}public`]
  const raw = ['diff-tree', ...plainDiff, '--no-abbrev', '--root', '-m', '-r', '-z', version, '--', pages, publicFolder]
  // Each parent of a merge has a list, which begins with the version.
  const [, ...parts] = (await git.read(raw, parentNotRead)).split('\0')
  const end = parts.indexOf(version)
  const changes = readRaw(end < 0 ? parts : parts.slice(0, end))
  const files = changes.filter(({ path }) => path !== pages)
  const text = changes.find(({ path }) => path === pages)
  if (text && text.was === undefined && (await hasParent(git, version))) {
    const parent = await git.ask('rev-parse', '--verify', '--quiet', `${version}^`)
    if (parent === undefined) throw new Failure(parentNotHere)
  }
  const same = text ? undefined : await git.ask('rev-parse', '--verify', '--quiet', `${version}:${pages}`)
  const { was, is } = text ?? { was: same, is: same }
  const replaced = files.filter((file) => file.was && file.is).map(({ path }) => path.slice(publicFolder.length))
  return { was, is, hasFiles: files.length > 0, replaced }
}

export function versionChangesOf(site: string): (version: string) => Promise<VersionChanges> {
  const known = new KnownVersionChanges()
  return async (version) => {
    if (!/^[0-9a-f]{40,64}$/.test(version)) throw new Failure(parentNotRead)
    const folder = lazy(() => openGit(site))
    return known.of(version, {
      difference: () => findDifference(folder(), version),
      text: (id) => folder().git.read(['cat-file', 'blob', id], parentNotRead),
    })
  }
}
