import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as words from '@studio/words.json'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { liveSocketAddress } from '../../src/engine/base/shared-types/addresses'
import { openFormService } from '../../src/engine/building/static-server/forms/form-service'
import { listen } from '../../src/engine/building/static-server/http-server'
import { replaceValue } from '../../src/engine/content/json-edits/make-edits'
import type { CommandAnswer, EditorChange } from '../../src/engine/editing/edited-site/command'
import { editorFolder } from '../../src/engine/editing/folder-editor/journal/editor-folder'
import { createPreview, type Preview } from '../../src/engine/editing/preview-server/server'
import { seed } from '../random'
import { createDice } from '../sites/mutations'
import { writeSyntheticSite } from '../sites/synthetic-site'

/** The editor's half of the preview: who may change the site, and two writers on one file. */
const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'editing-server-'))
const site = join(scratch, 'site')
const file = join(site, 'pages.json')
let preview: Preview
let port: number
let start: string

beforeAll(async () => {
  await writeSyntheticSite(site, 4)
  start = readFileSync(file, 'utf8')
  preview = await createPreview(
    root,
    site,
    openFormService(site, () => words),
  )
  port = Number(new URL(await listen(preview.http, 0)).port)
}, 120_000)
beforeEach(() => writeFileSync(file, start))
afterAll(async () => {
  await preview?.stop()
  rmSync(editorFolder(site), { recursive: true, force: true })
  rmSync(scratch, { recursive: true, force: true })
})

const read = () => readFileSync(file, 'utf8')

interface Sent {
  status: number
  text: string
  headers: IncomingHttpHeaders
}

const ownHeaders = () => ({
  host: `localhost:${port}`,
  origin: `http://localhost:${port}`,
  'content-type': 'application/json',
  'x-editor-token': preview.editorToken,
})

const withoutMissing = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))

function send(path: string, body: string, options: RequestOptions = {}): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const headers = withoutMissing({ ...ownHeaders(), ...options.headers })
    const sent = request({ port, path, method: 'POST', agent: false, ...options, headers })
    sent.on('error', reject)
    sent.on('response', async (response: IncomingMessage) => {
      let text = ''
      for await (const part of response) text += part
      resolve({ status: response.statusCode ?? 0, text, headers: response.headers })
    })
    sent.end(body)
  })
}

const act = async <Result = CommandAnswer>(method: string, ...values: unknown[]): Promise<Result> =>
  JSON.parse((await send(`/__edit/store/${method}`, JSON.stringify(values))).text)

const revisionNow = async () => (await act<{ revision: string }>('overview')).revision

const retitle = (text: string, revision: string, title: string, at = 1) => ({
  label: 'Title changed',
  page: '/page-1',
  revision,
  edits: [replaceValue(text, `/pages/${at}/title`, JSON.stringify(title))],
})

// The tests below leave files in public/ that are errors.
test('open pages are told of each change once, by the editor and by another program', async () => {
  const changes: EditorChange[] = []
  const socket = await listenTo('site:changed', changes)
  const requireOnce = async (revision: string) => {
    const told = () => changes.filter((change) => change.revision === revision).length
    await expect.poll(told, { timeout: 10_000 }).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(told()).toBe(1)
  }
  const answer = await act('apply', retitle(start, await revisionNow(), 'Mine'))
  if (answer.kind !== 'done') throw new Error(JSON.stringify(answer))
  await requireOnce(answer.revision)
  writeFileSync(file, read().replace('"Mine"', '"Theirs"'))
  await requireOnce(await revisionNow())
  socket.close()
})

