import { type Git, GitFailure, type GitResult } from '../../local-git/git'
import type { Remote } from '../git/remote'

/** Seconds. */
const [answerTimeout, pushTimeout] = [30, 300]

const refused = 'The server has refused the branch. Its output says why.'

const reasons: [sign: RegExp, sentence: string][] = [
  [
    /\(stale info\)/,
    'Someone else has changed the branch on the server just now. Nothing was overwritten: publish again.',
  ],
  [/\[(?:remote )?rejected\]|^remote: .*(?:denied|not allowed|protected)/im, refused],
  [
    /Host key verification failed/i,
    'This computer does not know the server yet. Connect to it once in a terminal (git fetch), say yes, and publish again.',
  ],
  [
    /terminal prompts disabled|could not read (?:Username|Password)|Authentication failed|Permission denied|\b40[13]\b/i,
    'The server wants to know who you are, and git has no saved login. Push once in a terminal (git push), so that git remembers it, and publish again.',
  ],
  [
    /does not appear to be a git repository|repository '[^'\n]*' not found|Repository not found|\b404\b/i,
    'There is no repository at the address of the server, or none that you can see. The person who set up this folder knows the right address.',
  ],
  [
    /Could not resolve host|unable to access|Could not read from remote|Connection (?:refused|timed out|reset)|unable to connect|unreachable|hung up/i,
    'The server does not answer. Check that you are online, and publish again later.',
  ],
]

/** If a local hook fails, git reports only that nothing was sent. */
const isHookFailure = (words: string) => /^error: failed to push/m.test(words) && !/^(?: ! \[|fatal:)/m.test(words)

/** What the server itself has said: "remote: Commit message must match …". */
function saidByServer(words: string): string {
  const said = words
    .split('\n')
    .filter((line) => line.startsWith('remote:'))
    .map((line) => line.replace(/^remote: *(?:error: *)?/, '').trim())
    .filter((line) => /\w/.test(line))
    .join(' ')
    .slice(0, 300)
  return said && ` It says: “${said}”`
}

function reasonOf(words: string): string | undefined {
  if (isHookFailure(words))
    return 'The repository’s own check “pre-push” rejected this. Its output says why. Nothing was sent.'
  const sentence = reasons.find(([sign]) => sign.test(words))?.[1]
  return sentence === refused
    ? refused.replace(' Its output says why.', () => saidByServer(words) || ' Its output says why.')
    : sentence
}

function explainFailure({ words, isTimedOut }: GitResult, seconds: number, otherwise: string): GitFailure {
  const late = `The server did not answer within ${seconds} seconds, so git was stopped. Publish again later.`
  return new GitFailure(isTimedOut ? late : (reasonOf(words) ?? otherwise), words)
}

export async function listBranches(git: Git, { name }: Remote): Promise<Map<string, string>> {
  const result = await git.run(['ls-remote', '--heads', '--', name], { seconds: answerTimeout })
  if (result.code !== 0) throw explainFailure(result, answerTimeout, 'git cannot list the branches of the server.')
  const lines = result.out.toString().split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.replace(/^\w+\trefs\/heads\//, ''), line.split('\t')[0] ?? '']))
}

/** Moves no branch of this folder. Throws a GitFailure. */
export async function fetchBranches(git: Git, { name }: Remote, branches: readonly string[]): Promise<void> {
  const options = ['--quiet', '--no-write-fetch-head', '--no-tags', '--recurse-submodules=no', '--no-auto-maintenance']
  const refs = branches.map((branch) => `refs/heads/${branch}`)
  const result = await git.run(['fetch', ...options, '--', name, ...refs], { seconds: pushTimeout })
  if (result.code !== 0) throw explainFailure(result, pushTimeout, 'git cannot get the newest version from the server.')
}

interface Push {
  branch: string
  /** The server's commit: it refuses if that is another by now. Undefined for a new branch. */
  expected: string | undefined
  /** Undefined deletes the branch. */
  commit: string | undefined
  withHooks: boolean
}

/** Returns the server's output. Throws a GitFailure. */
export async function pushBranch(
  git: Git,
  { name }: Remote,
  { branch, expected = '', commit = '', withHooks }: Push,
): Promise<string> {
  const ref = `refs/heads/${branch}`
  const lease = `--force-with-lease=${ref}:${expected}`
  const options = ['--no-progress', '--no-follow-tags', '--recurse-submodules=no', lease]
  const result = await git.run(['push', ...options, '--', name, `${commit}:${ref}`], {
    seconds: pushTimeout,
    withHooks,
  })
  if (result.code === 0) return result.words
  throw explainFailure(result, pushTimeout, 'git could not send the changes. Its output says why.')
}

/** By the words of GitHub, GitLab, Forgejo and Bitbucket. */
export const isProtected = (error: unknown): boolean =>
  error instanceof GitFailure &&
  /protected branch|GH006|not allowed to push|through a (?:pull|merge) request|branch is protected|permission.{0,80}branch/i.test(
    error.output,
  )
