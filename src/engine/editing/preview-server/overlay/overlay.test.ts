import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openInEditorAddress, repairAddress } from '../../../base/shared-types/addresses'
import type { ShownTimes } from '../../edited-site/shown-times'
import { PageRibbon } from '../../editor-ui/page-additions/page-ribbon'
import { showReplacedFiles } from '../../editor-ui/page-additions/replaced-files'
import type { ListedProblem, ProblemList } from '../../site-preview/problem-list'
import { openBlocksInEditor, openPlace, type UnopenedPlace } from './block-picker'
import { PreviewStrip } from './preview-strip'

/** The addresses that were asked, and what the preview answers. */
let asked: URL[]
let answer: () => Response

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
/** Lets answers arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 10))

class Observer {
  observe() {}
}

beforeAll(() => {
  // jsdom has no style sheets that are made by scripts.
  for (const place of [Document, ShadowRoot])
    Object.defineProperty(place.prototype, 'adoptedStyleSheets', { configurable: true, get: () => [], set: () => {} })
  CSSStyleSheet.prototype.replaceSync = () => {}
  customElements.define('preview-strip', PreviewStrip)
  customElements.define('page-ribbon', PageRibbon)
})

beforeEach(() => {
  asked = []
  answer = () => json({})
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://preview.example'))
    return answer()
  })
  vi.stubGlobal('ResizeObserver', Observer)
  document.body.innerHTML = '<div id="root"></div><a href="#">Go home</a>'
})
afterEach(() => {
  document.body.innerHTML = ''
})

const shadowOf = (element: Element) => element.shadowRoot as ShadowRoot
const button = (element: Element, words: string | RegExp) =>
  [...shadowOf(element).querySelectorAll('button')].find(
    ({ textContent, ariaLabel }) =>
      new RegExp(words).test(textContent ?? '') || new RegExp(words).test(ariaLabel ?? ''),
  ) as HTMLButtonElement

describe('the strip', () => {
  const problem: ListedProblem = {
    ...{ severity: 'error', message: '"heding" is not a field. [unknown-field]', place: 'line 7, page "/" Home' },
    ...{ line: 7, column: 3, frame: '7 |   "heding": 1\n  |   ^^^^^^^^', pointer: '/pages/0/blocks/0/heding' },
  }
  const list = (...problems: ListedProblem[]): ProblemList => ({ problems, revision: 'r1' })
  const details = (strip: PreviewStrip) => shadowOf(strip).querySelector('details') as HTMLDetailsElement
  const count = (strip: PreviewStrip) => shadowOf(strip).querySelector('summary')?.textContent
  const notice = (strip: PreviewStrip) => shadowOf(strip).querySelector('.notice') as HTMLElement

  function open(): PreviewStrip {
    const strip = new PreviewStrip()
    document.body.append(strip)
    return strip
  }

  test('opens its list with the first error, keeps it closed after Escape, and closes it when all is repaired', () => {
    const strip = open()
    strip.show(list(problem))
    expect([count(strip), details(strip).open]).toEqual(['1 problem', true])
    strip.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    strip.show(list(problem, { ...problem, line: 9 }))
    expect([count(strip), details(strip).open]).toEqual(['2 problems', false])
    details(strip).open = true
    strip.show(list())
    expect([count(strip), details(strip).open]).toEqual(['No problems', false])
  })

  test('stays closed at a warning', () => {
    const strip = open()
    strip.show(list({ ...problem, severity: 'warning' }))
    expect([count(strip), details(strip).open]).toEqual(['1 warning', false])
    expect(details(strip).textContent).toContain('Warning: ')
  })

  test('leads to the problem in the editor, with Alt to its line, and has the preview repair it', async () => {
    history.replaceState(null, '', '/about')
    const strip = open()
    const places: number[][] = []
    strip.openPlace = (...place) => places.push(place)
    strip.show(list({ ...problem, repair: 2 }))
    const link = shadowOf(strip).querySelector('a.place') as HTMLAnchorElement
    expect(link.getAttribute('href')).toBe('/__editor/about?field=%2Fpages%2F0%2Fblocks%2F0%2Fheding')
    link.dispatchEvent(new MouseEvent('click', { altKey: true, cancelable: true }))
    expect(places).toEqual([[7, 3]])
    answer = () => json({ message: 'The file has changed.' }, 409)
    button(strip, 'Repair').click()
    await settle()
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([`${repairAddress}?revision=r1&problem=2`])
    expect(notice(strip).textContent).toContain('The file has changed.')
  })

  test('opens the line of a problem that keeps the editor waiting', () => {
    const strip = open()
    const places: number[][] = []
    strip.openPlace = (...place) => places.push(place)
    strip.show(list({ ...problem, pointer: undefined }))
    button(strip, '^line 7').click()
    expect(places).toEqual([[7, 3]])
  })

  test('keeps the focus in the list while the problems are the same, and else on their number', () => {
    const strip = open()
    strip.show(list({ ...problem, repair: 0 }))
    button(strip, 'Repair').focus()
    strip.show(list({ ...problem, repair: 0 }))
    expect(shadowOf(strip).activeElement).toBe(button(strip, 'Repair'))
    strip.show(list(problem))
    expect(shadowOf(strip).activeElement?.localName).toBe('summary')
  })

  test('names the other pages that an edit has changed, and the place that no editor could open', () => {
    const strip = open()
    strip.showEdited([{ path: '/still', title: 'Still' }])
    expect(notice(strip).textContent).toContain('You changed “Still”.')
    expect(notice(strip).querySelector('a')?.getAttribute('href')).toBe('/still')
    strip.showEdited([])
    expect(notice(strip).hidden).toBe(true)
    strip.showUnopened({ file: '/site/pages.json', line: 7 })
    expect([notice(strip).hidden, notice(strip).querySelector('code')?.textContent]).toEqual([
      false,
      '/site/pages.json:7',
    ])
    button(strip, 'Close').click()
    expect(notice(strip).hidden).toBe(true)
  })
})

describe('Alt and a click', () => {
  let unopened: UnopenedPlace[]
  const press = (selector: string, init: MouseEventInit = { altKey: true }) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

  beforeAll(() => {
    openBlocksInEditor((place) => unopened.push(place))
  })
  beforeEach(() => {
    unopened = []
    answer = () => json({ isOpened: true, file: '/site/pages.json', line: 7 })
    document.body.innerHTML = `<header><a href="#">Still</a></header>
      <div id="root"><section data-block="banner"><h1>Hello</h1></section>
      <section data-block="text"><h2>Part
      3</h2><p>${'long '.repeat(80)}</p><img alt="A fox"></section></div><footer></footer><aside></aside>`
    history.replaceState(null, '', '/about/')
  })

  const query = () => Object.fromEntries(asked[0]?.searchParams ?? [])

  test.each([
    ['h2', { page: '/about', words: 'Part 3', block: '1' }],
    ['img', { page: '/about', words: 'A fox', block: '1' }],
    // Where many words are pointed at, the block is meant.
    ['p', { page: '/about', words: '', block: '1' }],
    ['header a', { page: '/about', words: 'Still', area: 'header' }],
    ['footer', { page: '/about', words: '', area: 'footer' }],
  ])('on "%s" asks for its line', async (selector, expected) => {
    expect(press(selector)).toBe(false)
    await settle()
    expect([asked[0]?.pathname, query(), unopened]).toEqual([openInEditorAddress, expected, []])
  })

  test('on what is no part of the page, and a click without Alt, ask for nothing', async () => {
    expect([press('aside'), press('h2', {})]).toEqual([true, true])
    await settle()
    expect(asked).toEqual([])
  })

  test('as Alt and Enter do the same, and blocks are marked only while Alt is held', async () => {
    const key = (type: string, name: string) =>
      document.querySelector('h1')?.dispatchEvent(new KeyboardEvent(type, { key: name, altKey: true, bubbles: true }))
    const isMarked = () => document.documentElement.hasAttribute('data-picking')
    key('keydown', 'Alt')
    expect(isMarked()).toBe(true)
    key('keydown', 'Enter')
    key('keyup', 'Alt')
    await settle()
    expect([isMarked(), query()]).toEqual([false, { page: '/about', words: 'Hello', block: '0' }])
  })

  test('without an editor names the file and the line', async () => {
    answer = () => json({ isOpened: false, file: '/site/pages.json', line: 7 })
    press('h2')
    openPlace(7, 3, (place) => unopened.push(place))
    await settle()
    expect(unopened).toEqual([
      { file: '/site/pages.json', line: 7 },
      { file: '/site/pages.json', line: 7 },
    ])
    expect(Object.fromEntries(asked[1]?.searchParams ?? [])).toEqual({ line: '7', column: '3' })
  })
})

describe('times', () => {
  const previewTime = { at: '2097-03-01 00:00', words: 'Friday 1 March 2097, 00:00' }
  const times: ShownTimes = {
    isUsed: true,
    zone: 'Europe/Berlin',
    dates: [previewTime],
    unseen: { '/about': 'Draft.' },
  }

  test('are said above the page that visitors do not see, also after a navigation', async () => {
    const showNow = vi.fn()
    const ribbon = new PageRibbon(showNow)
    document.body.append(ribbon)
    history.replaceState(null, '', '/')
    ribbon.take(times)
    expect(ribbon.hidden).toBe(true)
    history.replaceState(null, '', '/about/')
    document.getElementById('root')?.append('changed')
    await settle()
    expect([ribbon.hidden, shadowOf(ribbon).querySelector('p')?.textContent]).toEqual([false, 'Draft.'])
    ribbon.take({ ...times, previewTime, unseen: {} })
    expect(shadowOf(ribbon).querySelector('.time')?.textContent).toContain(previewTime.words)
    button(ribbon, 'Back to now').click()
    expect(showNow).toHaveBeenCalledOnce()
  })
})

test('a file that was replaced under its own name is loaded again wherever it is shown, and no other', () => {
  const reload = vi.fn()
  document.body.innerHTML = `<img src="/images/fox.svg"><img src="/images/hare.svg"><video poster="/images/fox.svg?v=1">`
  showReplacedFiles(['/images/fox.svg'], reload)
  const first = document.querySelector('img')?.getAttribute('src') ?? ''
  expect(first).toMatch(/^\/images\/fox\.svg\?changed=\d+$/)
  expect(document.querySelector('video')?.getAttribute('poster')).toBe(first)
  expect(document.querySelectorAll('img')[1]?.getAttribute('src')).toBe('/images/hare.svg')
  showReplacedFiles(['/images/fox.svg'], reload)
  expect(document.querySelector('img')?.getAttribute('src')).not.toBe(first)
  expect(reload).not.toHaveBeenCalled()
  // A script has read the animation.
  showReplacedFiles(['/animations/fox.json'], reload)
  expect(reload).toHaveBeenCalledOnce()
})