describe('a request', () => {
  test.each<[what: string, status: number, options: RequestOptions, path?: string, body?: string]>([
    ['without the token', 403, { headers: { 'x-editor-token': '' } }],
    ['with another token of the same length', 403, { headers: { 'x-editor-token': 'a'.repeat(32) } }],
    ['of another site', 403, { headers: { origin: 'https://elsewhere.example' } }],
    ['of another port', 403, { headers: { origin: 'http://localhost:1' } }],
    ['without an origin', 403, { headers: { origin: undefined } }],
    [
      'by a name that is not the server’s',
      403,
      { headers: { host: 'elsewhere.example', origin: 'http://elsewhere.example' } },
    ],
    ['that only reads', 405, { method: 'GET' }],
    ['that is a form', 415, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['that is longer than any deed', 413, { headers: { 'content-length': 9_000_000 } }],
    ['for a command that is not there', 404, {}, '/__edit/store/constructor'],
    ['that is no JSON', 400, {}, '/__edit/store/apply', '{'],
  ])('%s is refused with %i and a sentence', async (_, status, options, path = '/__edit/store/apply', body = '') => {
    const answer = await send(path, body, options)
    expect(answer.status).toBe(status)
    expect(answer.text).toMatch(/[.)]"?\}?\s*$/)
    expect(answer.text).not.toMatch(/\n {4}at /)
    expect(read()).toBe(start)
  })

  test('that is longer than other addresses allow is read', async () => {
    expect(
      await act('apply', { ...retitle(start, await revisionNow(), 'Long'), more: 'x'.repeat(200_000) }),
    ).toMatchObject({
      kind: 'done',
    })
  })

  test.each([
    {},
    { edits: [] },
    { label: 'a', page: '/', revision: 'b', edits: [{ kind: 'remove', pointer: '/a', expect: '"\ud800"' }] },
    {
      label: 'a',
      page: '/',
      revision: 'b',
      edits: [{ kind: 'replace', pointer: '/pages', expect: '1', json: 'not json' }],
    },
    {
      label: 'a',
      page: '/',
      revision: 'b',
      edits: [{ kind: 'insert', pointer: '', index: -1, anchor: {}, json: '1' }],
    },
    { label: 'a', page: '/', revision: 'b', edits: Array(501).fill({ kind: 'remove', pointer: '/a', expect: '1' }) },
  ])('number %# that is no deed is answered in words', async (body) => {
    expect(await act('apply', body)).toMatchObject({
      kind: 'problem',
      problem: expect.stringContaining('not understood'),
    })
    expect(read()).toBe(start)
  })
})

/** Asks as a browser does: for a document by default. */
const get = (path: string, headers: Record<string, string | undefined> = {}) =>
  send(path, '', {
    method: 'GET',
    headers: {
      origin: undefined,
      'content-type': undefined,
      'x-editor-token': undefined,
      'sec-fetch-dest': 'document',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  })

describe('the editor’s document', () => {
  test.each([
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['a link of a page', {}],
    ['a program', { 'sec-fetch-dest': undefined, 'sec-fetch-mode': undefined, 'sec-fetch-site': undefined }],
  ])('is sent to a window: %s', async (_, headers) => {
    const answer = await get('/__editor/page-1', headers)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(preview.editorToken)
    expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ['a script that wants no answer', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'no-cors' }],
    ['a service worker', { 'sec-fetch-dest': 'empty' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['an old frame', { 'sec-fetch-dest': 'frame' }],
    ['an object', { 'sec-fetch-dest': 'object' }],
    ['a plugin', { 'sec-fetch-dest': 'embed' }],
    ['a stylesheet', { 'sec-fetch-dest': 'style', 'sec-fetch-mode': 'no-cors' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port', { 'sec-fetch-site': 'same-site' }],
  ])('is not sent to %s', async (_, headers) => {
    for (const path of ['/__editor', '/__editor/page-1']) {
      const answer = await get(path, headers)
      expect(answer.status).toBe(403)
      expect(answer.text).not.toContain(preview.editorToken)
    }
  })
})

describe('a file of public/', () => {
  const write = (name: string) => {
    mkdirSync(join(site, 'public/images'), { recursive: true })
    writeFileSync(join(site, 'public', name), '<script>alert(1)</script>')
  }

  test.each([
    ['images/a.svg', 'image/svg+xml', false],
    ['images/a.json', 'application/json; charset=utf-8', false],
    ['images/a.pdf', 'application/pdf', false],
    ['images/a.txt', 'text/plain; charset=utf-8', false],
    ['images/a.mp4', 'video/mp4', false],
    ['images/a.html', 'application/octet-stream', true],
    ['images/a.HTM', 'application/octet-stream', true],
    ['images/a.xhtml', 'application/octet-stream', true],
    ['images/a.xml', 'application/octet-stream', true],
    ['images/a.mht', 'application/octet-stream', true],
    ['images/a.svgz', 'application/octet-stream', true],
    ['images/a.js', 'application/octet-stream', true],
    ['images/a.mjs', 'application/octet-stream', true],
    ['images/a.css', 'application/octet-stream', true],
    ['images/a', 'application/octet-stream', true],
  ])('%s is %s, and nothing in it runs', async (name, type, isDownload) => {
    write(name)
    const { status, headers } = await get(`/${name}`)
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toMatch(/^sandbox(?: allow-same-origin)?; default-src 'none';/)
    expect(headers['content-security-policy']).not.toMatch(/allow-scripts|script-src/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-type']).toBe(type)
    expect(headers['content-disposition']).toBe(isDownload ? 'attachment' : undefined)
  })

  test.each(['page-1', 'page-1.html', 'page-1.json', 'index.html', 'catalogue', 'catalogue.json'])(
    '%s takes no page’s place',
    async (name) => {
      write(name)
      const { text } = await get(`/${name}`)
      expect(text).not.toContain('alert(1)')
    },
  )

  test('is no service worker, and ends one of an earlier server', async () => {
    write('worker.js')
    for (const path of ['/worker.js', '/gone.js', '/__editor', '/page-1']) {
      const { text } = await get(path, { 'service-worker': 'script', 'sec-fetch-dest': 'serviceworker' })
      expect(text).toMatch(/^registration\.unregister\(\); throw /)
    }
  })
})

test('a page is sent with the policy of the site', async () => {
  const { headers, text } = await get('/page-1')
  expect(headers['content-security-policy']).toContain("style-src 'self';")
  expect(headers['content-security-policy'] + text).not.toContain('nonce')
  // Bundled scripts are the site's own files.
  const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
  expect(scripts.length).toBeGreaterThan(1)
  expect(
    scripts.filter((attributes) => !/ src="\/assets\/[\w.-]+"| type="application\/json"/.test(attributes ?? '')),
  ).toEqual([])
})

/** Reads what open pages are sent. */
async function listenTo(event: string, found: EditorChange[]): Promise<WebSocket> {
  const socket = new WebSocket(`ws://localhost:${port}${liveSocketAddress}`, { origin: `http://localhost:${port}` })
  socket.on('message', (text) => {
    const { name, data } = JSON.parse(String(text))
    if (name === event) found.push(data)
  })
  await once(socket, 'open')
  return socket
}

interface Page {
  path: string
  title?: string
}

const pagesIn = (text: string): Page[] => JSON.parse(text).pages

test('in 60 interleavings of two writers each change is in the file, or both versions are shown', async () => {
  const dice = createDice(seed)
  const choose = <Item>(items: Item[]) => items[Math.floor(dice() * items.length)] as Item
  const look = async () => ({ revision: await revisionNow(), text: read() })
  let base = await look()
  const counts = { done: 0, conflict: 0 }
  for (let turn = 0; turn < 60; turn++) {
    const before = JSON.parse(read())
    if (dice() < 0.5) {
      if (dice() < 0.2) before.pages.splice(1, 0, { path: `/old-${turn}`, redirect: '/' })
      else choose<Page>(before.pages.filter(({ title }: Page) => title)).title = `Outside ${turn}`
      writeFileSync(file, JSON.stringify(before, null, 2))
      continue
    }
    const seen = choose(pagesIn(base.text).filter(({ title }) => title))
    const at = pagesIn(base.text).findIndex(({ path }) => path === seen.path)
    const answer = await act('apply', retitle(base.text, base.revision, `Mine ${turn}`, at))
    const place: Page = before.pages.find(({ path }: Page) => path === seen.path)
    const isFree = place.title === seen.title
    if (isFree) place.title = `Mine ${turn}`
    expect(answer).toMatchObject(
      isFree ? { kind: 'done' } : { kind: 'conflict', mine: `"Mine ${turn}"`, found: JSON.stringify(place.title) },
    )
    expect(JSON.parse(read())).toEqual(before)
    counts[isFree ? 'done' : 'conflict']++
    if (dice() < 0.5) base = await look()
  }
  expect(counts.done).toBeGreaterThan(20)
  expect(counts.conflict).toBeGreaterThan(5)
})
