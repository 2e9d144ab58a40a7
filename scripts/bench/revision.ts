import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Failure } from '../../src/engine/base/shared-types/failure'
import { runNpm } from '../shared/child'

/** Packages of the same versions are shared, caches are not. */
async function placePackages(root: string): Promise<void> {
  const [here, there] = ['.', root].map((folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  if (here !== there) {
    if (!runNpm(['ci', '--no-audit', '--no-fund'], root)) throw new Failure('npm could not install its packages.')
    return
  }
  await mkdir(join(root, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
}

/** Puts a revision of this repository into a folder of its own while `use` runs. */
export async function withRevision<Result>(revision: string, use: (root: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-revision-'))
  const root = join(folder, 'repository')
  const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    git('worktree', 'add', '--detach', root, revision)
  } catch {
    rmSync(folder, { recursive: true })
    throw new Failure(`git has no revision "${revision}" here.`)
  }
  try {
    await placePackages(root)
    return await use(root)
  } finally {
    git('worktree', 'remove', '--force', root)
    rmSync(folder, { recursive: true })
  }
}
