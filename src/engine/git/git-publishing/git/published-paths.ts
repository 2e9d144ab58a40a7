import { isObject, pagesIn, parseJson } from '../../../base/shared-types/json'
import type { Git } from '../../local-git/git'
import { NoRepository, openGit } from '../../local-git/open-git'

const pathsIn = (text = ''): string[] =>
  pagesIn(parseJson(text))
    .filter(isObject)
    .map(({ path }) => String(path))

const textIn = (git: Git, revision: string, file: string): Promise<string | undefined> =>
  git.ask('cat-file', 'blob', `${revision}:${file}`)

/**
 * Of the last recorded version and the servers' default branches, as last fetched. Undefined where none is recorded:
 * any page may be public.
 */
export async function publishedPaths(site: string): Promise<ReadonlySet<string> | undefined> {
  try {
    const { git, place } = openGit(site)
    const file = `${place}pages.json`
    const own = await textIn(git, 'HEAD', file)
    if (own === undefined) return undefined
    const remotes = (await git.ask('for-each-ref', '--format=%(refname)', 'refs/remotes/*/HEAD')) ?? ''
    const others = await Promise.all(
      remotes
        .split('\n')
        .filter(Boolean)
        .map((name) => textIn(git, name, file)),
    )
    return new Set([own, ...others].flatMap(pathsIn))
  } catch (error) {
    if (error instanceof NoRepository) return undefined
    throw error
  }
}
