import { Failure } from '../../../base/shared-types/failure'
import { type Git, plainDiff } from '../../../git/local-git/git'
import { openGit } from '../../../git/local-git/open-git'
import { KnownVersionChanges, type VersionDifference } from '../../edited-site/changes/version-changes'
import type { VersionChanges } from '../../edited-site/publishing'
import { parentNotHere, parentNotRead } from '../../edited-site/sentences'

/** The header of a commit names its parent also where that was not fetched. */
async function findParent(git: Git, version: string): Promise<string | undefined> {
  const commit = await git.read(['cat-file', 'commit', version], parentNotHere)
  return commit.split('\n\n')[0]?.match(/^parent (\w+)$/m)?.[1]
}

interface RawChange {
  path: string
  was: string | undefined
  is: string | undefined
}

/** ":100644 100644 1f2e… 3d4c… M", and a path: for each file. */
function readRaw(raw: string): RawChange[] {
  const parts = raw.split('\0')
  const idOf = (id = '') => (/^0+$/.test(id) ? undefined : id)
  return parts.flatMap((meta, at) => {
    const [, , was, is] = meta.startsWith(':') ? meta.split(' ') : []
    const path = parts[at + 1]
    return is === undefined || path === undefined ? [] : [{ path, was: idOf(was), is: idOf(is) }]
  })
}

async function findDifference(site: string, version: string): Promise<VersionDifference> {
  const { git, place } = openGit(site)
  const [pages, publicFolder] = [`${place}pages.json`, `${place}public`]
  const parent = await findParent(git, version)
  const sides = parent === undefined ? ['--root', '--no-commit-id', version] : [parent, version]
  const { code, out } = await git.run([
    ...['diff-tree', ...plainDiff, '--no-abbrev', '-r', '-z'],
    ...[...sides, '--', pages, publicFolder],
  ])
  if (code !== 0) throw new Failure(parentNotHere)
  const changes = readRaw(out.toString())
  const files = changes.filter(({ path }) => path !== pages)
  const same = await git.ask('rev-parse', '--verify', '--quiet', `${version}:${pages}`)
  const { was, is } = changes.find(({ path }) => path === pages) ?? { was: same, is: same }
  const replaced = files.filter((file) => file.was && file.is).map(({ path }) => path.slice(publicFolder.length))
  return { was, is, hasFiles: files.length > 0, replaced }
}

export function versionChangesOf(site: string): (version: string) => Promise<VersionChanges> {
  const known = new KnownVersionChanges()
  return async (version) => {
    if (!/^[0-9a-f]{40,64}$/.test(version)) throw new Failure(parentNotRead)
    return known.of(version, {
      difference: () => findDifference(site, version),
      text: (id) => openGit(site).git.read(['cat-file', 'blob', id], parentNotRead),
    })
  }
}
