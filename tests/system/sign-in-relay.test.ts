import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

/** The relay as its node entry serves it, with a stand-in of GitHub's token endpoint. */
const folder = join(import.meta.dirname, '../../deploy/sign-in')
const editor = 'https://edit.fox.example'
const cookieSecret = 'a-secret-of-at-least-32-characters'

let relay: string
let output = ''
const stops: (() => void)[] = []
/** What GitHub has been asked, and what it answers. */
let asked: URLSearchParams[] = []
let gitHubAnswer: { status: number; body: object }

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

async function startRelay(settings: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ['node.mjs'], { cwd: folder, env: { PORT: '0', ...settings } })
  stops.push(() => child.kill())
  child.stderr.on('data', (text) => {
    output += text
  })
  const [line] = await once(child.stdout, 'data')
  output += line
  child.stdout.on('data', (text) => {
    output += text
  })
  return `http://127.0.0.1:${/port (\d+)/.exec(String(line))?.[1]}`
}

beforeAll(async () => {
  const gitHub = createServer(async (request, response) => {
    asked.push(await readForm(request))
    response
      .writeHead(gitHubAnswer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(gitHubAnswer.body))
  })
  gitHub.listen(0, '127.0.0.1')
  await once(gitHub, 'listening')
  stops.push(() => gitHub.close())
  const GITHUB = `http://127.0.0.1:${(gitHub.address() as AddressInfo).port}`
  relay = await startRelay({
    GITHUB,
    EDITOR: editor,
    CLIENT_ID: 'Iv1.fox',
    CLIENT_SECRET: 'app-secret',
    COOKIE_SECRET: cookieSecret,
  })
})
afterAll(() => {
  for (const stop of stops) stop()
})
beforeEach(() => {
  asked = []
  // https://docs.github.com/apps: "Generating a user access token for a GitHub App"
  gitHubAnswer = {
    status: 200,
    body: {
      access_token: 'ghu_first',
      expires_in: 28800,
      refresh_token: 'ghr_first',
      refresh_token_expires_in: 15897600,
      scope: '',
      token_type: 'bearer',
    },
  }
})

