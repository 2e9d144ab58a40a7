import { beforeAll, expect, test } from 'vitest'
import { searchEntryFile } from '../../../src/engine/base/shared-types/search/site-search'
import { runAxe } from '../../../src/engine/commands/studio-test/browser/axe'
import { expectNoViolations, openPage, serveSecondStudio, startBrowser } from '../support/site'

/** The second studio, whose layout opens a search. */
let address: string

beforeAll(async () => {
  address = await serveSecondStudio()
})

test('a search is loaded when it is opened, and works by keyboard and for screen readers under the policy', async () => {
  const { page, complaints } = await openPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(address)
  const opener = page.getByRole('button', { name: 'Suche' })
  await opener.focus()
  expect(asked.filter((path) => /search/.test(path))).toEqual([])

  await page.keyboard.press('Enter')
  const input = page.getByRole('combobox')
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type('Seladon')
  const options = page.getByRole('option')
  await options.first().waitFor()
  const said = () => page.getByRole('status').last().textContent()
  // The first result is shown before the others have come.
  await expect.poll(async () => (await said())?.includes(String(await options.count()))).toBe(true)
  expect(await options.first().locator('mark').count()).toBeGreaterThan(0)
  expect(await input.getAttribute('aria-activedescendant')).toBeNull()

  await page.keyboard.press('ArrowUp')
  const last = options.last()
  expect(await input.getAttribute('aria-activedescendant')).toBe(await last.getAttribute('id'))
  await page.keyboard.press('ArrowDown')
  expect(await options.first().getAttribute('aria-selected')).toBe('true')
  expect(await runAxe(page)).toEqual([])

  await page.keyboard.press('Escape')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(asked).not.toContain('/suche.json')

  await page.keyboard.press('Enter')
  const target = await options.first().getAttribute('href')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(address + target)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(complaints).toEqual([])
  expectNoViolations()
  await page.context().close()
})

test('without the index there is a sentence and the page that lists all pages, and the next word tries again', async () => {
  const { page } = await openPage()
  await page.route(`**/${searchEntryFile}*`, (route) => route.abort())
  await page.goto(address)
  await page.getByRole('button', { name: 'Suche' }).click()
  await expect.poll(() => page.getByRole('status').last().textContent()).not.toBe('')
  const link = page.getByRole('dialog').getByRole('link')
  expect(new URL((await link.getAttribute('href')) ?? '', address).pathname).toBe('/suche')
  await page.unroute(`**/${searchEntryFile}*`)
  await page.getByRole('combobox').fill('Seladon')
  await page.getByRole('option').first().waitFor()
  await page.context().close()
})

test('without script the link leads to the list of all pages', async () => {
  const browser = await startBrowser()
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(address)
  await page.getByRole('link', { name: 'Suche' }).click()
  expect(new URL(page.url()).pathname).toBe('/suche')
  expect(await page.locator('main a[href="/arbeiten/krug"]').count()).toBe(1)
  await page.close()
})
