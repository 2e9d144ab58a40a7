import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openInEditorAddress, repairAddress, viewTimeAddress } from '../../../base/shared-types/addresses'
import type { ShownTimes } from '../../edited-site/shown-times'
import { PageRibbon } from '../../editor-ui/marks/page-ribbon'
import { showReplacedFiles } from '../../editor-ui/marks/replaced-files'
import type { ProblemList, ShownProblem } from '../../site-preview/problem-list'
import { AsOnControl } from './as-on-control'
import { openBlocksInEditor, openPlace, type UnopenedPlace } from './block-picker'
import { ProblemPanel } from './problem-panel'

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
  customElements.define('problem-panel', ProblemPanel)
  customElements.define('as-on-control', AsOnControl)
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
  localStorage.clear()
})

const shadowOf = (element: Element) => element.shadowRoot as ShadowRoot
const button = (element: Element, words: string | RegExp) =>
  [...shadowOf(element).querySelectorAll('button')].find(
    ({ textContent, ariaLabel }) =>
      new RegExp(words).test(textContent ?? '') || new RegExp(words).test(ariaLabel ?? ''),
  ) as HTMLButtonElement

describe('the panel of problems', () => {
  const problem: ShownProblem = {
    ...{ severity: 'error', message: '"heding" is not a field.', rule: 'unknown-field', place: 'line 7, block 1' },
    ...{ line: 7, column: 3, rows: [{ number: 7, text: '  "heding": 1', mark: [2, 10] }] },
  }
  const list = (...problems: ShownProblem[]): ProblemList => ({
    groups: problems.length > 0 ? [{ heading: 'page "/"', problems }] : [],
    revision: 'r1',
  })
  const section = (panel: ProblemPanel) => shadowOf(panel).querySelector('section') as HTMLElement
  const notice = (panel: ProblemPanel) => shadowOf(panel).querySelector('.notice') as HTMLElement

  function open(): ProblemPanel {
    const panel = new ProblemPanel()
    document.body.append(panel)
    document.querySelector<HTMLElement>('body > a')?.focus()
    return panel
  }

  test('opens at an error, marks what is wrong, and gives the focus back when it is repaired', () => {
    const panel = open()
    panel.show(list(problem))
    expect([section(panel).hidden, document.activeElement]).toEqual([false, panel])
    expect(section(panel).querySelector('mark')?.textContent).toBe('"heding"')
    panel.show(list())
    expect([section(panel).hidden, document.activeElement?.textContent]).toEqual([true, 'Go home'])
  })

  test('closes by Escape, gives the focus back, and opens again by its count', () => {
    const panel = open()
    panel.show(list(problem))
    panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect([section(panel).hidden, document.activeElement?.textContent]).toEqual([true, 'Go home'])
    button(panel, '1 problem').click()
    expect(section(panel).hidden).toBe(false)
    // The same problems again change nothing.
    panel.show(list(problem))
    expect(section(panel).hidden).toBe(false)
  })

  test('stays closed at a warning, which its count opens, and takes no focus', () => {
    const panel = open()
    panel.show(list({ ...problem, severity: 'warning' }))
    expect([section(panel).hidden, document.activeElement?.textContent]).toEqual([true, 'Go home'])
    button(panel, '1 warning').click()
    expect(section(panel).textContent).toContain('Warning: ')
    panel.show(list())
    expect([section(panel).hidden, button(panel, 'warning')]).toEqual([true, undefined])
  })

  test('opens the place of a problem, and has the preview repair it', async () => {
    const panel = open()
    const places: number[][] = []
    panel.openPlace = (...place) => places.push(place)
    panel.show(list({ ...problem, repair: 2 }))
    button(panel, 'line 7').click()
    expect(places).toEqual([[7, 3]])
    answer = () => json({ message: 'The file has changed.' }, 409)
    button(panel, 'Repair').click()
    await settle()
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([`${repairAddress}?revision=r1&problem=2`])
    expect(notice(panel).textContent).toContain('The file has changed.')
  })

  test('names the other pages that an edit has changed, and the place that no editor could open', () => {
    const panel = open()
    panel.showEdited([{ path: '/still', title: 'Still' }])
    expect(notice(panel).textContent).toContain('You changed “Still”.')
    expect(notice(panel).querySelector('a')?.getAttribute('href')).toBe('/still')
    panel.showEdited([])
    expect(notice(panel).hidden).toBe(true)
    panel.showUnopened({ file: '/site/pages.json', line: 7 })
    expect([notice(panel).hidden, notice(panel).querySelector('code')?.textContent]).toEqual([
      false,
      '/site/pages.json:7',
    ])
    button(panel, 'Close').click()
    expect(notice(panel).hidden).toBe(true)
  })

  test('shows its hint until that is put away for good', () => {
    const hintOf = (panel: ProblemPanel) => shadowOf(panel).textContent?.includes('click what you see')
    const panel = open()
    expect(hintOf(panel)).toBe(true)
    button(panel, 'Got it').click()
    expect([hintOf(panel), hintOf(open())]).toEqual([false, false])
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
  const asOn = { at: '2097-03-01 00:00', words: 'Friday 1 March 2097, 00:00' }
  const times: ShownTimes = { isUsed: true, zone: 'Europe/Berlin', dates: [asOn], unseen: { '/about': 'Draft.' } }

  test('are shown as on a date that lies ahead, on one that is typed, and as now', async () => {
    const control = new AsOnControl()
    document.body.append(control)
    expect(control.hidden).toBe(true)
    control.take(times)
    expect([control.hidden, button(control, 'As of: now')]).toEqual([false, expect.anything()])
    button(control, 'As of').click()
    button(control, '^Friday').click()
    await settle()
    const field = shadowOf(control).querySelector('input') as HTMLInputElement
    field.value = '2098-01-02T03:04'
    shadowOf(control)
      .querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
    button(control, '^Now$').click()
    await settle()
    expect(asked.map(({ pathname }) => pathname)).toEqual(Array(3).fill(viewTimeAddress))
    expect(asked.map(({ searchParams }) => searchParams.get('at'))).toEqual([asOn.at, '2098-01-02 03:04', ''])
    control.take({ ...times, asOn })
    expect(button(control, `As of: ${asOn.words}`)).toBeDefined()
  })

  test('that cannot be shown say why', async () => {
    const control = new AsOnControl()
    document.body.append(control)
    control.take(times)
    answer = () => json({ message: 'There is no such day.' }, 409)
    button(control, '^Friday').click()
    await settle()
    expect(shadowOf(control).querySelector('.error')?.textContent).toBe('There is no such day.')
  })

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
    ribbon.take({ ...times, asOn, unseen: {} })
    expect(shadowOf(ribbon).querySelector('.time')?.textContent).toContain(asOn.words)
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
