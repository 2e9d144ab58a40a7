import { withoutLogin } from '../../git/output'
import type { Repository } from './repository'

/** Where a repository is kept for everybody. */
export interface Remote {
  name: string
  /** The address that is pushed to. */
  address: string
}

/** Returns the remote that a push would go to: the one that the branch or the person has chosen, else "origin". */
export async function findRemote({ git, branch }: Repository): Promise<Remote | undefined> {
  const names = ((await git.ask('remote')) ?? '').split('\n').filter(Boolean)
  const chosen = [
    branch && (await git.ask('config', `branch.${branch}.pushRemote`)),
    await git.ask('config', 'remote.pushDefault'),
    branch && (await git.ask('config', `branch.${branch}.remote`)),
    'origin',
  ]
  const name = chosen.find((one) => one && names.includes(one)) ?? names[0]
  const address = name && (await git.ask('remote', 'get-url', '--push', name))
  return address ? { name, address } : undefined
}

/** Returns how people know a remote: "github.com/fox/site". */
export const nameRemote = ({ address }: Remote): string =>
  withoutLogin(address)
    .replace(/^\w+:\/\/(?:[^/@]*@)?/, '')
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
