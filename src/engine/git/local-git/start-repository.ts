import { Git } from './git'
import { findTop } from './open-git'

export type Started = 'committed' | 'not committed' | 'in another repository' | 'no git'

/** Does nothing if the folder is in a repository. */
export async function startRepository(folder: string, message: string): Promise<Started> {
  if (findTop(folder) !== undefined) return 'in another repository'
  const git = new Git(folder)
  try {
    if ((await git.run(['init', '--quiet', '--initial-branch=main'])).code !== 0) return 'no git'
  } catch {
    return 'no git'
  }
  await git.run(['add', '--all'])
  // It fails where git does not know who commits.
  const { code } = await git.run(['commit', '--quiet', '--message', message])
  return code === 0 ? 'committed' : 'not committed'
}
