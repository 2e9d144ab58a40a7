import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Description } from './description'
import type { HostState, LoggedRequest, Person } from './host-state'

export interface HostRequest {
  params: Record<string, string>
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  person: Person
  origin: string
}

export interface HostAnswer {
  status: number
  body?: unknown
  headers?: Record<string, string>
  /** The connection is cut instead of answering. */
  isCut?: boolean
  /** An answer of a fault: the description says nothing of it. */
  isFault?: boolean
}

export type Route = readonly [
  method: string,
  path: string,
  answer: (request: HostRequest) => HostAnswer | Promise<HostAnswer>,
]

export interface HostKind {
  /** Before the paths of the routes: "/api/v3". */
  prefix: string
  description: Description
  routes: readonly Route[]
  /** What the host says about other origins. */
  cors(request: IncomingMessage): Record<string, string>
  tokenOf(authorization: string): string | undefined
  /** The answer of a fault; undefined if the request is answered as usual. */
  faultOf(method: string, path: string): HostAnswer | undefined
  /** Pages and addresses outside of the API: for signing in. */
  outside?(request: IncomingMessage, url: URL, body: string): HostAnswer | undefined
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const parse = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** "{ref}" and "{branch}" may hold slashes at the end of a path. */
function patternOf(path: string): RegExp {
  const source = path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const isLast = path.endsWith(whole) && (name === 'ref' || name === 'branch')
    return `(?<${name}>${isLast ? '.+' : '[^/]+'})`
  })
  return new RegExp(`^${source}$`)
}

function findRoute(kind: HostKind, method: string, path: string) {
  for (const [verb, pattern, answer] of kind.routes) {
    const found = verb === method && patternOf(pattern).exec(path)
    if (!found) continue
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
    return { pattern, answer, params: Object.fromEntries(params) as Record<string, string> }
  }
  return undefined
}

async function answerApi(
  kind: HostKind,
  state: HostState,
  request: IncomingMessage,
  url: URL,
  body?: Record<string, unknown>,
): Promise<HostAnswer> {
  const method = request.method ?? 'GET'
  const path = url.pathname.slice(kind.prefix.length)
  const token = kind.tokenOf(request.headers.authorization ?? '')
  const person = token && state.people.get(token)
  if (!person || state.faults.has('signed-out'))
    return { status: 401, body: { message: 'Bad credentials' }, isFault: true }
  const fault = kind.faultOf(method, path)
  if (fault) return { ...fault, isFault: true }
  const route = findRoute(kind, method, path)
  if (!route) return { status: 404, body: { message: 'Not Found' }, isFault: true }
  const { pattern, params } = route
  const wrong = kind.description.judgeRequest(pattern, method, url.searchParams, body)
  if (wrong) state.violations.push(wrong)
  const answer = await route.answer({
    params,
    query: url.searchParams,
    headers: request.headers,
    body: body ?? {},
    person,
    origin: url.origin,
  })
  if (answer.isFault || answer.status === 304) return answer
  const isWrong = kind.description.judgeAnswer(pattern, method, answer.status, answer.body)
  if (isWrong) state.violations.push(isWrong)
  return answer
}

function write(response: ServerResponse, answer: HostAnswer, headers: Record<string, string>): void {
  if (answer.isCut) return void response.destroy()
  const isWritten = typeof answer.body === 'string' || answer.body instanceof Uint8Array
  const type = isWritten ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'
  response.writeHead(answer.status, {
    ...(answer.body !== undefined && { 'content-type': type }),
    ...headers,
    ...answer.headers,
  })
  if (answer.body === undefined) response.end()
  else response.end(isWritten ? answer.body : JSON.stringify(answer.body))
}

export async function serveHost(kindOf: (origin: string) => HostKind, state: HostState, port = 0) {
  let kind: HostKind
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const cors = state.faults.has('no-cors') ? {} : kind.cors(request)
    const text = await readBody(request)
    const body = text ? parse(text) : undefined
    const logged: LoggedRequest = {
      method: request.method ?? 'GET',
      path: url.pathname + url.search,
      origin: request.headers.origin,
      authorization: request.headers.authorization,
      body,
    }
    state.requests.push(logged)
    response.on('finish', () => {
      logged.status = response.statusCode
    })
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    if (state.faults.has('slow')) await wait(3000)
    if (state.faults.has('down')) return void response.writeHead(503, cors).end('Service unavailable')
    if (state.faults.has('captive'))
      return write(response, { status: 200, body: '<h1>Welcome to our network</h1>' }, cors)
    try {
      const isApi = url.pathname.startsWith(`${kind.prefix}/`)
      const outside = isApi ? undefined : kind.outside?.(request, url, text)
      const answer = isApi ? await answerApi(kind, state, request, url, body) : outside
      write(response, answer ?? { status: 404, body: 'Not found' }, cors)
    } catch (error) {
      state.violations.push(String(error instanceof Error ? error.stack : error))
      write(response, { status: 500, body: { message: String(error) } }, cors)
    }
  })
  // git blocks this process for seconds on a busy machine: a kept connection would be closed while it is used.
  server.keepAliveTimeout = 0
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  kind = kindOf(origin)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin, close }
}
