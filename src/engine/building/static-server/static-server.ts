import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from '@polka/compression'
import { htmlFile } from '../../base/shared-types/addresses'
import { headersFor, readHeadersFile, trailingSlash } from '../host-config/formats/headers-file'
import { defaultCaching } from '../host-config/headers'
import { findFile, sendFile } from './files'
import type { FormService } from './forms/form-service'
import { openServer, sendMethods } from './http-server'
import { findRedirect, parseRedirectRules } from './redirect-rules'
import { encodeAddress, type RequestTarget } from './request-target'

/** `missing` is the file that visitors of an unknown address get. */
type Source = { file: string } | { status: number; location: string } | { missing: string }

const unknownAddress: Source = { missing: '/404.html' }

const isPrivate = (path: string): boolean => path === '/_headers' || path === '/_redirects' || path.startsWith('/.')

const trailingSlashRegExp = new RegExp(trailingSlash)

const readHostFile = (folder: string, name: string) => readFile(join(folder, name), 'utf8').catch(() => '')

async function findSource(folder: string, { path, search }: RequestTarget): Promise<Source> {
  if (isPrivate(path)) return unknownAddress
  const rules = parseRedirectRules(await readHostFile(folder, '_redirects'))
  const exact = findRedirect(
    path,
    rules.filter(({ from }) => !from.endsWith('*')),
  )
  if (exact) return { status: exact.status, location: exact.to }
  const [, withoutSlash] = path.match(trailingSlashRegExp) ?? []
  if (withoutSlash) return { status: 301, location: encodeAddress(`/${withoutSlash}`, search) }
  // A page takes precedence over a file of its name.
  const file = await findFile(folder, `/${htmlFile(path)}`, path)
  if (file) return { file }
  const fallback = findRedirect(path, rules)
  if (fallback?.status === 404) return { missing: fallback.to }
  return fallback && !path.endsWith('.json') ? { status: fallback.status, location: fallback.to } : unknownAddress
}

async function setHeaders(response: ServerResponse, folder: string, path: string): Promise<void> {
  const rules = readHeadersFile(await readHostFile(folder, '_headers'))
  const headers = { 'Cache-Control': defaultCaching, ...headersFor(path, rules) }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

async function sendNotFound(response: ServerResponse, folder: string, file: string): Promise<void> {
  const page = await readFile(join(folder, file)).catch(() => 'Page not found')
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
}

/**
 * Serves a built site as a static host does, with _headers, _redirects and 404.html. Looks files up at each request, so
 * a new build shows at once.
 */
export function createStaticServer(folder: string, service?: FormService, host?: string): Server {
  const compress = compression({ brotli: true, level: 6 })

  async function handle(request: IncomingMessage, response: ServerResponse, target: RequestTarget): Promise<void> {
    if (service?.address === target.path) {
      await setHeaders(response, folder, target.path)
      return service.handle(request, response)
    }
    const source = await findSource(folder, target)
    await setHeaders(response, folder, 'missing' in source ? '/404' : target.path)
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendMethods(request, response)
    // A range counts uncompressed bytes.
    if (request.headers.range === undefined) compress(request, response)
    if ('missing' in source) return sendNotFound(response, folder, source.missing)
    if ('location' in source) return void response.writeHead(source.status, { location: source.location }).end()
    sendFile(request, response, folder, source.file)
  }
  return openServer(handle, {
    host,
    maxBodyAt: (path) => (path === service?.address ? service.maxBody : undefined),
  })
}
