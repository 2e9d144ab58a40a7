import { basename, dirname } from 'node:path'
import { NoRepository, openGit } from './open-git'

/** Whether a folder's repository keeps any of its files. A disk may take ".Editor" for ".editor". */
export async function isTracked(folder: string): Promise<boolean> {
  try {
    const { git, place } = openGit(dirname(folder))
    return Boolean(await git.ask('ls-files', '--', `:(top,icase,literal)${place}${basename(folder)}`))
  } catch (error) {
    if (error instanceof NoRepository) return false
    throw error
  }
}
