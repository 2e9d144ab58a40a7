import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { Failure } from '../model/failure'
import type { Service } from './form-service'
import { findRedirect, parseRedirectRules, type RedirectRule } from './redirect-rules'

async function sendNotFound(response: ServerResponse, folder: string): Promise<void> {
  const page = await readFile(join(folder, '404.html')).catch(() => 'Page not found')
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  response.end(page)
}

const redirectTo = (response: ServerResponse, status: number, location: string) =>
  response.writeHead(status, { location }).end()

/** The address that is asked for. Slashes at its start count once: two would make what follows the name of a host. */
export const addressOf = ({ url = '/' }: IncomingMessage) => new URL(url.replace(/^\/*/, '/'), 'http://localhost')

/**
 * Serves a built site as a static host does: /about answers with about.html, _redirects is obeyed, and an unknown path
 * is answered with 404.html and status 404. Files are looked up at every request, so a new build shows at once.
 * A service, if there is one, answers at its own address.
 */
export function createStaticServer(folder: string, service?: Service): Server {
  const serveFile = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      const isImmutable = path.startsWith('/assets/')
      response.setHeader('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  async function answerUnknown(path: string, rules: RedirectRule[], response: ServerResponse): Promise<void> {
    const rule = path.endsWith('.json') ? undefined : findRedirect(path, rules)
    if (rule) redirectTo(response, rule.status, rule.to)
    else await sendNotFound(response, folder)
  }

  return createServer(async (request, response) => {
    const { pathname, search } = addressOf(request)
    if (service?.address === pathname) return service.answer(request, response)
    const rules = parseRedirectRules(await readFile(join(folder, '_redirects'), 'utf8').catch(() => ''))
    const exact = findRedirect(
      pathname,
      rules.filter(({ from }) => !from.endsWith('*')),
    )
    if (exact) redirectTo(response, exact.status, exact.to)
    else if (pathname.length > 1 && pathname.endsWith('/'))
      redirectTo(response, 301, `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`)
    else serveFile(request, response, () => answerUnknown(pathname, rules, response))
  })
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
