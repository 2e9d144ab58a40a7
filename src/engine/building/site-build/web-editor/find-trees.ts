import { existsSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isFailure } from '../../../base/shared-types/failure'
import type { BuiltFor } from '../../../base/shared-types/web-editor/built-for'
import { type GitFolder, openGit } from '../../../git/local-git/open-git'

interface Folders {
  root: string
  studio: string
  site: string
}

function openRepository(folder: string): GitFolder | undefined {
  try {
    return openGit(folder)
  } catch (error) {
    if (isFailure(error)) return undefined
    throw error
  }
}

/** Folders outside of the repository are left out. */
function treesOf({ git }: GitFolder, folders: string[]): Record<string, string> {
  const paths = folders
    .filter((folder) => existsSync(folder))
    .map((folder) => relative(git.folder, realpathSync(folder)).split(sep).join('/'))
  const trees: Record<string, string> = {}
  for (const path of new Set(paths)) {
    const { code, out } = git.runSync(['rev-parse', '--verify', '--quiet', `HEAD:${path}`])
    if (code === 0) trees[path] = out.toString().trim()
  }
  return trees
}

export function findTrees({ root, studio, site }: Folders): Pick<BuiltFor, 'place' | 'trees' | 'files'> {
  const repository = openRepository(site)
  if (!repository) return { place: '', trees: {}, files: {} }
  const ofCode = [root, studio].flatMap((folder) => ['schemas', 'src'].map((name) => join(folder, name)))
  return {
    place: repository.place,
    trees: treesOf(repository, ofCode),
    files: treesOf(repository, [join(site, 'public')]),
  }
}
