import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from '@polka/compression'
import sirv from 'sirv'
import { type HeaderRule, usualCaching } from '../deploy/headers'
import { headersFor, readHeadersFile } from '../deploy/headers-file'
import { slashAtTheEnd } from '../deploy/host-words'
import { Failure } from '../model/failure'
import type { Service } from './form-service'
import { findRedirect, parseRedirectRules } from './redirect-rules'

/** Sets the headers of an address: those of the site's own _headers file, which its host sends as well. */
function setHeaders(response: ServerResponse, path: string, rules: HeaderRule[]): void {
  const headers = { 'Cache-Control': usualCaching, ...headersFor(path, rules) }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

async function sendNotFound(response: ServerResponse, folder: string, rules: HeaderRule[]): Promise<void> {
  const page = await readFile(join(folder, '404.html')).catch(() => 'Page not found')
  response.removeHeader('content-length')
  setHeaders(response, '/404', rules)
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
}

/** What tells a host about the site, and what the build notes for itself, is not of the site. */
const isPrivate = (path: string): boolean => path === '/_headers' || path === '/_redirects' || path.startsWith('/.')

const hasSlashAtTheEnd = new RegExp(slashAtTheEnd)

const decode = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const redirectTo = (response: ServerResponse, status: number, location: string) =>
  response.writeHead(status, { location }).end()

/** The address that is asked for. Slashes at its start count once: two would make what follows the name of a host. */
export const addressOf = ({ url = '/' }: IncomingMessage) => new URL(url.replace(/^\/*/, '/'), 'http://localhost')

/**
 * Serves a built site as a static host does: /about answers with about.html, _headers and _redirects are obeyed, and an
 * unknown path is answered with 404.html and status 404, and texts are compressed. Files are looked up at every request,
 * so a new build shows at once. A service, if there is one, answers at its own address.
 */
export function createStaticServer(folder: string, service?: Service): Server {
  // Without setHeaders, sirv would set caching of its own.
  const serveFile = sirv(folder, { dev: true, etag: true, extensions: ['html'], setHeaders: () => undefined })
  const compress = compression({ brotli: true, level: 6 })
  const readHostFile = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '')

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = addressOf(request)
    const path = decode(pathname)
    const headers = readHeadersFile(await readHostFile('_headers'))
    setHeaders(response, path, headers)
    if (service?.address === pathname) return service.answer(request, response)
    if (isPrivate(path)) return sendNotFound(response, folder, headers)
    const rules = parseRedirectRules(await readHostFile('_redirects'))
    const exact = findRedirect(
      pathname,
      rules.filter(({ from }) => !from.endsWith('*')),
    )
    if (exact) redirectTo(response, exact.status, exact.to)
    else if (hasSlashAtTheEnd.test(path)) redirectTo(response, 301, pathname.replace(/\/+$/, '') + search)
    else
      serveFile(request, response, () => {
        const rule = pathname.endsWith('.json') ? undefined : findRedirect(pathname, rules)
        if (rule) redirectTo(response, rule.status, rule.to)
        else void sendNotFound(response, folder, headers)
      })
  }
  return createServer((request, response) => compress(request, response, () => void answer(request, response)))
}

/** Starts a server on a port; answers with its address. Rejects with a readable message when the port is taken. */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        isTaken
          ? new Failure(`Port ${port} is taken. Stop what runs there, or choose another one: PORT=4174 npm start`)
          : error,
      )
    })
    server.listen(port, () => {
      const address = server.address()
      resolve(`http://localhost:${typeof address === 'object' && address ? address.port : port}`)
    })
  })
}
