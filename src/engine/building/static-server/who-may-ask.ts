import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { RequestTarget } from './request-target'

export interface Hosts {
  /** Only the first one is required: a machine may have no IPv6. */
  listenAt: [string, ...string[]]
  names: string[]
  /** Names that an https proxy may forward from. */
  forwarded: string[]
  /** Then the machine's own addresses are names, too. */
  isEverywhere: boolean
}

const loopback: Hosts['listenAt'] = ['127.0.0.1', '::1']
const everywhere = ['0.0.0.0', '::']

/**
 * HOST is the address to listen at, then other names, separated by commas. "localhost" is both loopback addresses,
 * because programs disagree about it.
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

/** Network addresses before internal ones. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .toSorted((a, b) => Number(a.internal) - Number(b.internal))
    .map(({ address }) => address)

function isOwnName(host: string, { names, isEverywhere }: Hosts): boolean {
  const name = host.match(/^(\[[\da-f:.]+\]|[^:[\]]+)(?::\d*)?$/)?.[1]?.replace(/^\[|\]$/g, '')
  if (name === undefined) return false
  return names.includes(name) || (isEverywhere && isIP(name) !== 0 && ownAddresses().includes(name))
}

/** A link opened as a document: the page that has the link cannot read the response. */
const isFollowedLink = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document'

/** From a page of this server, a link, or a program that is not a browser. */
function isOwnRequest(request: IncomingMessage, host: string, { forwarded }: Hosts): boolean {
  const { origin, 'sec-fetch-site': site = 'none' } = request.headers
  const isOfProxy = forwarded.some((name) => origin?.toLowerCase() === `https://${name}`)
  if (origin !== undefined && !isOfProxy && origin.toLowerCase().replace(/^https?:\/\//, '') !== host) return false
  return site === 'none' || site === 'same-origin' || isFollowedLink(request)
}

/** Explains why a request is refused. A foreign name may point here to read private data (DNS rebinding). */
export function findRefusal(
  request: IncomingMessage,
  { host }: RequestTarget,
  hosts: Hosts,
  isForOwnPages: boolean,
): string | undefined {
  if (!isOwnName(host, hosts)) {
    const name = host.replace(/:\d*$/, '')
    const words = /^[\w.-]{1,253}$/.test(name) ? name : 'NAME'
    return `This server does not answer to this name. If the name is yours, start the server with HOST=localhost,${words} (replace "localhost" to listen at another address).`
  }
  if (isForOwnPages && !isOwnRequest(request, host, hosts)) return 'Only pages of this server may request this.'
  return undefined
}
