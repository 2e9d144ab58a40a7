import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** A site to build: with the code of `root`, into `out`. */
export interface SideBuild {
  root: string
  site: string
  out: string
  /** The time that the site is built for; now where it is left out. */
  at?: string
  /** What else its environment holds: the access key of guarded pages. */
  env: NodeJS.ProcessEnv
}

/** What a build came to. */
export interface BuildOutcome {
  /** "built"; "refused" where the content has errors; "broken" where the code could not do it. */
  kind: 'built' | 'refused' | 'broken'
  /** What it has said of that. */
  words: string
}

const outcomes: Record<number, BuildOutcome['kind']> = { 0: 'built', 1: 'refused' }

/** Builds one of the two states in a process of its own: the code of each may be another one. */
export function runBuild({ root, site, out, at, env }: SideBuild): Promise<BuildOutcome> {
  return new Promise((resolve) => {
    const options = ['build', '--site', site, '--out', out, ...(at ? ['--at', at] : [])]
    const child = spawn(process.execPath, [join(root, 'scripts/run.js'), ...options], {
      cwd: root,
      env: { ...process.env, ...env, NODE_ENV: 'production', NO_COLOR: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const stop = () => child.kill()
    // Before the folder that it builds into goes.
    process.prependOnceListener('exit', stop)
    const words: Buffer[] = []
    child.stderr.on('data', (part) => words.push(part))
    child.once('error', (error) => resolve({ kind: 'broken', words: error.message }))
    child.once('close', (code) => {
      process.off('exit', stop)
      resolve({ kind: outcomes[code ?? -1] ?? 'broken', words: Buffer.concat(words).toString().trim() })
    })
  })
}
