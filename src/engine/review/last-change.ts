import { execFileSync } from 'node:child_process'
import type { CheckOptions } from '../check'

/**
 * Returns a function that says when some lines of a folder's pages.json were written last, in milliseconds, by git's blame.
 * It returns undefined where git does not know.
 */
export function lastChangeIn(folder: string): NonNullable<CheckOptions['lastChange']> {
  return (first, last) => {
    try {
      const options = ['blame', '--porcelain', '-L', `${first},${last}`, '--', 'pages.json']
      const report = execFileSync('git', ['-C', folder, ...options], {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' },
      })
      // Lines that are not committed yet have the time of now.
      const times = [...report.matchAll(/^committer-time (\d+)$/gm)].map(([, seconds]) => Number(seconds) * 1000)
      return times.length > 0 ? Math.max(...times) : undefined
    } catch {
      return undefined
    }
  }
}
