import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageViews } from './analytics'
import type { PageView } from './page-view'

const home: PageView = { page_title: 'Home', page_location: 'https://studio.example/' }
const work: PageView = { page_title: 'Work', page_location: 'https://studio.example/projects' }

const settings = { provider: 'gtag', id: 'G-ABC1234567' } as const

const bar = () => document.querySelector('[aria-label="Statistics"]')
const script = () => document.querySelector<HTMLScriptElement>('script[src*="googletagmanager"]')
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
const layer = (): IArguments[] => Reflect.get(window, 'dataLayer') ?? []
const counted = () => layer().flatMap(([command, name, view]) => (command === 'event' ? [[name, view]] : []))

beforeEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  Reflect.deleteProperty(window, 'dataLayer')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const sign of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, sign)
})

test('nothing is loaded before the visitor agrees; then only the page that is shown is counted, and those after (R8)', () => {
  const views = createPageViews(settings)
  views.send(home)
  views.send(work)
  expect(script()).toBeNull()
  press('Allow')
  expect(script()?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC1234567')
  expect(counted()).toEqual([['page_view', work]])
  views.send(home)
  expect(counted()).toEqual([
    ['page_view', work],
    ['page_view', home],
  ])
  expect(bar()).toBeNull()
})

test("Google's tag gets its commands as it expects them: the arguments themselves, and no page views of its own (R8)", () => {
  const views = createPageViews(settings)
  views.send(home)
  press('Allow')
  expect(layer().map(String)).toEqual(Array(3).fill('[object Arguments]'))
  expect([...(layer()[1] ?? [])]).toEqual(['config', 'G-ABC1234567', { send_page_view: false }])
})

test('a visitor who says no is not counted, and not asked again (R8)', () => {
  createPageViews(settings).send(home)
  press('No thanks')
  const later = createPageViews(settings)
  later.send(work)
  expect(bar()).toBeNull()
  expect(script()).toBeNull()
})

test('a visitor who said yes is counted from the first page of the next visit (R8)', () => {
  createPageViews(settings).send(home)
  press('Allow')
  Reflect.deleteProperty(window, 'dataLayer')
  createPageViews(settings).send(work)
  expect(bar()).toBeNull()
  expect(counted()).toEqual([['page_view', work]])
})

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('%s is a no, even after a yes: no question, nothing loaded (R8)', (sign, value) => {
  localStorage.setItem('statistics', 'yes')
  Object.defineProperty(navigator, sign, { value, configurable: true })
  createPageViews(settings).send(home)
  expect(bar()).toBeNull()
  expect(script()).toBeNull()
})

test('a browser that refuses to store anything asks, and takes the answer for this page load (R8)', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  createPageViews(settings).send(home)
  press('Allow')
  expect(counted()).toEqual([['page_view', home]])
})

test('a refusal removes the cookies of an earlier consent, and no others (R8)', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  for (const cookie of ['_ga=1', '_ga_ABC1234567=2', '_gallery=3', 'thegoodhour=key']) document.cookie = cookie
  localStorage.setItem('statistics', 'no')
  createPageViews(settings).send(home)
  expect(document.cookie).toBe('_gallery=3; thegoodhour=key')
  expect(Reflect.get(window, 'ga-disable-G-ABC1234567')).toBe(true)
})

test('a yes on a page without a view, as guarded pages are, loads nothing (R8)', () => {
  createPageViews(settings).review(document.body)
  press('Allow')
  expect(localStorage.getItem('statistics')).toBe('yes')
  expect(script()).toBeNull()
})
