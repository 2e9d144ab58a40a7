import { spawn } from 'node:child_process'
import { join } from 'node:path'

interface BuildInput {
  root: string
  site: string
  out: string
  at?: string
  env: NodeJS.ProcessEnv
}

export interface BuildOutcome {
  /** "refused": the content has errors; "broken": the code failed. */
  kind: 'built' | 'refused' | 'broken'
  words: string
}

const outcomes: Record<number, BuildOutcome['kind']> = { 0: 'built', 1: 'refused' }

/** Builds in a separate process, because the two states can have different code. */
export function runBuild({ root, site, out, at, env }: BuildInput): Promise<BuildOutcome> {
  return new Promise((resolve) => {
    const options = ['build', '--site', site, '--out', out, ...(at ? ['--at', at] : [])]
    const child = spawn(process.execPath, [join(root, 'scripts/run.js'), ...options], {
      cwd: root,
      env: { ...process.env, ...env, NODE_ENV: 'production', NO_COLOR: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const stop = () => child.kill()
    // The child has to stop before its output folder is removed.
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
