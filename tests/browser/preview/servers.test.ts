import { type ChildProcess, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import * as words from '@studio/words.json'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFormService } from '../../../src/engine/building/static-server/forms/form-service'
import { listen } from '../../../src/engine/building/static-server/http-server'
import { createStaticServer } from '../../../src/engine/building/static-server/static-server'
import { writeSyntheticSite } from '../../sites/synthetic-site'
import { ask, oddRequests } from '../support/odd-requests'
import { root, startCommand } from '../support/site'

/** The servers of `npm start` and `npm run dev` on a small site that holds secrets beside what is public. */
const site = mkdtempSync(join(tmpdir(), 'site-servers-'))
const built = join(site, 'dist')
const secret = 'nobody-may-read-this'
const secretFiles = ['.good-hour-key', 'submissions.jsonl', '.env', 'public/.env', 'notes/plan.txt', 'src/plan.ts']
const ports: Record<string, number> = {}
let server: Server
let preview: ChildProcess

beforeAll(async () => {
  await writeSyntheticSite(site, 3)
  for (const name of secretFiles) {
    mkdirSync(join(site, name, '..'), { recursive: true })
    writeFileSync(join(site, name), secret)
  }
  symlinkSync(join(site, 'notes'), join(site, 'public/notes'))
  symlinkSync(join(site, 'submissions.jsonl'), join(site, 'public/list.txt'))
  cpSync(join(site, 'public'), built, { recursive: true })
  writeFileSync(join(built, 'index.html'), 'Home '.repeat(1000))
  writeFileSync(join(built, 'about.html'), 'About')
  writeFileSync(join(built, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n')
  server = createStaticServer(
    built,
    openFormService(site, () => words),
  )
  ports['npm start'] = Number(new URL(await listen(server, 0)).port)
  // What Vite sends has to be held in; bundled code is a list of files.
  const { address, command } = await startCommand('dev', ['--site', site, '--live'])
  preview = command
  ports['npm run dev'] = Number(new URL(address).port)
})

afterAll(() => {
  server?.close()
  preview?.kill()
  rmSync(site, { recursive: true, force: true })
})

const sound = [200, 204, 206, 301, 302, 304, 400, 403, 404, 405, 408, 412, 413, 415, 416, 417, 422, 426, 431, 505]

describe.each(['npm start', 'npm run dev'])('%s', (name) => {
  const get = (path: string, ...headers: string[]) =>
    ask(
      ports[name] as number,
      [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'),
    )

  test('answers whatever a socket may be sent, gives no path of the machine away, and lives on', async () => {
    const check = async (bytes: string) => {
      const text = await ask(ports[name] as number, bytes, 25)
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
      expect(statuses.filter((status) => status !== 101 && status !== 100 && !sound.includes(status))).toEqual([])
      expect(text).not.toMatch(/\n {4}at |nobody-may-read-this/)
    }
    const many = fc.array(oddRequests, { minLength: 25, maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(many, (all) => Promise.all(all.map(check)).then(() => undefined)),
      { numRuns: 40 },
    )
    expect(await get('/')).toMatch(/^HTTP\/1\.1 200 /)
  })

  test.each(['/\\', '/\\[', '/\\%zz', '/\\a:b', '/%', '//['])('%s is an address that is not there', async (path) => {
    expect(await get(path)).toMatch(/^HTTP\/1\.1 404 /)
  })

  test.each([
    ['bytes=10-2', 416],
    ['bytes=99999-', 416],
    ['bytes=0-4', 206],
    ['bytes=-5', 206],
    ['bytes=0-0,2-3', 200],
    ['lines=1-2', 200],
  ])('the range %s is answered with %i', async (range, status) => {
    const text = await get('/images/drawing.svg', `Range: ${range}`)
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })

  test.each(['/list.txt', '/notes/plan.txt'])('what a symbolic link leads to is not there: %s', async (path) => {
    expect(await get(path)).toMatch(/^HTTP\/1\.1 404 /)
  })

  test('a name that is not its own is refused first of all, with what to do', async () => {
    const paths = [
      '/',
      '/index.json',
      '/src/engine/pages/page-scripts/loader/loader.ts',
      '/@vite/client',
      '/__open-in-editor?file=x',
      '/forms/send',
    ]
    for (const path of paths)
      for (const request of [
        `GET ${path} HTTP/1.1\r\nHost: rebound.example:80`,
        `GET http://rebound.example${path} HTTP/1.1\r\nHost: localhost`,
      ]) {
        const text = await ask(ports[name] as number, `${request}\r\nConnection: close\r\n\r\n`)
        expect(text).toMatch(/^HTTP\/1\.1 403 /)
        expect(text).toContain('HOST=localhost,rebound.example')
      }
  })
})

describe('the preview', () => {
  const port = () => ports['npm run dev'] as number
  const request = (method: string, path: string, ...headers: string[]) =>
    ask(
      port(),
      [`${method} ${path} HTTP/1.1`, `Host: localhost:${port()}`, ...headers, 'Connection: close', '', ''].join('\r\n'),
    )
  const statusOf = (text: string) => Number(text.match(/^HTTP\/1\.1 (\d+)/)?.[1])
  const own = () => `Origin: http://localhost:${port()}`

  test.each([
    ['another port', 'Origin: http://localhost:9'],
    ['a page without an origin', 'Origin: null'],
    ['no address at all', 'Origin: http://['],
    ['a script of another site', 'Sec-Fetch-Site: cross-site\r\nSec-Fetch-Dest: script'],
    ['a frame of another site', 'Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe'],
    ['a page of another port', 'Sec-Fetch-Site: same-site\r\nSec-Fetch-Dest: empty'],
  ])('refuses %s', async (_, headers) => {
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: vite-hmr'
    const answers = await Promise.all([
      ...['/', '/index.json', '/src/engine/pages/page-scripts/loader/loader.ts', '/images/drawing.svg'].map((path) =>
        request('GET', path, headers),
      ),
      request('GET', '/__open-in-editor?file=pages.json', headers),
      request('POST', '/preview/edit?line=1&column=1', headers),
      request('POST', '/preview/repair?problem=0', headers),
      ask(port(), `GET / HTTP/1.1\r\nHost: localhost:${port()}\r\n${headers}\r\n${upgrade}\r\n\r\n`),
    ])
    expect(answers.map(statusOf)).toEqual(answers.map(() => 403))
    for (const text of answers) expect(text).not.toMatch(/\n {4}at |tmp/)
  })

  test('a link on another site leads to a page, and never to the editor', async () => {
    const link = 'Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document'
    expect(statusOf(await request('GET', '/', link))).toBe(200)
    for (const path of ['/__open-in-editor?file=pages.json', '/preview/edit?line=1'])
      expect(statusOf(await request('GET', path, link))).toBeGreaterThanOrEqual(403)
    expect(statusOf(await request('GET', '/', own(), 'Sec-Fetch-Site: same-origin'))).toBe(200)
  })

  /** What pages load, and what that imports, as a browser finds it. */
  async function findServed(): Promise<Set<string>> {
    const found = new Set<string>()
    const waiting = [
      '/',
      '/catalogue',
      '/src/engine/editing/editor-ui/main.tsx',
      '/src/engine/pages/page-scripts/loader/loader.ts',
      '/src/engine/pages/page-scripts/app/hydrate.tsx',
    ]
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      const path = address.replace(/\?.*/, '')
      if (found.has(path)) continue
      found.add(path)
      const response = await fetch(`http://localhost:${port()}${address}`)
      expect([address, response.status]).toEqual([address, 200])
      const text = await response.text()
      for (const [, next = ''] of text.matchAll(
        /["'(](\/(?:src|node_modules|@vite|@react-refresh)[^"'()\\\s]*)[\\"')]/g,
      ))
        if (/\.\w+(\?[\w=&-]*)?$|^\/@(vite\/client|react-refresh)$/.test(next)) waiting.push(next)
    }
    return found
  }

  const spellings: ((file: string) => string)[] = [
    (file) => `/${file}`,
    (file) => `/${file}?raw`,
    (file) => `/${file}?import&raw`,
    (file) => `/@fs${root}/${file}`,
    (file) => `//${file}`,
    (file) => `/${file}?url`,
    (file) => `/${file}?import`,
    (file) => `/${file}?t=1&inline`,
    (file) => `/${file}?v=1`,
    (file) => `/${file}?direct`,
    (file) => `/${file}?html-proxy&index=0.js`,
    (file) => `/${file}.map`,
    (file) => `/@fs${root}/${file}?raw`,
    (file) => `/@fs/${root}/x/../${file}?import&raw`,
    (file) => `/@fs${site}/${file}?raw`,
    (file) => `/@id/${file}`,
    (file) => `/@id/__x00__${root}/${file}`,
    (file) => `/./${file}`,
    (file) => `/src/../${file}?raw`,
    (file) => `/src/..%2f${file}`,
    (file) => `/src/%2e%2e/${file}?raw`,
    (file) => `/src/..\\${file}`,
    (file) => `/images/..%2f..%2f${file}`,
    (file) => `/images/../../${file}`,
    (file) => `/%${file.charCodeAt(0).toString(16)}${file.slice(1)}?raw`,
    (file) => `/${file}%00.svg`,
    (file) => `/${file}::$DATA`,
    (file) => `/${file}%3fraw`,
    (file) => `/${file}#?raw`,
    (file) => `http://localhost/${file}?raw`,
  ]

  test('sends the code that pages need and no other file, in whatever spelling it is asked for', async () => {
    const served = await findServed()
    expect(served.size).toBeGreaterThan(100)
    const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
    const code = listed.filter((file) => file.startsWith('src/'))
    const oneOfEachKind = new Map(
      listed.filter((file) => !file.startsWith('tests/broken-')).map((file) => [dirname(file) + extname(file), file]),
    ).values()
    const others = [
      '.git',
      'node_modules/vite/package.json',
      'node_modules/sharp/package.json',
      'node_modules/.package-lock.json',
    ]
    const hidden = [
      ...secretFiles,
      ...others,
      'pages.json',
      'package.json',
      'vite.config.ts',
      'src/engine/building/site-build/index.ts',
      'scripts/dev.ts',
    ]
    const wanted = [
      ...code.map((file) => ({ file, address: `/${file}` })),
      ...[...oneOfEachKind].flatMap((file) => spellings.slice(0, 2).map((spell) => ({ file, address: spell(file) }))),
      ...hidden.flatMap((file) => spellings.map((spell) => ({ file, address: spell(file) }))),
    ]
    const sent: string[] = []
    const look = async () => {
      for (let next = wanted.pop(); next; next = wanted.pop()) {
        const text = await request('GET', next.address, 'Sec-Fetch-Dest: script')
        if (text.includes(secret) || (statusOf(text) < 400 && !served.has(`/${next.file}`))) sent.push(next.address)
      }
    }
    await Promise.all(Array.from({ length: 8 }, look))
    expect(sent).toEqual([])
  })
})
