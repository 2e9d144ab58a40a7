import type { Page, Request } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import * as words from '../../../src/studio/words.json'
import { eachOnStudio, openHydrated, waitForHydration, waitForReact } from '../support/site'

let page: Page
let address: string
let complaints: string[]
let requests: Request[]

eachOnStudio(
  (visit) => {
    ;({ page, address, complaints } = visit)
  },
  { isQuiet: false },
)

beforeEach(() => {
  requests = []
  page.on('request', (request) => requests.push(request))
})

const requested = () => requests.map((request) => new URL(request.url()).pathname)

const pathOf = () => new URL(page.url()).pathname

const open = (path: string) => openHydrated(page, address + path)

const goTo = (name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

test('a link within the site shows the next page without a reload (R7)', async () => {
  await open('/')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await goTo('Work')
  await page.waitForFunction(() => document.documentElement.className === 'projects')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(pathOf()).toBe('/projects')
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.title()).toBe('Films | Paper Fox')
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/^Films: a page/)
  expect(await page.locator('html').getAttribute('class')).toBe('projects')
  expect(complaints).toEqual([])
})

test('where an extension has wrapped the blocks, a link still leads to a whole page', async () => {
  await open('/')
  await page.evaluate(() => {
    for (const block of document.querySelectorAll('[data-block]')) {
      const wrap = document.createElement('div')
      block.replaceWith(wrap)
      wrap.append(block)
    }
  })
  await goTo('Work')
  await page.waitForFunction(() => document.documentElement.className === 'projects')
  await expect.poll(() => page.locator('h1').count()).toBe(1)
  expect(pathOf()).toBe('/projects')
})

test('the new page begins at the top, focus moves to its content, and screen readers hear its title (R7)', async () => {
  await open('/')
  await page.evaluate(() => window.scrollTo(0, 900))
  await goTo('Services')
  await page.waitForFunction(() => document.documentElement.className === 'about')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  await page.waitForFunction(() => document.querySelector('[role="status"]#announcer')?.textContent === document.title)
})

test('back and forward return to where the reader was (R7)', async () => {
  await open('/')
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.waitForTimeout(100)
  // Not by a click of the mouse: for that the link would be scrolled into view.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/forgood"]')?.click())
  await page.waitForFunction(() => document.documentElement.className === 'forgood')
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.waitForTimeout(100)
  await page.goBack()
  await page.waitForFunction(() => document.documentElement.className === 'home')
  await page.waitForFunction(() => Math.abs(window.scrollY - 700) < 2)
  await page.goForward()
  await page.waitForFunction(() => document.documentElement.className === 'forgood')
  await page.waitForFunction(() => Math.abs(window.scrollY - 300) < 2)
})

/** Follows a link by a click of a script: for that of the mouse the link would be scrolled into view. */
async function follow(href: string, className: string): Promise<void> {
  await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), href)
  await page.waitForFunction((name) => document.documentElement.className === name, className)
}

const scrollTo = async (top: number) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
  await page.waitForTimeout(100)
}

const scrolled = () => page.evaluate(() => Math.round(window.scrollY))

/** Goes through the history without another document. */
const step = (delta: number) => page.evaluate((delta) => history.go(delta), delta)

test.each([0, 1000])(
  'what was scrolled before the app came, %i ms late, is where back returns to (R7)',
  async (delay) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay))
      await route.continue()
    })
    await page.goto(`${address}/`)
    await scrollTo(700)
    await waitForHydration(page)
    await follow('/forgood', 'forgood')
    await step(-1)
    await expect.poll(scrolled).toBe(700)
  },
)

test('back returns to where the reader was among the films of a category (R7, B4)', async () => {
  await open('/projects')
  await page.setViewportSize({ width: 600, height: 300 })
  const radio = page.getByRole('radio', { name: 'museums' })
  await waitForReact(radio)
  await radio.evaluate((element: HTMLElement) => element.click())
  await page.waitForURL('**/projects?category=museums')
  await scrollTo(400)
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href^="/projects/"]')?.click())
  await page.waitForFunction(() => location.pathname !== '/projects' && window.scrollY === 0)
  await step(-1)
  await expect.poll(scrolled).toBe(400)
})

test('back and forward between a place and an #anchor of one page return to both (R7)', async () => {
  await open('/about/services')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '#animation'
    document.body.append(link)
  })
  await scrollTo(40)
  await page.evaluate(() => document.querySelector<HTMLElement>('body > a[href="#animation"]')?.click())
  await expect.poll(scrolled).toBeGreaterThan(100)
  const atAnchor = await scrolled()
  await step(-1)
  // The browser scrolls before the app does, a frame later.
  await page.waitForFunction(() => location.hash === '')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect.poll(scrolled).toBe(40)
  await step(1)
  await expect.poll(scrolled).toBe(atAnchor)
})

