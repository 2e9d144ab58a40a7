import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FetchedPage } from '../../../base/shared-types/page'
import { normalizePath } from './normalize-path'
import { addressForUnknown, fallbackFor, fetchPage, forgetPages, loadPage } from './page-loader'
import { takePagesFrom } from './request-page'

const about = { path: '/about', title: 'About', blocks: [] }

/** What the network answers, one after the other; an Error is a network that fails. */
let answers: (Response | Error)[]
let asked: string[]
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })

beforeEach(() => {
  asked = []
  forgetPages()
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a page is fetched once, however often it is asked for', async () => {
  answers = [json(about)]
  expect(await Promise.all([fetchPage('/about'), loadPage('/about')])).toEqual([{ page: about }, { page: about }])
  expect(await fetchPage('/about')).toEqual({ page: about })
  expect(asked).toEqual(['/about.json'])
})

test('a page is fetched again after the cache is cleared', async () => {
  answers = [json(about), json({ ...about, title: 'New' })]
  await fetchPage('/about')
  forgetPages()
  expect(await fetchPage('/about')).toMatchObject({ page: { title: 'New' } })
})

test('an old address returns its redirect (R5)', async () => {
  answers = [json({ redirect: '/forgood' })]
  expect(await loadPage('/go-green')).toEqual({ redirect: '/forgood' })
})

test('an old address that leads to another site is left to the host', async () => {
  answers = [json({ elsewhere: true })]
  expect(await loadPage('/shop')).toEqual({ elsewhere: true })
})

test('a page that does not exist is missing, and not asked for again (R6)', async () => {
  answers = [json('Page not found', 404)]
  expect(await fetchPage('/nowhere')).toEqual({ failure: 'missing' })
  expect(await fetchPage('/nowhere')).toEqual({ failure: 'missing' })
  expect(asked).toHaveLength(1)
})

test.each<[string, Response | Error]>([
  ['a server in trouble', json({ ...about, title: 'Trouble' }, 500)],
  ['no network', new TypeError('Failed to fetch')],
  ['an answer that is not a page’s data', new Response('<!doctype html>')],
  ['data that was cut off', new Response('{"path":"/about","blocks":[{')],
  ['an empty object', json({})],
  ['a list', json([])],
  ['data that redirects to another site', json({ redirect: 'https://elsewhere.example/' })],
  ['data that redirects to another site by two slashes', json({ redirect: '//elsewhere.example/' })],
  ['data that redirects to no path', json({ redirect: 7 })],
])('with %s a page is unreachable, and asked for again the next time', async (_, trouble) => {
  answers = [trouble, json(about)]
  expect(await fetchPage('/about')).toEqual({ failure: 'unreachable' })
  expect(await fetchPage('/about')).toEqual({ page: about })
})

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['//', '/'],
  ['/about.html', '/about'],
  ['/about/services.html', '/about/services'],
  ['/index.html', '/'],
  ['/about/index.html', '/about/index'],
])('the path %s is the page %s', (path, page) => {
  expect(normalizePath(path)).toBe(page)
})

test.each([
  ['/nowhere', '/404'],
  ['/thegoodhour/nowhere', '/thegoodhour'],
  ['/thegoodhour/guides/nowhere', '/guides'],
  ['/thegoodhours', '/404'],
])('the unknown path %s redirects to %s: the longest prefix wins (R6, R9)', (path, to) => {
  const fallbacks = [
    { prefix: '/thegoodhour/', to: '/thegoodhour' },
    { prefix: '/thegoodhour/guides/', to: '/guides' },
  ]
  expect(fallbackFor(path, fallbacks)).toBe(to)
})

test('in a preview without a server pages come from the window of the editor, by their decoded addresses', async () => {
  const window = new Map<string, FetchedPage | { redirect: string }>([
    ['/über', { path: '/über', title: 'Über', blocks: [] } as unknown as FetchedPage],
    ['/old', { redirect: '/%C3%BCber' }],
  ])
  vi.stubEnv('MODE', 'preview')
  takePagesFrom({ page: async (address) => window.get(address) })
  expect(await fetchPage('/%C3%BCber')).toEqual({ page: window.get('/über') })
  expect(await loadPage('/old')).toEqual({ redirect: '/%C3%BCber' })
  expect(await fetchPage('/nowhere')).toEqual({ failure: 'missing' })
  takePagesFrom({ page: () => Promise.reject(new Error('A block broke.')) })
  forgetPages()
  expect(await fetchPage('/old')).toEqual({ failure: 'unreachable' })
  expect(asked).toEqual([])
})

test.each([
  ['the 404 page', '/404', '/nowhere', '/404'],
  ['the 404 page below a prefix', '/404', '/club/nowhere', '/club#join'],
  ['the page of a prefix', '/club', '/club/nowhere', '/club#join'],
  ['a copy in an archive', '/about', '/web/2026/about', undefined],
  ['a copy of the page of a prefix', '/club', '/web/2026/club', undefined],
])('%s, served at another address, leads on where it is a fallback (R6, R9)', (_, shown, path, target) => {
  expect(addressForUnknown(shown, path, [{ prefix: '/club/', to: '/club#join' }])).toBe(target)
})
