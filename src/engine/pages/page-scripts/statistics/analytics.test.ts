import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Analytics } from '../../../base/shared-types/services/analytics'
import type { Counting } from '../../../base/shared-types/services/pixel-services'
import type * as Statistics from './analytics'
import type { PageView } from './page-view'

const reload = vi.hoisted(() => vi.fn())
vi.mock('./reload-page', () => ({ reloadPage: reload }))

const home: PageView = { page_title: 'Home', page_location: 'https://studio.example/' }
const work: PageView = { page_title: 'Work', page_location: 'https://studio.example/projects' }

const settings: Analytics = { provider: 'gtag', id: 'G-ABC1234567' }

const bar = () => document.querySelector('[aria-label="Statistics"]')
const script = () => document.querySelector<HTMLScriptElement>('script[src*="googletagmanager"]')
/** Waits for the code of the provider. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
}
async function press(name: string): Promise<void> {
  ;[...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
  await settle()
}
const layer = (): IArguments[] => Reflect.get(window, 'dataLayer') ?? []
const counted = () => layer().flatMap(([command, name, view]) => (command === 'event' ? [[name, view]] : []))

let createPageViews: typeof Statistics.createPageViews

// A page load begins with modules that know nothing, and with no listeners of the last one.
beforeEach(async () => {
  vi.resetModules()
  ;({ createPageViews } = await import('./analytics'))
  vi.spyOn(globalThis, 'addEventListener')
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  reload.mockClear()
  for (const name of ['dataLayer', 'plausible', '_paq']) Reflect.deleteProperty(window, name)
})

afterEach(() => {
  for (const [kind, listener] of vi.mocked(addEventListener).mock.calls) removeEventListener(kind, listener)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const sign of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, sign)
})

test('nothing is loaded before the visitor agrees; then only the page that is shown is counted, and those after (R8)', async () => {
  const views = createPageViews(settings)
  views.send(home)
  views.send(work)
  expect(script()).toBeNull()
  await press('Allow')
  expect(script()?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC1234567')
  expect(counted()).toEqual([['page_view', work]])
  views.send(home)
  await settle()
  expect(counted()).toEqual([
    ['page_view', work],
    ['page_view', home],
  ])
  expect(bar()).toBeNull()
})

test("Google's tag gets its commands as it expects them: the arguments themselves, and no page views of its own (R8)", async () => {
  const views = createPageViews(settings)
  views.send(home)
  await press('Allow')
  expect(layer().map(String)).toEqual(Array(3).fill('[object Arguments]'))
  expect([...(layer()[1] ?? [])]).toEqual(['config', 'G-ABC1234567', { send_page_view: false }])
})

test('a visitor who says no is not counted, and not asked again (R8)', async () => {
  createPageViews(settings).send(home)
  await press('No thanks')
  const later = createPageViews(settings)
  later.send(work)
  await settle()
  expect(bar()).toBeNull()
  expect(script()).toBeNull()
})

test('a visitor who said yes is counted from the first page of the next visit (R8)', async () => {
  createPageViews(settings).send(home)
  await press('Allow')
  Reflect.deleteProperty(window, 'dataLayer')
  createPageViews(settings).send(work)
  await settle()
  expect(bar()).toBeNull()
  expect(counted()).toEqual([['page_view', work]])
})

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('%s is a no, even after a yes: no question, nothing loaded (R8)', async (sign, value) => {
  localStorage.setItem('statistics', 'yes')
  Object.defineProperty(navigator, sign, { value, configurable: true })
  createPageViews(settings).send(home)
  await settle()
  expect(bar()).toBeNull()
  expect(script()).toBeNull()
})

test('a browser that refuses to store anything asks, and takes the answer for this page load (R8)', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  createPageViews(settings).send(home)
  await press('Allow')
  expect(counted()).toEqual([['page_view', home]])
})

test('a refusal removes the cookies of an earlier consent, and no others (R8)', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  for (const cookie of ['_ga=1', '_ga_ABC1234567=2', '_gallery=3', 'thegoodhour=key']) document.cookie = cookie
  localStorage.setItem('statistics', 'no')
  createPageViews(settings).send(home)
  await settle()
  expect(document.cookie).toBe('_gallery=3; thegoodhour=key')
  expect(Reflect.get(window, 'ga-disable-G-ABC1234567')).toBe(true)
})

test('a yes on a page without a view, as guarded pages are, loads nothing (R8)', async () => {
  createPageViews(settings).review(document.body)
  await press('Allow')
  expect(localStorage.getItem('statistics')).toBe('yes')
  expect(script()).toBeNull()
})

const plausible: Analytics = { provider: 'plausible', id: 'studio.example', withoutConsent: true }
const matomo: Analytics = {
  provider: 'matomo',
  id: '7',
  address: 'https://counts.example/matomo/',
  withoutConsent: true,
}
const scripts = () => [...document.querySelectorAll('script')].map(({ src, dataset }) => [src, dataset.domain])
const commands = () => Array.from((Reflect.get(window, '_paq') ?? []) as unknown[][], ([name, value]) => [name, value])

test('Plausible counts each page without asking, where the settings say so', async () => {
  const views = createPageViews(plausible)
  views.send(home)
  views.send(work)
  await settle()
  expect(bar()).toBeNull()
  expect(scripts()).toEqual([['https://plausible.io/js/script.manual.js', 'studio.example']])
  expect(Reflect.get(window, 'plausible').q).toEqual([
    ['pageview', { u: home.page_location }],
    ['pageview', { u: work.page_location }],
  ])
})

test('Plausible forgets a visitor who refuses, and asks where the settings say nothing', async () => {
  const views = createPageViews({ ...plausible, withoutConsent: undefined })
  views.send(home)
  await settle()
  expect(scripts()).toEqual([])
  await press('No thanks')
  expect(localStorage.getItem('plausible_ignore')).toBe('true')
  views.review(document.body)
  await press('Allow')
  expect(localStorage.getItem('plausible_ignore')).toBeNull()
  expect(scripts()).toHaveLength(1)
})

test('Matomo keeps no cookies, and is told of each page and the one before', async () => {
  const views = createPageViews(matomo)
  views.send(home)
  views.send(work)
  await settle()
  expect(scripts()).toEqual([['https://counts.example/matomo/matomo.js', undefined]])
  expect(commands()).toEqual([
    ['disableCookies', undefined],
    ['setTrackerUrl', 'https://counts.example/matomo/matomo.php'],
    ['setSiteId', '7'],
    ['setCustomUrl', home.page_location],
    ['setDocumentTitle', home.page_title],
    ['trackPageView', undefined],
    ['setReferrerUrl', home.page_location],
    ['setCustomUrl', work.page_location],
    ['setDocumentTitle', work.page_title],
    ['trackPageView', undefined],
  ])
})

test('a visitor whose browser refuses is not counted by a service without cookies either', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  createPageViews(matomo).send(home)
  await settle()
  expect([scripts(), commands()]).toEqual([[], []])
})

const pixels = {
  pixels: [
    { provider: 'gtm', id: 'GTM-ABC1234' },
    { provider: 'meta', id: '123456789012345' },
    { provider: 'linkedin', id: '1234567' },
  ],
} as Counting

test('pixels load nothing before the visitor agrees, who reads which they are', async () => {
  const views = createPageViews({ ...plausible, ...pixels } as Counting)
  views.send(home)
  await settle()
  expect(bar()?.textContent).toMatch(/Google Tag Manager, Meta, LinkedIn/)
  expect(scripts()).toEqual([])
  await press('Allow')
  views.send(work)
  await settle()
  expect(scripts().map(([src]) => src)).toEqual([
    'https://plausible.io/js/script.manual.js',
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://snap.licdn.com/li.lms-analytics/insight.min.js',
  ])
  expect(Reflect.get(window, 'dataLayer')).toMatchObject([{ event: 'gtm.js' }, { event: 'page_view', ...home }, work])
  expect(Reflect.get(window, 'fbq').queue).toEqual([
    ['set', 'autoConfig', false, '123456789012345'],
    ['init', '123456789012345'],
    ['track', 'PageView'],
    ['track', 'PageView'],
  ])
  expect(Reflect.get(window, '_linkedin_partner_id')).toBe('1234567')
})

test('a visitor who refuses pixels loads none, and is rid of them and their cookies where they had run', async () => {
  const views = createPageViews(pixels)
  views.send(home)
  await settle()
  await press('No thanks')
  expect(scripts()).toEqual([])
  views.review(document.body)
  await settle()
  await press('Allow')
  expect(reload).not.toHaveBeenCalled()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  for (const cookie of ['_fbp=1', '_gcl_au=2', 'li_fat_id=3', '_fbpage=4']) document.cookie = cookie
  views.review(document.body)
  await settle()
  await press('No thanks')
  expect(document.cookie).toContain('_fbpage=4')
  expect(document.cookie).not.toMatch(/_fbp=|_gcl|li_/)
  expect(reload).toHaveBeenCalledOnce()
})
