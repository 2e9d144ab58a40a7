import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Scroll = typeof import('./scroll')

/** Where the reader was taken: a height, or the id of an element. */
let taken: unknown[]
let stop: () => void

/** The module as a freshly loaded page has it, in the history entry `key`. */
async function load(key: string): Promise<Scroll> {
  history.replaceState({ key }, '')
  vi.resetModules()
  const scroll = await import('./scroll')
  stop = scroll.keepScrollPositions()
  return scroll
}

function scrollTo(height: number): void {
  vi.stubGlobal('scrollY', height)
  dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  taken = []
  sessionStorage.clear()
  document.body.innerHTML = '<h2 id="story">Story</h2>'
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => taken.push(top))
  Element.prototype.scrollIntoView = function () {
    taken.push(this.id)
  }
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test.each([
  ['to the top', '', 0],
  ['to its anchor', '#story', 'story'],
  ['to the top when there is no such anchor', '#nowhere', 0],
  ['to the top when the anchor makes no sense', '#%', 0],
])('a new page is scrolled %s (R7)', async (_, hash, to) => {
  const { restoreScroll } = await load('first')
  scrollTo(900)
  restoreScroll('second', hash, false)
  expect(taken).toEqual([to])
})

test('back and forward return to where the reader was (R7)', async () => {
  const { restoreScroll } = await load('first')
  scrollTo(900)
  restoreScroll('second', '', false)
  scrollTo(300)
  restoreScroll('first', '#story', true)
  restoreScroll('second', '', true)
  expect(taken).toEqual([0, 900, 300])
})

test('a page that was never scrolled is at its top on the way back', async () => {
  const { restoreScroll } = await load('first')
  restoreScroll('second', '', false)
  restoreScroll('first', '', true)
  expect(taken).toEqual([0, 0])
})

test('forward to an #anchor of the page that was left before its scrolling was told leads to the anchor (R7)', async () => {
  const { markHistoryEntry, followEntry } = await load('first')
  scrollTo(40)
  history.replaceState(null, '')
  markHistoryEntry()
  const { key } = history.state
  followEntry('first', '', true)
  followEntry(key, '#story', true)
  expect(taken).toEqual([40, 'story'])
})

test('where the reader was outlives a visit to another site', async () => {
  await load('first')
  scrollTo(900)
  dispatchEvent(new Event('pagehide'))
  stop()
  const { restoreScroll } = await load('third')
  restoreScroll('first', '', true)
  expect(taken).toEqual([900])
})

test('the browser’s own restoring is off while the site restores, and on for a reload', async () => {
  await load('first')
  expect(history.scrollRestoration).toBe('manual')
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
})

test('a store that cannot be read is as good as an empty one', async () => {
  sessionStorage.setItem('scroll-positions', 'not json')
  const { restoreScroll } = await load('first')
  scrollTo(900)
  restoreScroll('second', '', false)
  restoreScroll('first', '', true)
  expect(taken).toEqual([0, 900])
})
