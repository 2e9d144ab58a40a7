import type { CheckOptions } from '../../content/check'
import { openGit } from '../../git/local-git/open-git'

/** By git's blame. */
export function lastChangeIn(folder: string): NonNullable<CheckOptions['lastChange']> {
  return (first, last) => {
    try {
      const { git, place } = openGit(folder)
      const options = ['--porcelain', '--no-textconv', '-L', `${first},${last}`]
      const report = git.runSync(['blame', ...options, '--', `${place}pages.json`]).out.toString()
      // Uncommitted lines have the present time.
      const times = [...report.matchAll(/^committer-time (\d+)$/gm)].map(([, seconds]) => Number(seconds) * 1000)
      return times.length > 0 ? Math.max(...times) : undefined
    } catch {
      return undefined
    }
  }
}
