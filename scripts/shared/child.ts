import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { engineRoot } from '../../src/engine/folders/studio-folder/engine-root'

export interface Ran {
  isFine: boolean
  output: string
  /** What the command says of its work; what is wrong is in `output` only. */
  stdout: string
}

/** Runs a command of the engine in a studio's folder. */
export function runCommand(name: string, folder: string, options: string[] = []): Ran {
  const args = [join(engineRoot, 'scripts/run.js'), name, ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return { isFine: status === 0, output: `${stdout}${stderr}`.trim(), stdout: stdout.trim() }
}

/** Returns whether npm succeeded; it prints what went wrong. */
export function runNpm(args: string[], folder: string): boolean {
  const { npm_execpath: npm } = process.env
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  // Under npm and npx: their own file, because Windows cannot start "npm" without a shell.
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm.replace(/npx-cli\.js$/, 'npm-cli.js'), ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  return status === 0
}
