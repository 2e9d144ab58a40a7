import type { Server } from 'node:http'
import * as words from '@studio/words.json'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFormService } from './form-service'
import { listen } from './http-server'
import type { SignUp } from './sign-ups'
import { createStaticServer } from './static-server'

const refused = { errors: { fatal: words.invalidEmail } }

let server: Server
let address: string
let kept: SignUp[]
let isDiskFull: boolean

beforeEach(async () => {
  kept = []
  isDiskFull = false
  const signUps = {
    async save(signUp: SignUp) {
      if (isDiskFull) throw new Error('No space left on device')
      kept.push(signUp)
    },
  }
  const service = createFormService(signUps, words)
  server = createStaticServer('/there/is/no/site', service)
  address = (await listen(server, 0)) + service.address
})

afterEach(() => server.close())

const call = (query: Record<string, string>, init?: RequestInit) =>
  fetch(`${address}?${new URLSearchParams(query)}`, init)

const mouse = { email: 'mouse@thimble.example', form: 'good-hour' }

test('a sign-up is saved, and the JSON response says success (B8)', async () => {
  const response = await call({ ...mouse, subscribe: '1', antiForgery: '1', ajax: '1' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ success: true })
  expect(kept).toEqual([mouse])
})

test('spaces around an address are ignored', async () => {
  await call({ ...mouse, email: ' mouse@thimble.example ' })
  expect(kept).toEqual([mouse])
})

test.each<[string, Record<string, string>]>([
  ['no email', { form: 'good-hour' }],
  ['an empty email', { ...mouse, email: '' }],
  ['an email that is none', { ...mouse, email: 'mouse' }],
])('%s gets an errors object and is not saved (B8)', async (_, query) => {
  const response = await call({ ...query, ajax: '1' })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(refused)
  expect(kept).toEqual([])
})

test.each(['POST', 'PUT', 'DELETE', 'HEAD'])('%s gets 405, and nothing is saved', async (method) => {
  const response = await call(mouse, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET')
  expect(kept).toEqual([])
})

test('a sign-up that cannot be saved never gets a success', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  isDiskFull = true
  expect((await call({ ...mouse, ajax: '1' })).status).toBe(500)
  expect((await call(mouse, { headers: { accept: 'text/html' } })).status).toBe(500)
  expect(console.error).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

const fromPage = (referer: string) => ({ headers: { accept: 'text/html,*/*;q=0.8', referer } })

test('a form sent without script gets a page with a link back (R10)', async () => {
  const response = await call(mouse, fromPage(new URL('/thegoodhour', address).href))
  expect(response.headers.get('content-type')).toContain('text/html')
  const html = await response.text()
  expect(html).toContain(`<h1>${words.signedUp}</h1>`)
  expect(html).toContain('<a href="/thegoodhour">')
  expect(kept).toEqual([mouse])
})

test('without script an invalid address gets a page, too', async () => {
  const response = await call({ ...mouse, email: 'mouse' }, fromPage(new URL('/thegoodhour', address).href))
  expect(response.status).toBe(422)
  expect(await response.text()).toContain(`<h1>${words.invalidEmail}</h1>`)
  expect(kept).toEqual([])
})

test.each([
  ['//elsewhere.example/trap', '/elsewhere.example/trap'],
  ['/\\\\elsewhere.example/', '/elsewhere.example/'],
])('"Go back" stays on the site: from the path %s it links to %s', async (path, back) => {
  const referer = new URL(address).origin + path
  expect(await (await call(mouse, fromPage(referer))).text()).toContain(`<a href="${back}">`)
})

test.each(['https://elsewhere.example/trap', 'no address', ''])(
  'a visitor from "%s" gets a link to the home page',
  async (referer) => {
    expect(await (await call(mouse, fromPage(referer))).text()).toContain('<a href="/">')
  },
)
