import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { type AddressInfo, createServer as createNetServer, type Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { Failure } from '../model/failure'
import { type RequestTarget, readTarget, writeAddress } from './request-target'
import { findRefusal, type Hosts, readHosts } from './who-may-ask'

/** Handles one request that the server has let in. */
export type Handler = (request: IncomingMessage, response: ServerResponse, target: RequestTarget) => unknown

interface Options {
  /** What HOST says; only this machine is let in without it. */
  host?: string
  /** Whether only the server's own pages may ask. */
  isForOwnPages?: boolean
  /** How many bytes the body of a request to a path may have, where that is more than usual. */
  longestBodyAt?: (path: string) => number | undefined
  /** How long a request may take to arrive, in milliseconds, where that is more than usual. */
  requestTimeout?: number
  /** Takes over the connection of a request that may ask for that, or returns false. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer, target: RequestTarget) => boolean
}

/** Most addresses of these servers read no body: whatever is longer, in bytes, is not even received. */
const longestBody = 65_536

/** How long a request may take to arrive, in milliseconds, and how often that is looked at. */
const timeLimits = { headersTimeout: 20_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 }

/** Sends a short text, and nothing that was to be sent before. */
export function sendText(response: ServerResponse, status: number, text = STATUS_CODES[status] ?? ''): void {
  if (response.headersSent) return void response.destroy()
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) response.removeHeader(name)
  response.setHeader('cache-control', 'no-store')
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

/** Says which methods an address has: to who asks for them, and to who tries another. */
export function sendMethods(request: IncomingMessage, response: ServerResponse, allow = 'GET, HEAD, OPTIONS'): void {
  response.setHeader('allow', allow)
  if (request.method === 'OPTIONS') response.writeHead(204).end()
  else sendText(response, 405)
}

/** Ends a connection that is no longer read as requests. */
function refuseConnection(socket: Duplex, status: number): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/**
 * Makes a server that survives any request. Requests that are not allowed are refused before anything else. Errors are
 * written to the terminal and not sent: they hold paths of the machine.
 */
export function openServer(
  handle: Handler,
  { host, isForOwnPages = false, longestBodyAt, requestTimeout = timeLimits.requestTimeout, upgrade }: Options = {},
): Server {
  const hosts = readHosts(host)

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = readTarget(request)
    const longest = (target && longestBodyAt?.(target.path)) ?? longestBody
    const isLong = Number(request.headers['content-length'] ?? 0) > longest
    if (isLong || request.headers['transfer-encoding'] !== undefined) response.setHeader('connection', 'close')
    if (!target) return sendText(response, 400)
    const refusal = findRefusal(request, target, hosts, isForOwnPages)
    if (refusal) return sendText(response, 403, refusal)
    if (isLong) return sendText(response, 413, 'This is too long to be received.')
    // Whoever reads the address again reads the same.
    request.url = writeAddress(target.path, target.search)
    await handle(request, response, target)
  }

  const server = createServer({ ...timeLimits, requestTimeout }, (request, response) => {
    receive(request, response).catch((error) => {
      console.error(error)
      sendText(response, 500, 'Something went wrong. The terminal says what.')
    })
  })
  server.on('connect', (_, socket) => refuseConnection(socket, 405))
  if (upgrade)
    server.on('upgrade', (request, socket, head) => {
      const target = readTarget(request)
      if (!target) return refuseConnection(socket, 400)
      if (findRefusal(request, target, hosts, isForOwnPages)) return refuseConnection(socket, 403)
      request.url = writeAddress(target.path, target.search)
      if (!upgrade(request, socket, head, target)) refuseConnection(socket, 400)
    })
  return server
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

const bind = (server: NetServer, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

/** Lets a server listen at another address on its port, until it is closed. A machine without IPv6 has no "::1". */
async function bindAlso(server: Server, port: number, host: string): Promise<void> {
  const other = createNetServer((socket) => server.emit('connection', socket))
  try {
    await bind(other, port, host)
    server.once('close', () => other.close())
  } catch (error) {
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error))) throw error
  }
}

/** Binds a server to all addresses on one port, and returns that. A free port of one may be taken at another: then it tries again. */
async function bindAll(server: Server, port: number, [first, ...others]: Hosts['listenAt']): Promise<number> {
  for (let tries = 1; ; tries++) {
    const bound = await bind(server, port, first)
    try {
      for (const other of others) await bindAlso(server, bound, other)
      return bound
    } catch (error) {
      await new Promise((resolve) => server.close(resolve))
      if (port !== 0 || tries === 5) throw error
    }
  }
}

function explain(error: unknown, port: number, address: string): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new Failure(`Port ${port} is taken. Stop what runs there, or choose another one: PORT=4174 npm start`)
    case 'EACCES':
      return new Failure(`Port ${port} may not be used. Choose one above 1023: PORT=4174 npm start`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Failure(
        `HOST names "${address}", which is no address of this machine. Name one that is (HOST=0.0.0.0 is all of them), or leave HOST out.`,
      )
    default:
      return error
  }
}

/** Starts a server on a port; 0 is any free one. Returns its address. Rejects with a readable message when that is taken. */
export async function listen(server: Server, port: number, host?: string): Promise<string> {
  const { listenAt, isEverywhere } = readHosts(host)
  const [first] = listenAt
  const bound = await bindAll(server, port, listenAt).catch((error) => {
    throw explain(error, port, first)
  })
  const name = isEverywhere || listenAt.length > 1 ? 'localhost' : first
  return `http://${name.includes(':') ? `[${name}]` : name}:${bound}`
}
