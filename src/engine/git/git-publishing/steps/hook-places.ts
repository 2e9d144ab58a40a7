import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { type Git, plainDiff } from '../../local-git/git'
import type { Remote } from '../git/remote'

/** The native one has the case of the name on disk. */
const real = (path: string) => (existsSync(path) ? realpathSync.native(path) : path)

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true

/** As paths from the folder. */
const linksTo = (top: string, place: string): string[] => {
  const parts = place.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/')).filter((path) => isLink(join(top, path)))
}

/** In the work tree, which each branch changes. Paths are relative to `top`. */
function placesInTree(top: string, folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  // Husky's "_" runs the files beside it.
  const runners = basename(folder) === '_' ? [dirname(folder)] : []
  const places = [...runners, folder, ...entries]
    .flatMap((path) => [path, real(path)])
    .map((path) => relative(top, path))
    .filter((place) => !isAbsolute(place) && !['..', '.git'].includes(place.split(sep)[0] ?? ''))
    .map((place) => place.split(sep).join('/'))
  return [...new Set(places.flatMap((place) => [place || '.', ...linksTo(top, place)]))]
}

/** The main branch, as the server had it last and as this folder has it. */
async function findMainLines(git: Git, { name }: Remote): Promise<string[]> {
  const head = await git.ask('symbolic-ref', '--quiet', `refs/remotes/${name}/HEAD`)
  const names = head === undefined ? ['main', 'master'] : [head.replace(`refs/remotes/${name}/`, '')]
  const listed = ((await git.ask('for-each-ref', '--format=%(refname)')) ?? '').split('\n')
  const refs = names.map((main) =>
    [`refs/remotes/${name}/${main}`, `refs/heads/${main}`].filter((ref) => listed.includes(ref)),
  )
  return refs.find(({ length }) => length > 0) ?? []
}

/**
 * A branch could have brought hooks that differ from the main branch. Those outside of the work tree are the person's
 * own.
 */
export async function findForeignHooks(git: Git, folder: string, remote: Remote): Promise<string | undefined> {
  const places = placesInTree(git.folder, folder)
  const [place] = places
  if (place === undefined) return undefined
  const options = ['--literal-pathspecs', 'diff', ...plainDiff, '--quiet']
  for (const main of await findMainLines(git, remote))
    if ((await git.run([...options, main, '--', ...places])).code === 0) return undefined
  return place
}
