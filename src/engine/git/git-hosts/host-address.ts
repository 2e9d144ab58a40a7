import { Failure } from '../../base/shared-types/failure'

export type HostName = 'github' | 'gitlab' | 'forgejo'

export interface HostAddress {
  name: HostName
  /** "https://gitlab.com", without a slash at the end; with a path for a host in a folder. */
  origin: string
  /** "fox/site", at GitLab also "fox/web/site". */
  repository: string
}

export const hostTitles: Readonly<Record<HostName, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  forgejo: 'Forgejo',
}

const usualOrigins: Partial<Record<HostName, string>> = { github: 'https://github.com', gitlab: 'https://gitlab.com' }

const forms =
  'Write github:OWNER/NAME, gitlab:GROUP/NAME, gitlab:https://HOST/GROUP/NAME or forgejo:https://HOST/OWNER/NAME.'

const wrong = (text: string, why: string): Failure =>
  new Failure(`The address of the repository, “${text}”, cannot be used: ${why} ${forms}`)

const isOnThisMachine = (url: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)

function readServer(text: string, address: string): { origin: string; path: string } {
  if (!URL.canParse(address)) throw wrong(text, 'what follows the colon is not an address.')
  const url = new URL(address)
  if (url.protocol !== 'https:' && !isOnThisMachine(url)) throw wrong(text, 'a token is only ever sent over https.')
  if (url.username || url.password || url.search || url.hash)
    throw wrong(text, 'it may hold no name, password, question mark or hash.')
  return { origin: url.origin, path: url.pathname }
}

/** Reads "github:fox/site", "gitlab:https://git.example.org/fox/web/site" and the like. */
export function readHostAddress(text: string): HostAddress {
  const [, kind = '', rest = ''] = /^\s*([a-z]+):(.*?)\s*$/i.exec(text) ?? []
  const lower = kind.toLowerCase()
  const name = (['github', 'gitlab', 'forgejo'] as const).find((known) => known === lower)
  if (!name && lower !== 'gitea') throw wrong(text, 'it does not begin with the name of a host.')
  const host = name ?? 'forgejo'
  const usual = usualOrigins[host]
  const isFull = /^https?:\/\//i.test(rest)
  if (!isFull && !usual) throw wrong(text, 'it does not say which server.')
  const { origin, path } = isFull ? readServer(text, rest) : { origin: usual ?? '', path: rest }
  const parts = path
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.git$/, '')
    .split('/')
    .filter((part, at) => part !== '' || at > 0)
  if (parts.length < 2) throw wrong(text, 'it has no owner or no name of a repository.')
  if (!parts.every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part)))
    throw wrong(text, 'names of owners and repositories have letters, digits, dots, dashes and underscores.')
  if (host === 'gitlab') return { name: host, origin, repository: parts.join('/') }
  if (host === 'github' && parts.length > 2) throw wrong(text, 'it has too many parts.')
  const folder = parts.slice(0, -2).map((part) => `/${part}`)
  if (folder.length > 0 && !isFull) throw wrong(text, 'it has too many parts.')
  return { name: host, origin: origin + folder.join(''), repository: parts.slice(-2).join('/') }
}

/** Where a host answers programs. GitHub has an origin of its own for them. */
export function apiAddressOf({ name, origin }: HostAddress): string {
  if (name === 'gitlab') return `${origin}/api/v4`
  if (name === 'forgejo') return `${origin}/api/v1`
  const { protocol, host } = new URL(origin)
  if (host === 'github.com' || host.endsWith('.ghe.com')) return `${protocol}//api.${host}`
  return `${origin}/api/v3`
}

function relayOrigin(relay: string): string {
  const url = URL.canParse(relay) ? new URL(relay) : undefined
  if (url?.protocol === 'https:' || (url && isOnThisMachine(url))) return url.origin
  throw new Failure(`The address of the relay, “${relay}”, cannot be used. Write it as https://sign-in.studio.example.`)
}

export const originsOf = (address: HostAddress, relay?: string): string[] => [
  ...new Set([new URL(apiAddressOf(address)).origin, ...(relay ? [relayOrigin(relay)] : [])]),
]
