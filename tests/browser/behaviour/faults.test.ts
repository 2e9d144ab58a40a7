import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import * as words from '../../../src/studio/words.json'
import { writeSyntheticSite } from '../../sites/synthetic-site'
import { buildAndServe, openHydrated, openPage, scrollThrough, waitForHydration, waitForReact } from '../support/site'

/** What visitors have when parts fail. The site reports its errors, unlike the real one. */
const folder = mkdtempSync(join(inject('folder'), 'faults-'))
const errorReports = 'https://errors.example/report'
let address: string
let server: Server
let page: Page
let context: BrowserContext
let complaints: string[]
let loads: string[]

beforeAll(async () => {
  await writeSyntheticSite(folder, 4, {
    errorReports,
    analytics: { provider: 'gtag', id: 'G-ABC1234567' },
  })
  ;({ address, server } = await buildAndServe(folder))
})

afterAll(async () => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  ;({ page, complaints } = await openPage())
  context = page.context()
  loads = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(new URL(request.url()).pathname)
  })
})

afterEach(() => context.close())

const uncaught = () => complaints.filter((text) => text.startsWith('uncaught'))
const heading = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()
/** Follows the link to the next page without another document: that needs React in the block of the link. */
async function goOn(): Promise<void> {
  const link = page.getByRole('link', { name: 'On to page 1' })
  await link.scrollIntoViewIfNeeded()
  await waitForReact(link)
  await link.click()
}

const touch = () => page.evaluate(() => dispatchEvent(new MouseEvent('click')))

/** The site is published again: its html names other code, and the code of before is gone. */
async function publishAgain(code: string, isFoundAfter = true): Promise<void> {
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8')
  let isNew = false
  await page.route(`**/assets/${code}-*.js`, async (route) => {
    if (isNew && isFoundAfter) await route.continue()
    else await route.fulfill({ status: 404, body: 'Page not found' })
  })
  await page.route(`${address}/`, async (route) => {
    if (route.request().isNavigationRequest()) {
      isNew = loads.length > 1
      await route.continue()
    } else
      await route.fulfill({
        contentType: 'text/html',
        body: html.replaceAll(`/assets/${code}-`, `/assets/${code}-new-`),
      })
  })
}

const refuseStorage = () =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is refused.', 'SecurityError')
        },
      })
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('Cookies are refused.', 'SecurityError')
      },
      set() {
        throw new DOMException('Cookies are refused.', 'SecurityError')
      },
    })
  })

describe('a page whose code is gone because the site was published again (X3)', () => {
  test('is loaded once more, and comes to life', async () => {
    await publishAgain('hydrate')
    await page.goto(address)
    await touch()
    await expect.poll(() => loads).toEqual(['/', '/'])
    await page.waitForFunction(() => {
      const [load] = performance.getEntriesByType('navigation')
      return document.readyState === 'complete' && load?.toJSON().type === 'reload'
    })
    await waitForHydration(page)
    await heading('Page 0')
  })

  test('is loaded once more and no more when that does not help', async () => {
    await publishAgain('hydrate', false)
    await page.goto(address)
    await touch()
    await expect.poll(() => loads.length).toBe(2)
    await page.waitForLoadState('networkidle')
    await touch()
    await page.waitForTimeout(1000)
    expect(loads).toHaveLength(2)
    await heading('Page 0')
  })

  test('stays as it is where storage is refused, and its links lead on', async () => {
    await refuseStorage()
    await publishAgain('hydrate', false)
    await page.goto(address)
    await touch()
    await page.waitForTimeout(1000)
    expect(loads).toEqual(['/'])
    await page.getByRole('link', { name: 'On to page 1' }).click()
    await heading('Page 1')
    expect(uncaught()).toEqual([])
  })

  test('stays as it is when the network is down, and comes to life no worse', async () => {
    await page.goto(address)
    await context.setOffline(true)
    await touch()
    await page.waitForTimeout(1000)
    expect(loads).toEqual(['/'])
    await heading('Page 0')
    await context.setOffline(false)
  })
})

