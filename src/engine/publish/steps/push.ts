import { type Git, GitFailure, type GitResult } from '../../git/git'
import type { Remote } from '../git/remote'

/** How long the server may take, in seconds: to answer, and to take in pictures. */
const [answersWithin, takesWithin] = [30, 300]

const reasons: [sign: RegExp, sentence: string][] = [
  [
    /\[(?:remote )?rejected\]|^remote: .*(?:denied|not allowed|protected)/im,
    'The server has refused the branch. Its words say why.',
  ],
  [
    /Host key verification failed/i,
    'This computer does not know the server yet. Connect to it once in a terminal (git fetch), say yes, and publish again.',
  ],
  [
    /terminal prompts disabled|could not read (?:Username|Password)|Authentication failed|Permission denied|\b40[13]\b/i,
    'The server wants to know who you are, and git has nothing to show it by itself. Send something once in a terminal (git push), so that it is remembered, and publish again.',
  ],
  [
    /does not appear to be a git repository|repository '[^'\n]*' not found|Repository not found|\b404\b/i,
    'There is no repository at the address of the server, or none that you may see. Whoever has set this folder up knows the right address.',
  ],
  [
    /Could not resolve host|unable to access|Could not read from remote|Connection (?:refused|timed out|reset)|unable to connect|unreachable|hung up/i,
    'The server does not answer. Look whether you are online, and publish again later.',
  ],
]

/** Whether a hook of this computer has refused: git says no more then than that nothing was sent. */
const isOfHook = (words: string) => /^error: failed to push/m.test(words) && !/^(?: ! \[|fatal:)/m.test(words)

const reasonOf = (words: string): string | undefined =>
  isOfHook(words)
    ? 'The repository’s own check “pre-push” has refused this. Its words say why. Nothing was sent.'
    : reasons.find(([sign]) => sign.test(words))?.[1]

function explain({ words, isTimedOut }: GitResult, seconds: number, otherwise: string): GitFailure {
  const late = `The server has not answered within ${seconds} seconds, and git was stopped. Publish again later.`
  return new GitFailure(isTimedOut ? late : (reasonOf(words) ?? otherwise), words)
}

/** Returns the branches that a remote has, with their commits. Throws a GitFailure where it does not answer. */
export async function listBranches(git: Git, { name }: Remote): Promise<Map<string, string>> {
  const result = await git.run(['ls-remote', '--heads', '--', name], { seconds: answersWithin })
  if (result.code !== 0) throw explain(result, answersWithin, 'git cannot ask the server for its branches.')
  const lines = result.out.toString().split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.replace(/^\w+\trefs\/heads\//, ''), line.split('\t')[0] ?? '']))
}

/** Sends a commit as a new branch, and returns what the server has said. Throws a GitFailure. */
export async function pushBranch(git: Git, { name }: Remote, commit: string, branch: string): Promise<string> {
  const ref = `refs/heads/${branch}`
  const options = ['--no-progress', '--no-follow-tags', '--recurse-submodules=no', `--force-with-lease=${ref}:`]
  const result = await git.run(['push', ...options, '--', name, `${commit}:${ref}`], {
    seconds: takesWithin,
    withHooks: true,
  })
  if (result.code === 0) return result.words
  throw explain(result, takesWithin, 'git could not send the changes. Its words say why.')
}
