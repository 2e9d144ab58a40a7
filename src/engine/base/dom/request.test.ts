import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request } from './request'

const fetchSpy = vi.fn<typeof fetch>()

const sentHeaders = () => Object.fromEntries(new Headers(fetchSpy.mock.lastCall?.[1]?.headers))

function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = `${cookie.split('=')[0]}=; max-age=0`
  }
}

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = text
}

beforeEach(() => {
  fetchSpy.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetchSpy)
  setCookie('OTHER-XSRF-TOKEN=wrong')
  setCookie('XSRF-TOKEN=a%2Fb%3D')
})

afterEach(() => {
  clearCookies()
  vi.unstubAllGlobals()
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'post'])(
  '%s to the site carries the token (B9)',
  async (method) => {
    await request('/settings', { method })
    expect(sentHeaders()).toEqual({ 'x-xsrf-token': 'a/b=' })
  },
)

test('an absolute address works, and other headers stay (B9)', async () => {
  const headers = { accept: 'application/json' }
  await request(new URL('/settings', location.href), { method: 'POST', headers, body: 'x' })
  expect(sentHeaders()).toEqual({ accept: 'application/json', 'x-xsrf-token': 'a/b=' })
  expect(fetchSpy.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: 'x' })
})

test.each<[string, string, RequestInit | undefined]>([
  ['a request without a method', '/about.json', undefined],
  ['a GET', '/about.json', { method: 'GET' }],
  ['a GET in small letters', '/about.json', { method: 'get' }],
  ['a POST to another origin', 'https://forms.example/subscribe', { method: 'POST' }],
  ['a POST to another port', 'http://localhost:1/subscribe', { method: 'POST' }],
])('%s carries no token (B9)', async (_, address, init) => {
  await request(address, init)
  expect(fetchSpy).toHaveBeenCalledOnce()
  expect(sentHeaders()).toEqual({})
})

test('without the cookie there is no header (B9)', async () => {
  clearCookies()
  await request('/settings', { method: 'POST' })
  expect(sentHeaders()).toEqual({})
})

test('a malformed cookie is sent as it is (B9)', async () => {
  setCookie('XSRF-TOKEN=100%')
  await request('/settings', { method: 'POST' })
  expect(sentHeaders()).toEqual({ 'x-xsrf-token': '100%' })
})
