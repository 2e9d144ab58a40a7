import { join, relative, sep } from 'node:path'
import { NoRepository, openGit } from '../../git/open-git'
import { isFailure } from '../../model/failure'
import type { BuiltFor } from '../../model/web-editor/built-for'

interface Folders {
  root: string
  studio: string
  site: string
}

type Trees = Pick<BuiltFor, 'place' | 'trees' | 'files'>

/** Finds where the site is in its repository, and the ids of the folders that the editor is built from. */
export function findTrees({ root, studio, site }: Folders): Trees {
  try {
    const { git, place } = openGit(site)
    const idsOf = (folders: string[]): Record<string, string> => {
      const paths = folders.map((folder) => relative(git.folder, folder).split(sep).join('/'))
      const found = [...new Set(paths)]
        .filter((path) => !path.startsWith('..'))
        .map((path) => [path, git.runSync(['rev-parse', '--verify', '--quiet', `HEAD:${path}`])] as const)
      return Object.fromEntries(
        found.flatMap(([path, { code, out }]) => (code === 0 ? [[path, out.toString().trim()]] : [])),
      )
    }
    const ofCode = [root, studio].flatMap((folder) => ['schemas', 'src'].map((name) => join(folder, name)))
    return { place, trees: idsOf(ofCode), files: idsOf([join(git.folder, place, 'public')]) }
  } catch (error) {
    if (error instanceof NoRepository || isFailure(error)) return { place: '', trees: {}, files: {} }
    throw error
  }
}
