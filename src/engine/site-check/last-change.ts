import type { CheckOptions } from '../check'
import { openGit } from '../git/open-git'

/**
 * Returns a function that says when some lines of a folder's pages.json were written last, in milliseconds, by git's blame.
 * It returns undefined where git does not know.
 */
export function lastChangeIn(folder: string): NonNullable<CheckOptions['lastChange']> {
  return (first, last) => {
    try {
      const { git, place } = openGit(folder)
      const options = ['--porcelain', '--no-textconv', '-L', `${first},${last}`]
      const report = git.runSync(['blame', ...options, '--', `${place}pages.json`]).out.toString()
      // Lines that are not committed yet have the time of now.
      const times = [...report.matchAll(/^committer-time (\d+)$/gm)].map(([, seconds]) => Number(seconds) * 1000)
      return times.length > 0 ? Math.max(...times) : undefined
    } catch {
      return undefined
    }
  }
}
