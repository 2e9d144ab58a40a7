import { accessSync, constants } from 'node:fs'
import { resolve } from 'node:path'
import { type Git, GitFailure } from '../../git/git'

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

/** Returns a sentence about the hooks that exist, or an empty text. */
export async function describeHooks(git: Git, ...names: string[]): Promise<string> {
  const paths = await git.read(
    ['rev-parse', ...names.flatMap((name) => ['--git-path', `hooks/${name}`])],
    'git cannot list the hooks of this repository.',
    { withHooks: true },
  )
  const lines = paths.split(/\r?\n/)
  const found = names.filter((_, at) => isProgram(resolve(git.folder, lines[at] ?? '')))
  if (found.length === 0) return ''
  return ` Ran the ${found.length === 1 ? 'hook' : 'hooks'} ${found.join(', ')} of this repository.`
}

/** Runs a hook if it exists. Throws a GitFailure with its output if it fails. */
export async function runHook(git: Git, name: string, ...args: string[]): Promise<void> {
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
