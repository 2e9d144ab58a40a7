import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Hands a request to git's own CGI program, and its answer back. */
function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  const child = spawn('git', ['http-backend'], {
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      REMOTE_USER: 'fox',
    },
  })
  request.pipe(child.stdin)
  let text = Buffer.alloc(0)
  child.stdout.on('data', (part: Buffer) => {
    text = Buffer.concat([text, part])
  })
  child.on('close', () => {
    const end = text.indexOf('\r\n\r\n')
    if (end < 0) return void response.writeHead(500).end('git http-backend has not answered.')
    const headers = text.subarray(0, end).toString().split('\r\n')
    const pairs = headers.map((line) => line.split(/: /, 2) as [string, string])
    const status = Number(pairs.find(([name]) => name === 'Status')?.[1].slice(0, 3) ?? 200)
    response.writeHead(status, Object.fromEntries(pairs.filter(([name]) => name !== 'Status')))
    response.end(text.subarray(end + 4))
  })
}

/** Serves the bare repositories in a folder over http, to everybody or to nobody: then it wants a password. */
export async function serveRepositories(folder: string) {
  const state = { wantsPassword: false, requests: 0 }
  const server = createServer((request, response) => {
    state.requests++
    if (!state.wantsPassword) return answer(folder, request, response)
    response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
