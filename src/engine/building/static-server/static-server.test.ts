import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from './http-server'
import { createStaticServer } from './static-server'

const folder = mkdtempSync(join(tmpdir(), 'static-server-'))
const contents: Record<string, string> = {
  'index.html': 'Home',
  'about.html': 'About',
  'about/services.html': 'Services',
  'team.html': 'Team',
  team: 'A file',
  '404.html': 'Not found',
  'about.json': '{}',
  'assets/main-abc.js': 'code',
  'images/fox.svg': '<svg/>',
  'sitemap.xml': '<urlset/>',
  'film.mp4': 'film',
  _headers:
    '/*\n  X-Content-Type-Options: nosniff\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n\n/404\n  X-Robots-Tag: noindex\n',
  '.site-build.json': '{}',
  _redirects: '/go-green /forgood 301\n/thegoodhour/* /thegoodhour 302\n',
}

let server: Server
let port: number
beforeAll(async () => {
  for (const [name, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  server = createStaticServer(folder)
  port = Number(new URL(await listen(server, 0)).port)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** fetch would normalise the path. */
const get = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const take = (response: IncomingMessage) => resolve(response.resume())
    request({ port, path, agent: false }, take).on('error', reject).end()
  })

async function read(path: string): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

test.each([
  ['/', 200, 'Home'],
  ['/about', 200, 'About'],
  ['/about?a=1', 200, 'About'],
  ['/about/services', 200, 'Services'],
  ['/team', 200, 'Team'],
  ['/about.json', 200, '{}'],
  ['/images/fox.svg', 200, '<svg/>'],
  ['/nowhere', 404, 'Not found'],
  ['/about/nowhere', 404, 'Not found'],
  ['/nowhere.json', 404, 'Not found'],
  ['/thegoodhour/nowhere.json', 404, 'Not found'],
  ['/%', 404, 'Not found'],
  ['/_headers', 404, 'Not found'],
  ['/_redirects', 404, 'Not found'],
  ['/.site-build.json', 404, 'Not found'],
])('%s gets %i (R6)', async (path, status, text) => {
  expect(await read(path)).toMatchObject({ status, text })
})

test.each([
  ['an old address', '/go-green', 301, '/forgood'],
  ['an unknown address under a prefix', '/thegoodhour/nowhere', 302, '/thegoodhour'],
  ['a slash too many', '/about/', 301, '/about'],
  ['a slash too many before a query', '/about/?a=1', 301, '/about?a=1'],
])('%s redirects: %s (R5, R9)', async (_, path, status, location) => {
  const answer = await read(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
})

test('browsers cache files with a hash forever, and revalidate everything else', async () => {
  const cache = async (path: string) => (await read(path)).headers.get('cache-control')
  expect(await cache('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/about', '/about.json', '/images/fox.svg', '/nowhere']) {
    expect(await cache(path)).toBe('no-cache')
  }
})

test.each(['/', '/assets/main-abc.js', '/nowhere', '/assets/gone.js', '/go-green', '/about/', '/thegoodhour/nowhere'])(
  '%s is sent with the headers of the _headers file',
  async (path) => {
    expect((await read(path)).headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test('an unknown address has the headers of the 404 page, and is not cached', async () => {
  const { headers } = await read('/assets/gone.js')
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-cache', 'noindex'])
})

test('a file that is built while the server runs is served', async () => {
  writeFileSync(join(folder, 'new.html'), 'New')
  expect(await read('/new')).toMatchObject({ status: 200, text: 'New' })
})

describe('an address that only a program would write', () => {
  test.each(['//', '///', '//[', '/../../etc/passwd', '/..%2f..%2fetc/passwd'])(
    '%s does not stop the server',
    async (path) => {
      const { statusCode } = await get(path)
      expect([200, 301, 400, 404]).toContain(statusCode)
      expect(await read('/about')).toMatchObject({ status: 200 })
    },
  )

  test.each(['/.//other.example/', '//other.example/x/', '/\\other.example/x/'])(
    '%s leads to no other site',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.location ?? '/').toMatch(/^\/(?!\/)/)
    },
  )
})

test.each([
  ['GET', { 'if-none-match': '*' }, 304, ''],
  ['GET', { 'if-none-match': '"other"' }, 200, '<svg/>'],
  ['GET', { range: 'bytes=-5' }, 206, 'svg/>'],
  ['GET', { range: 'bytes=1-3' }, 206, 'svg'],
  ['GET', { range: 'bytes=4-1' }, 416, expect.any(String)],
  ['HEAD', {}, 200, ''],
  ['OPTIONS', {}, 204, ''],
  ['POST', {}, 405, expect.any(String)],
  ['PUT', {}, 405, expect.any(String)],
  ['DELETE', {}, 405, expect.any(String)],
])('%s with %o gets %i', async (method, headers, status, text) => {
  const response = await fetch(`http://localhost:${port}/images/fox.svg`, { method, headers })
  expect([response.status, await response.text()]).toEqual([status, text])
  if (!['GET', 'HEAD'].includes(method)) expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
})

test.each(['/about/..//_headers', '/about/../_redirects', '//_headers', '/%5f%68eaders', '/./.site-build.json'])(
  '%s, another spelling of what is for hosts, is not there',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  },
)

test.each([
  ['/about', 'text/html; charset=utf-8'],
  ['/sitemap.xml', 'text/xml; charset=utf-8'],
  ['/images/fox.svg', 'image/svg+xml'],
  ['/film.mp4', 'video/mp4'],
])('%s is %s, as in the host files', async (path, type) => {
  expect((await read(path)).headers.get('content-type')).toBe(type)
})

test('an unwanted body is not received', async () => {
  const response = await fetch(`http://localhost:${port}/`, { method: 'POST', body: 'x'.repeat(70_000) })
  expect([response.status, response.headers.get('connection')]).toEqual([413, 'close'])
})

test('a port in use has a clear message', async () => {
  const second = createStaticServer(folder)
  await expect(listen(second, port)).rejects.toMatchObject({
    name: 'Failure',
    message: `Port ${port} is already in use. Stop the other program, or choose another port, for example with PORT=4174.`,
  })
})

test('a folder without a 404 page gets a plain text', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'static-server-empty-'))
  const bare = createStaticServer(empty)
  const response = await fetch(`${await listen(bare, 0)}/nowhere`)
  expect([response.status, await response.text()]).toEqual([404, 'Page not found'])
  bare.close()
  rmSync(empty, { recursive: true })
})
