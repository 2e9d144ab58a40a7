import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { type AddressInfo, createServer as createNetServer, type Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { Failure } from '../../base/shared-types/failure'
import { encodeAddress, type RequestTarget, readTarget } from './request-target'
import { findRefusal, type Hosts, readHosts } from './who-may-ask'

export type Handler = (request: IncomingMessage, response: ServerResponse, target: RequestTarget) => unknown

interface Options {
  host?: string
  /** Refuses requests from pages of other sites. */
  isForOwnPages?: boolean
  maxBodyAt?: (path: string) => number | undefined
  /** Milliseconds. */
  requestTimeout?: number
  /** Returns whether it has taken the connection. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer, target: RequestTarget) => boolean
}

/** Bytes. Most addresses read no body. */
const maxBodyBytes = 65_536

/** Milliseconds. */
const timeLimits = { headersTimeout: 20_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 }

export function sendText(response: ServerResponse, status: number, text = STATUS_CODES[status] ?? ''): void {
  if (response.headersSent) return void response.destroy()
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) response.removeHeader(name)
  response.setHeader('cache-control', 'no-store')
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body)
}

export const sendHtml = (response: ServerResponse, html: string, status = 200) =>
  send(response, status, 'text/html', html)

export const sendJson = (response: ServerResponse, value: unknown, status = 200): void =>
  send(response, status, 'application/json', JSON.stringify(value))

export function sendMethods(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('allow', 'GET, HEAD, OPTIONS')
  if (request.method === 'OPTIONS') response.writeHead(204).end()
  else sendText(response, 405)
}

/** Undefined for a longer body, which is not read to its end. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return undefined
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += (part as Buffer).length
    if (length > maxBytes) return undefined
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}

function refuseConnection(socket: Duplex, status: number): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/**
 * Refuses disallowed requests first and survives any error. Errors hold paths of the machine, so they are printed and
 * not sent.
 */
export function openServer(
  handle: Handler,
  { host, isForOwnPages = false, maxBodyAt, requestTimeout = timeLimits.requestTimeout, upgrade }: Options = {},
): Server {
  const hosts = readHosts(host)

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = readTarget(request)
    const maxBytes = (target && maxBodyAt?.(target.path)) ?? maxBodyBytes
    const isLong = Number(request.headers['content-length'] ?? 0) > maxBytes
    if (isLong || request.headers['transfer-encoding'] !== undefined) response.setHeader('connection', 'close')
    if (!target) return sendText(response, 400)
    const refusal = findRefusal(request, target, hosts, isForOwnPages)
    if (refusal) return sendText(response, 403, refusal)
    if (isLong) return sendText(response, 413, 'This request is too large.')
    // Later readers of the address get the normalised one.
    request.url = encodeAddress(target.path, target.search)
    await handle(request, response, target)
  }

  const server = createServer({ ...timeLimits, requestTimeout }, (request, response) => {
    receive(request, response).catch((error) => {
      console.error(error)
      sendText(response, 500, 'Something went wrong. See the terminal for details.')
    })
  })
  server.on('connect', (_, socket) => refuseConnection(socket, 405))
  if (upgrade)
    server.on('upgrade', (request, socket, head) => {
      const target = readTarget(request)
      if (!target) return refuseConnection(socket, 400)
      if (findRefusal(request, target, hosts, isForOwnPages)) return refuseConnection(socket, 403)
      request.url = encodeAddress(target.path, target.search)
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

/** Machines without IPv6 have no "::1". */
async function bindAlso(server: Server, port: number, host: string): Promise<void> {
  const other = createNetServer((socket) => server.emit('connection', socket))
  try {
    await bind(other, port, host)
    server.once('close', () => other.close())
  } catch (error) {
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error))) throw error
  }
}

/** Port 0 is any free port, which may be taken at another address: then it tries again. */
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
      return new Failure(
        `Port ${port} is already in use. Stop the other program, or choose another port, for example with PORT=4174.`,
      )
    case 'EACCES':
      return new Failure(`Port ${port} needs special permission. Choose one above 1023, for example with PORT=4174.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Failure(
        `HOST is "${address}", which is not an address of this machine. Use one that is (HOST=0.0.0.0 means all of them), or leave HOST out.`,
      )
    default:
      return error
  }
}

/** Port 0 is any free port. Returns the server's address. */
export async function listen(server: Server, port: number, host?: string): Promise<string> {
  const { listenAt, isEverywhere } = readHosts(host)
  const [first] = listenAt
  const bound = await bindAll(server, port, listenAt).catch((error) => {
    throw explain(error, port, first)
  })
  const name = isEverywhere || listenAt.length > 1 ? 'localhost' : first
  return `http://${name.includes(':') ? `[${name}]` : name}:${bound}`
}