test('back returns to where the reader was across reloads and other documents (R7)', async () => {
  await open('/')
  await scrollTo(700)
  await follow('/forgood', 'forgood')
  await scrollTo(300)
  await open('/contact')
  await scrollTo(200)
  await page.goBack()
  await waitForHydration(page)
  await page.reload()
  await waitForHydration(page)
  await expect.poll(scrolled).toBe(300)
  await step(-1)
  await page.waitForFunction(() => document.documentElement.className === 'home')
  await expect.poll(scrolled).toBe(700)
})

test('back leads to the page before, where the reader was, before the app of a reloaded page is there (R7)', async () => {
  await open('/')
  await scrollTo(700)
  await follow('/forgood', 'forgood')
  await page.reload()
  await step(-1)
  await page.waitForFunction(() => document.documentElement.className === 'home')
  await expect.poll(scrolled).toBe(700)
  expect(pathOf()).toBe('/')
  expect(complaints).toEqual([])
})

test('a link to #anchor on another page scrolls to the block', async () => {
  await open('/')
  await page.locator('a[href="/about/services#animation"]').first().click()
  await page.waitForFunction(() => document.documentElement.className === 'about')
  await page.waitForFunction(() => {
    const top = document.getElementById('animation')?.getBoundingClientRect().top ?? Infinity
    return top >= -1 && top < window.innerHeight
  })
})

test('one page is fetched at a time: nothing that the browser loads lists other pages', async () => {
  await open('/')
  const data = requested().filter((path) => path.endsWith('.json'))
  expect(data).toEqual(expect.arrayContaining(['/index.json']))
  expect(data.filter((path) => !path.startsWith('/assets/site-'))).toEqual(['/index.json'])
  await goTo('Process')
  await page.waitForFunction(() => document.documentElement.className === 'about')
  const fetched = requested().filter((path) => path.endsWith('.json') && !path.startsWith('/assets/'))
  expect(fetched).toContain('/about/process.json')
  expect(fetched.length).toBeLessThanOrEqual(3)
})

test('a block below the fold is fetched only when the reader comes near', async () => {
  await open('/')
  await page.waitForTimeout(800)
  const chunk = (path: string) => /\/assets\/people-.*\.js$/.test(path)
  expect(requested().some(chunk)).toBe(false)
  await page.getByRole('heading', { name: 'Meet the people' }).scrollIntoViewIfNeeded()
  await page
    .waitForRequest((request) => chunk(new URL(request.url()).pathname), { timeout: 5000 })
    .catch(() => undefined)
  expect(requested().some(chunk)).toBe(true)
})

test('an unknown path within the browser leads to /404, and under /thegoodhour to /thegoodhour (R6, R9)', async () => {
  await open('/')
  const follow = (href: string) =>
    page.evaluate((target) => {
      const link = document.createElement('a')
      link.href = target
      link.textContent = 'A link that is out of date'
      document.querySelector('main')?.prepend(link)
      link.click()
    }, href)
  await follow('/no-such-page')
  await page.waitForURL(`${address}/404`)
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  await follow('/thegoodhour/no-such-page')
  await page.waitForURL(`${address}/thegoodhour`)
  await follow('/go-green')
  await page.waitForURL(`${address}/forgood`)
})

test('a page that cannot be fetched says so, and can be tried again', async () => {
  await open('/')
  await page.route('**/contact.json', (route) => route.abort())
  await goTo('Get in touch')
  const notice = page.getByRole('alert').filter({ hasText: words.pageNotLoaded })
  await notice.waitFor()
  expect(await page.locator('html').getAttribute('class')).toBe('home')
  await page.unroute('**/contact.json')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await page.waitForFunction(() => document.documentElement.className === 'contact')
  expect(await notice.count()).toBe(0)
})

test('a click with the control key, and a link with its own target, are left to the browser', async () => {
  await open('/')
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Work' })
      .click({ modifiers: ['ControlOrMeta'] }),
  ])
  await opened.waitForURL(`${address}/projects`)
  expect(pathOf()).toBe('/')
})

test('a block whose code cannot be fetched becomes a quiet notice, and the rest stays (X3)', async () => {
  await page.route(/\/assets\/people-.*\.js$/, (route) => route.abort())
  await open('/')
  await page.getByRole('heading', { name: 'Meet the people' }).scrollIntoViewIfNeeded()
  await page.getByText('This part of the page cannot be shown right now.').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await goTo('Work')
  await page.waitForURL(`${address}/projects`)
})

test('a link to the page that is shown leads to its top (R7)', async () => {
  await open('/')
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click())
  await page.waitForFunction(() => window.scrollY === 0)
  expect(complaints).toEqual([])
})
