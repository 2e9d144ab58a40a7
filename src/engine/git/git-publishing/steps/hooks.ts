import { accessSync, constants } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Git, GitFailure } from '../../local-git/git'
import type { Remote } from '../git/remote'
import { findForeignHooks } from './hook-places'

/** A hook can run the tests of a whole project. */
const seconds = 300

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Nothing without such a hook. Throws a GitFailure with its output if it fails. */
async function runHook(git: Git, name: string, ...args: string[]): Promise<void> {
  const { code, words, isTimedOut } = await git.run(['hook', 'run', '--ignore-missing', name, '--', ...args], {
    seconds,
    withHooks: true,
  })
  if (code === 0) return
  if (/is not a git command/.test(words))
    throw new GitFailure(
      'This git is too old to run the repository’s own checks. Update it to version 2.36 or later, then publish again.',
      words,
    )
  const sentence = isTimedOut
    ? `The repository’s own check “${name}” did not finish within ${seconds / 60} minutes and was stopped.`
    : `The repository’s own check “${name}” rejected this. Its output says why.`
  throw new GitFailure(`${sentence} Nothing was sent.`, words)
}

/** Hooks that a branch could have brought do not run. */
export interface Hooks {
  mayRun: boolean
  run(git: Git, name: string, ...args: string[]): Promise<void>
  describe(...names: string[]): string
}

export async function openHooks(git: Git, remote: Remote): Promise<Hooks> {
  const sentence = 'git cannot list the hooks of this repository.'
  const path = await git.read(['rev-parse', '--git-path', 'hooks'], sentence, { withHooks: true })
  const folder = resolve(git.folder, path.replace(/\r?\n$/, ''))
  const foreign = await findForeignHooks(git, folder, remote)
  return {
    mayRun: foreign === undefined,
    run: async (where, name, ...args) => {
      if (foreign === undefined) await runHook(where, name, ...args)
    },
    describe(...names) {
      const present = names.filter((name) => isProgram(join(folder, name)))
      if (present.length === 0) return ''
      const listed = `the ${present.length === 1 ? 'hook' : 'hooks'} ${present.join(', ')}`
      return foreign === undefined
        ? ` Ran ${listed} of this repository.`
        : ` Did not run ${listed}: “${foreign}” is not as on the main branch, so another person may have written it. Read it first, then run it in a terminal.`
    },
  }
}
