import { type Git, GitFailure } from '../../git/git'
import { withoutLogin } from '../../git/output'
import type { Repository } from './repository'

/** Where a repository is kept for everybody. */
export interface Remote {
  name: string
  /** The address that is pushed to. */
  address: string
}

/** Why git cannot use the address of a remote; undefined where it may. */
function faultOf(address: string): string | undefined {
  if (/^[\s"'“”‘’]|[\s"'“”‘’]$/.test(address)) return 'begins or ends with a quotation mark or a blank'
  const [, host = ''] = address.match(/^\w[\w+.-]*:\/\/([^/]*)/) ?? address.match(/^([^/]{2,}?):/) ?? []
  if (/[\s"'<>\\]/.test(host)) return 'holds a quotation mark or a blank in the name of the server'
  return /^https?:.*\s/is.test(address) ? 'holds a blank. Write %20 for it' : undefined
}

async function listRemotes(git: Git): Promise<string[]> {
  const names = await git.read(
    ['remote'],
    'git cannot use the server that is set up for this folder: its name may hold letters, digits and hyphens only. Name it again in .git/config, for example [remote "origin"].',
  )
  return names.split('\n').filter(Boolean)
}

/**
 * Returns the remote that a push would go to: the one that the branch or the person has chosen, else "origin". Throws a
 * GitFailure where git cannot use it.
 */
export async function findRemote({ git, branch }: Repository): Promise<Remote | undefined> {
  const names = await listRemotes(git)
  const chosen = [
    branch && (await git.ask('config', `branch.${branch}.pushRemote`)),
    await git.ask('config', 'remote.pushDefault'),
    branch && (await git.ask('config', `branch.${branch}.remote`)),
    'origin',
  ]
  const name = chosen.find((one) => one && names.includes(one)) ?? names[0]
  const address = name && (await git.ask('remote', 'get-url', '--push', '--', name))
  if (!address) return undefined
  const fault = faultOf(address)
  if (fault !== undefined)
    throw new GitFailure(
      `The address of the server ${fault}: ${nameRemote({ name, address })}. Set the right one in a terminal: git remote set-url ${name} ADDRESS`,
    )
  return { name, address }
}

/** Returns how people know a remote: "github.com/fox/site". */
export const nameRemote = ({ address }: Remote): string =>
  withoutLogin(address)
    .replace(/^\w[\w+.-]*:\/\//, '')
    .replace(/\.git\/?$/, '')

/** Returns how many versions are on record here that the remote has not got, as far as that is known. */
export async function countAhead({ git, head }: Repository, { name }: Remote): Promise<number> {
  const known = await git.ask('for-each-ref', '--count=1', `refs/remotes/${name}/`)
  return known ? Number((await git.ask('rev-list', '--count', head, '--not', `--remotes=${name}`)) ?? 0) : 0
}

/** Keeps ssh from asking: a command that somebody has set up stays, and gets the option where it is OpenSSH's. */
export async function quietSsh({ git }: Repository): Promise<NodeJS.ProcessEnv> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env
  const command = GIT_SSH_COMMAND || (await git.ask('config', 'core.sshCommand')) || (GIT_SSH ? undefined : 'ssh')
  if (!command || !/^(?:[^\s'"]*[\\/])?ssh(?:\.exe)?(?:\s|$)/.test(command)) return {}
  return { GIT_SSH_COMMAND: `${command} -o BatchMode=yes -o ConnectTimeout=20` }
}