describe('page data that is no page leaves the page that is there (X3)', () => {
  const garbage: [string, (route: Route) => Promise<void>][] = [
    ['an empty object', (route) => route.fulfill({ contentType: 'application/json', body: '{}' })],
    ['no answer', (route) => route.abort()],
  ]

  test.each(garbage)('on the way to a page: %s', async (_, answer) => {
    await page.route('**/page-1.json', answer)
    await page.goto(address)
    await waitForHydration(page)
    await scrollThrough(page)
    await goOn()
    await page.getByRole('alert').getByText(words.pageNotLoaded).waitFor()
    await page.unroute('**/page-1.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading('Page 1')
    await page.goBack()
    await heading('Page 0')
    await page.reload()
    await heading('Page 0')
    expect(uncaught()).toEqual([])
  })

  test.each([
    ['in a circle', { 1: '/page-2', 2: '/page-3', 3: '/page-1' }],
    ['to a page that is nowhere, as is the page that would say so', { 1: '/nowhere', 404: '' }],
  ])('whose data leads %s is told to be out of reach, and the last page stays (X3)', async (_, redirects) => {
    await openHydrated(page, address)
    await scrollThrough(page)
    for (const [index, redirect] of Object.entries(redirects))
      await page.route(`**/${index === '404' ? '404' : `page-${index}`}.json`, (route) =>
        redirect === '' ? route.fulfill({ status: 404 }) : route.fulfill({ json: { redirect } }),
      )
    await page.evaluate(() => Object.assign(window, { steps: 0 }))
    await page.evaluate(() => {
      const { replaceState } = history
      history.replaceState = (...all) => {
        Reflect.set(window, 'steps', Reflect.get(window, 'steps') + 1)
        replaceState.apply(history, all)
      }
    })
    await goOn()
    await page.getByRole('alert').getByText(words.pageNotLoaded).waitFor()
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => Reflect.get(window, 'steps'))).toBeLessThan(5)
    await heading('Page 0')
    expect(uncaught()).toEqual([])
  })

  test.each(garbage)('of the first page: %s', async (_, answer) => {
    await page.route('**/index.json', answer)
    await page.goto(address)
    await touch()
    await page.waitForTimeout(500)
    await heading('Page 0')
    await page.getByRole('link', { name: 'On to page 1' }).click()
    await heading('Page 1')
    expect(uncaught()).toEqual([])
  })

  test.each(garbage)('settings: %s', async (_, answer) => {
    await page.route('**/assets/site-*.json', answer)
    await page.goto(address)
    await touch()
    await page.waitForTimeout(500)
    await heading('Page 0')
    expect(uncaught()).toEqual([])
  })
})

test('where cookies and storage are refused the site works, and asks nothing twice on a page (X3)', async () => {
  await refuseStorage()
  await page.goto(address)
  await waitForHydration(page)
  await page.getByRole('region', { name: 'Statistics' }).getByRole('button', { name: 'No thanks' }).click()
  await goOn()
  await heading('Page 1')
  await page.goBack()
  await heading('Page 0')
  expect(await page.getByRole('region', { name: 'Statistics' }).count()).toBe(0)
  expect(uncaught()).toEqual([])
})

describe('statistics that do not work leave the page alone (X3)', () => {
  const broken: [string, (route: Route) => unknown][] = [
    ['blocked', (route) => route.abort('blockedbyclient')],
    ['slow', () => new Promise(() => undefined)],
    [
      'answering a script that throws',
      (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Busy")' }),
    ],
  ]
  test.each(broken)('%s', async (_, answer) => {
    await page.route('https://www.googletagmanager.com/**', answer)
    await page.goto(address)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.getByRole('link', { name: 'On to page 1' }).click()
    await heading('Page 1')
    expect(complaints.filter((text) => text.startsWith('uncaught') && !/Busy|Unexpected token/.test(text))).toEqual([])
  })
})

test('what goes wrong is reported to the address that the site names: the words and the page (X3)', async () => {
  const reports: unknown[] = []
  await page.route(errorReports, async (route) => {
    reports.push(route.request().postDataJSON())
    await route.fulfill({ status: 204 })
  })
  await page.goto(`${address}/page-2?secret=1`)
  await waitForHydration(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('The ink ran out.')
    })
    Promise.reject(new Error('The paper tore.'))
  })
  await expect.poll(() => reports.length).toBe(2)
  expect(reports).toContainEqual({ message: 'Error: The ink ran out.', page: '/page-2' })
  expect(reports).toContainEqual({ message: 'Error: The paper tore.', page: '/page-2' })
})

test('a page that breaks again and again reports ten errors', async () => {
  let count = 0
  await page.route(errorReports, async (route) => {
    count++
    await route.fulfill({ status: 204 })
  })
  await page.goto(address)
  await waitForHydration(page)
  await page.evaluate(() => {
    for (let index = 0; index < 40; index++) dispatchEvent(new CustomEvent('fault', { detail: index }))
  })
  await page.waitForTimeout(500)
  expect(count).toBe(10)
})

test('a browser that knows no modules shows the page, readable and with links that lead on (R10)', async () => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(address)
  await heading('Page 0')
  await page.getByRole('link', { name: 'On to page 1' }).click()
  await heading('Page 1')
})
