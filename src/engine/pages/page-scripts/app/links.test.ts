import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handleLinks } from './links'
import { forgetPages } from './page-loader'

let addresses: string[]
let asked: string[]
let stop: () => void

beforeEach(() => {
  addresses = []
  asked = []
  forgetPages()
  vi.useFakeTimers()
  history.replaceState(null, '', '/here?a=1')
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response('', { status: 404 })
  })
  stop = handleLinks((address) => addresses.push(address))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Clicks the innermost element of `html`; returns whether the default was prevented. */
function click(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html
  let isTaken = false
  // Runs after the listener under test. jsdom cannot navigate.
  const look = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', look, { once: true })
  const elements = document.body.querySelectorAll('*')
  elements.item(elements.length - 1).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  return isTaken
}

test.each([
  ['a link to another page', '<a href="/about">About</a>', '/about'],
  ['an element inside a link', '<a href="/about"><span><b>About</b></span></a>', '/about'],
  ['its full address', `<a href="${location.origin}/about">About</a>`, '/about'],
  ['a query and an anchor', '<a href="/about?b=2#story">About</a>', '/about?b=2#story'],
  ['this page with another query', '<a href="/here?a=2#story">Here</a>', '/here?a=2#story'],
])('the app handles %s', (_, html, address) => {
  expect(click(html)).toBe(true)
  expect(addresses).toEqual([address])
})

test.each<[string, string, MouseEventInit?]>([
  ['another site', '<a href="https://other.example/about">a</a>'],
  ['an email address', '<a href="mailto:a@b.example">a</a>'],
  ['a phone number', '<a href="tel:+441632960000">a</a>'],
  ['a new tab', '<a href="/about" target="_blank">a</a>'],
  ['a download', '<a href="/about" download>a</a>'],
  ['a file', '<a href="/guides/mouse-house.pdf">a</a>'],
  ['a place on this page', '<a href="#story">a</a>'],
  ['a place on this page, with its path', '<a href="/here?a=1#story">a</a>'],
  ['a link without an address', '<a>a</a>'],
  ['no link at all', '<button type="button">a</button>'],
  ['a click with ctrl', '<a href="/about">a</a>', { ctrlKey: true }],
  ['a click with cmd', '<a href="/about">a</a>', { metaKey: true }],
  ['a click with shift', '<a href="/about">a</a>', { shiftKey: true }],
  ['a click with alt', '<a href="/about">a</a>', { altKey: true }],
  ['the middle button', '<a href="/about">a</a>', { button: 1 }],
])('the browser handles %s', (_, html, how) => {
  expect(click(html, how)).toBe(false)
  expect(addresses).toEqual([])
})

test('a click that was already handled is ignored', () => {
  const answer = (event: Event) => event.preventDefault()
  document.documentElement.addEventListener('click', answer, { once: true })
  click('<a href="/about">a</a>')
  expect(addresses).toEqual([])
})

test('once stopped, every link is the browser’s', () => {
  stop()
  expect(click('<a href="/about">a</a>')).toBe(false)
})

describe('a page is prefetched', () => {
  test.each(['pointerover', 'focusin'])('on %s, without its query and anchor, after the event', (type) => {
    document.body.innerHTML = '<a href="/about/?b=2#story"><span>About</span></a>'
    document.querySelector('span')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(asked).toEqual([])
    vi.runAllTimers()
    expect(asked).toEqual(['/about.json'])
  })

  test('but no files and no other sites', () => {
    document.body.innerHTML = '<a href="https://other.example/">a</a><a href="/a.pdf">b</a><p>c</p>'
    for (const element of document.body.children) element.dispatchEvent(new Event('pointerover', { bubbles: true }))
    vi.runAllTimers()
    expect(asked).toEqual([])
  })
})