const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(relay + path, {
    method: 'POST',
    headers: { origin: editor, ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

const exchange = { code: 'a-code', code_verifier: 'a-verifier' }
const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? ''

test('exchanges a code with the secret of the app, and hands back the access token alone', async () => {
  const response = await post('/token', { ...exchange, redirect_uri: 'https://evil.example/' })
  expect(await response.json()).toEqual({ access_token: 'ghu_first', expires_in: 28800 })
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    client_id: 'Iv1.fox',
    client_secret: 'app-secret',
    code: 'a-code',
    code_verifier: 'a-verifier',
    redirect_uri: `${editor}/signed-in.html`,
  })
  expect(response.headers.get('access-control-allow-origin')).toBe(editor)
  expect(response.headers.get('access-control-allow-credentials')).toBe('true')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const cookie = response.headers.get('set-cookie') ?? ''
  for (const rule of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/', 'Max-Age=15897600'])
    expect(cookie).toContain(rule)
  expect(cookie).not.toContain('ghr_first')
  expect(cookie).not.toContain(btoa('ghr_first').slice(0, -2))
})

test('renews by the cookie, and puts the next refresh token into it', async () => {
  const cookie = cookieOf(await post('/token', exchange))
  gitHubAnswer.body = { ...gitHubAnswer.body, access_token: 'ghu_second', refresh_token: 'ghr_second' }
  const renewed = await post('/refresh', {}, { cookie: `other=1; ${cookie}` })
  expect(await renewed.json()).toMatchObject({ access_token: 'ghu_second' })
  expect(asked[1]?.get('refresh_token')).toBe('ghr_first')
  await post('/refresh', {}, { cookie: cookieOf(renewed) })
  expect(asked[2]?.get('refresh_token')).toBe('ghr_second')
})

test.each([
  ['without a cookie', ''],
  ['with a forged one', '__Host-refresh=Z2hyX2ZpcnN0'],
  ['with one that is no base64', '__Host-refresh=%%%'],
])('does not renew %s', async (_, cookie) => {
  const response = await post('/refresh', { refresh_token: 'ghr_mine' }, { cookie })
  expect(response.status).toBe(401)
  expect(asked).toEqual([])
})

test('a code that GitHub refuses gives no token, and clears the cookie', async () => {
  gitHubAnswer.body = { error: 'bad_verification_code', error_description: 'The code passed is incorrect or expired.' }
  const response = await post('/token', exchange)
  expect([response.status, await response.json()]).toEqual([401, { error: 'signed_out' }])
  expect(response.headers.get('set-cookie')).toContain('Max-Age=0')
})

test('says that GitHub is down, and follows no redirect of it', async () => {
  for (const status of [503, 302]) {
    gitHubAnswer = { status, body: {} }
    expect((await post('/token', exchange)).status).toBe(502)
  }
})

test('answers the editor alone, and never redirects', async () => {
  for (const origin of ['https://evil.example', 'https://edit.fox.example.evil.example', 'null', '']) {
    const response = await post('/token', exchange, { origin })
    expect(response.status, origin).toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  }
  expect((await fetch(`${relay}/token?code=a&return_to=https://evil.example`, { redirect: 'manual' })).status).toBe(403)
  expect((await fetch(`${relay}/token`, { headers: { origin: editor } })).status).toBe(405)
  expect((await post('/elsewhere', exchange)).status).toBe(401)
  expect((await post('/token', { code: 'x'.repeat(20_000) })).status).toBe(413)
  expect(asked).toEqual([])
})

test('forgets the sign-in', async () => {
  const response = await post('/sign-out', {}, { cookie: '__Host-refresh=x' })
  expect([response.status, cookieOf(response)]).toEqual([200, '__Host-refresh='])
})

async function answerWith(settings: Record<string, string>): Promise<Response> {
  const { answer } = (await import(join(folder, 'relay.mjs'))) as {
    answer(request: Request, env: object): Promise<Response>
  }
  const env = { EDITOR: editor, CLIENT_ID: 'x', CLIENT_SECRET: 'x', COOKIE_SECRET: cookieSecret, ...settings }
  const request = { method: 'POST', headers: { origin: env.EDITOR }, body: new URLSearchParams(exchange) }
  return answer(new Request('https://sign-in.fox.example/token', request), env)
}

test.each([
  ['no secret for the cookie', { COOKIE_SECRET: '' }, 'not set up'],
  ['a short secret', { COOKIE_SECRET: 'short' }, 'not set up'],
  ['a path in the origin', { EDITOR: `${editor}/` }, 'not set up'],
  ['a secret of one letter', { COOKIE_SECRET: 'a'.repeat(32) }, 'COOKIE_SECRET can be guessed'],
  ['a secret of few letters', { COOKIE_SECRET: 'abcaabbccabcabcacbcbacbabcabcabc' }, 'COOKIE_SECRET can be guessed'],
  ['a word that is repeated', { COOKIE_SECRET: 'tangerine-'.repeat(4) }, 'COOKIE_SECRET can be guessed'],
])('does not work with %s, and says why', async (_, settings, words) => {
  const response = await answerWith(settings)
  expect(response.status).toBe(500)
  expect(await response.text()).toContain(words)
})

test('works with secrets of random characters', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ access_token: 'a', expires_in: 1 }))
  onTestFinished(() => void vi.unstubAllGlobals())
  for (const kind of ['hex', 'base64', 'base64url'] as const)
    for (let count = 0; count < 200; count++)
      expect((await answerWith({ COOKIE_SECRET: randomBytes(32).toString(kind).slice(0, 32) })).status).toBe(200)
})

test.each(['its answer', 'the end of it'])('waits 15 seconds for %s', async (what) => {
  const stuck = createServer(
    (_, response) => void (what === 'its answer' || response.writeHead(200).write('{')),
  ).listen(0)
  onTestFinished(() => {
    stuck.closeAllConnections()
    stuck.close()
  })
  const wait = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => wait.mockRestore())
  const soon = AbortSignal.any([AbortSignal.timeout(200)])
  wait.mockReturnValue(soon)
  const GITHUB = `http://127.0.0.1:${(stuck.address() as AddressInfo).port}`
  expect((await answerWith({ GITHUB })).status).toBe(502)
  expect(wait).toHaveBeenLastCalledWith(15_000)
})

test('writes no token into its output', () => {
  expect(output).not.toMatch(/gh[ur]_|app-secret|a-code|a-verifier/)
})
