import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { RequestTarget } from './request-target'

/** Where a server listens, and the names that it responds to. */
export interface Hosts {
  /** The addresses to listen at. Only the first must be there: a machine may have no IPv6. */
  listenAt: [string, ...string[]]
  /** The names and addresses that a request may ask by. */
  names: string[]
  /** The names that a proxy may forward from, over https: all but the machine's own. */
  forwarded: string[]
  /** Whether the server listens on every network of the machine, so that its own addresses are names, too. */
  isEverywhere: boolean
}

const loopback: Hosts['listenAt'] = ['127.0.0.1', '::1']
const everywhere = ['0.0.0.0', '::']

/**
 * Reads what HOST says: where to listen, then, after commas, other names to respond to. "localhost" is both loopback
 * addresses, because programs disagree about which of them the name stands for.
 */
export function readHosts(text = 'localhost'): Hosts {
  const [first = 'localhost', ...others] = text
    .split(',')
    .map((name) =>
      name
        .trim()
        .toLowerCase()
        .replace(/^\[(.+)\]$/, '$1'),
    )
    .filter(Boolean)
  const isEverywhere = everywhere.includes(first)
  const named = [first, ...others].filter((name) => !everywhere.includes(name))
  return {
    listenAt: first === 'localhost' ? loopback : [first],
    names: ['localhost', ...loopback, ...named],
    forwarded: named.filter((name) => name !== 'localhost'),
    isEverywhere,
  }
}

/** The addresses of this machine, those of its networks first. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .toSorted((a, b) => Number(a.internal) - Number(b.internal))
    .map(({ address }) => address)

/** Whether a server responds to the name in a Host header, on whatever port. */
function isOwnName(host: string, { names, isEverywhere }: Hosts): boolean {
  const name = host.match(/^(\[[\da-f:.]+\]|[^:[\]]+)(?::\d*)?$/)?.[1]?.replace(/^\[|\]$/g, '')
  if (name === undefined) return false
  return names.includes(name) || (isEverywhere && isIP(name) !== 0 && ownAddresses().includes(name))
}

/** A link on another site, or in an email, that is opened in a window of its own: nobody else can read what comes. */
const isFollowedLink = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document'

/** Whether a request comes from a page of the server itself, from a link to it, or from a program that is no browser. */
function isOwnRequest(request: IncomingMessage, host: string, { forwarded }: Hosts): boolean {
  const { origin, 'sec-fetch-site': site = 'none' } = request.headers
  const isOfProxy = forwarded.some((name) => origin?.toLowerCase() === `https://${name}`)
  if (origin !== undefined && !isOfProxy && origin.toLowerCase().replace(/^https?:\/\//, '') !== host) return false
  return site === 'none' || site === 'same-origin' || isFollowedLink(request)
}

/**
 * Why a request is refused, in words, or undefined. A name that is not the server's own may be that of another site
 * which has it lead here to read what is private (DNS rebinding). A server that is for its own pages alone refuses what
 * the pages of other sites and of other ports ask for.
 */
export function findRefusal(
  request: IncomingMessage,
  { host }: RequestTarget,
  hosts: Hosts,
  isForOwnPages: boolean,
): string | undefined {
  if (!isOwnName(host, hosts)) {
    const name = host.replace(/:\d*$/, '')
    const words = /^[\w.-]{1,253}$/.test(name) ? name : 'NAME'
    return `This server does not answer to this name. If the name is yours, start the server with HOST=localhost,${words} (in the place of "localhost": where it shall listen).`
  }
  if (isForOwnPages && !isOwnRequest(request, host, hosts)) return 'Only pages of this server may ask for this.'
  return undefined
}
