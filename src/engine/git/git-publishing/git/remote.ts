import { withoutLogin } from '../../local-git/clean-output'
import { type Git, GitFailure } from '../../local-git/git'

export interface Remote {
  name: string
  /** The push URL. */
  address: string
  /** The name of its main branch, as of the last fetch. */
  base: string
}

function findFault(address: string): string | undefined {
  if (/^[\s"'“”‘’]|[\s"'“”‘’]$/.test(address)) return 'begins or ends with a quotation mark or a space'
  const [, host = ''] = address.match(/^\w[\w+.-]*:\/\/([^/]*)/) ?? address.match(/^([^/]{2,}?):/) ?? []
  if (/[\s"'<>\\]/.test(host)) return 'has a quotation mark or a space in the server name'
  return /^https?:.*\s/is.test(address) ? 'contains a space. Write %20 instead' : undefined
}

async function listRemotes(git: Git): Promise<string[]> {
  const names = await git.read(
    ['remote'],
    'git cannot use the server that is set up for this folder: its name can have letters, digits and hyphens only. Rename it in .git/config, for example [remote "origin"].',
  )
  return names.split('\n').filter(Boolean)
}

/** Settings that choose a remote, by key as git writes it; the last counts. */
async function readChoices(git: Git): Promise<Map<string, string>> {
  const listed = await git.ask(
    'config',
    '-z',
    '--get-regexp',
    '^(branch[.].*[.](pushremote|remote)|remote[.]pushdefault)$',
  )
  return new Map((listed ?? '').split('\0').map((entry) => entry.split('\n', 2) as [string, string]))
}

/** That `git push` would use. Throws a GitFailure if git cannot use its address. */
export async function findRemote(git: Git, branch: string | undefined): Promise<Remote | undefined> {
  const names = await listRemotes(git)
  const chosen = await readChoices(git)
  const own = [`branch.${branch}.pushremote`, 'remote.pushdefault', `branch.${branch}.remote`].map((key) =>
    chosen.get(key),
  )
  const name = [...own, 'origin'].find((one) => one !== undefined && names.includes(one)) ?? names[0]
  const address = name && (await git.ask('remote', 'get-url', '--push', '--', name))
  if (!address) return undefined
  const fault = findFault(address)
  if (fault !== undefined)
    throw new GitFailure(
      `The address of the server ${fault}: ${remoteLabel({ address })}. Correct it in a terminal: git remote set-url ${name} ADDRESS`,
    )
  const main = await git.ask('symbolic-ref', '--quiet', '--short', `refs/remotes/${name}/HEAD`)
  return { name, address, base: main?.slice(name.length + 1) ?? branch ?? 'main' }
}

export const remoteLabel = ({ address }: Pick<Remote, 'address'>): string =>
  withoutLogin(address)
    .replace(/^\w[\w+.-]*:\/\//, '')
    .replace(/\.git\/?$/, '')

/** As of the last fetch. */
export async function countAhead(git: Git, head: string, { name }: Remote): Promise<number> {
  const known = await git.ask('for-each-ref', '--count=1', `refs/remotes/${name}/`)
  return known ? Number((await git.ask('rev-list', '--count', head, '--not', `--remotes=${name}`)) ?? 0) : 0
}

/** Keeps OpenSSH from asking questions; other configured commands stay as they are. */
export async function nonInteractiveSsh(git: Git): Promise<NodeJS.ProcessEnv> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env
  const command = GIT_SSH_COMMAND || (await git.ask('config', 'core.sshCommand')) || (GIT_SSH ? undefined : 'ssh')
  if (!command || !/^(?:[^\s'"]*[\\/])?ssh(?:\.exe)?(?:\s|$)/.test(command)) return {}
  return { GIT_SSH_COMMAND: `${command} -o BatchMode=yes -o ConnectTimeout=20` }
}
