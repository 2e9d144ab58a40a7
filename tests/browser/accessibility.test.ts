import type { Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from './axe'
import { findCutText, findOverflow, findSmallTargets } from './measures'
import { letIn, openPage, scrollThrough, serveSite, startBrowser, waitForLife } from './site'

const widths = [375, 1280]

let browser: Browser
let address: string
let server: Server
let page: Page

beforeAll(async () => {
  browser = await startBrowser()
  ;({ address, server } = await serveSite())
})

afterAll(async () => {
  await browser.close()
  server.close()
})

afterEach(() => page.context().close())

/** Opens a page on a screen of a width, without motion, so that nothing is looked at half way. */
async function open(path: string, width: number): Promise<void> {
  ;({ page } = await openPage(browser, address, { viewport: { width, height: 800 } }))
  await letIn(page, address)
  await page.goto(address + path)
  await waitForLife(page)
}

describe.each(widths)('on a screen of %i pixels nothing is wrong for assistive technology with', (width) => {
  test('a picture that is shown extra large (B6)', async () => {
    await open('/projects/natural-capital', width)
    await scrollThrough(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /enlarge|larger|show/i })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    expect(await findViolations(page)).toEqual([])
  })

  test('an opened section of services (S3)', async () => {
    await open('/about/services', width)
    await scrollThrough(page)
    await page.locator('summary', { hasText: /^Animation$/ }).click()
    expect(await findViolations(page)).toEqual([])
  })

  test('a form that has failed (X2)', async () => {
    await open('/thegoodhour', width)
    await scrollThrough(page)
    await page.locator('button[type="submit"]:disabled').waitFor()
    await page.getByRole('textbox').fill('someone@example.com')
    await page.getByRole('textbox').press('Enter')
    await page.getByRole('alert').waitFor()
    expect(await findViolations(page)).toEqual([])
  })

  test('a film that has failed (X1)', async () => {
    await open('/projects/showreel', width)
    await page.getByRole('button', { name: /^Play .+ showreel/ }).click()
    await page.getByRole('alert').waitFor()
    expect(await findViolations(page)).toEqual([])
  })
})

test('nothing is wrong with the open menu of a small screen, and it fits the smallest one (R1)', async () => {
  await open('/', 375)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await findOverflow(page)).toEqual([])
  expect(await findCutText(page)).toEqual([])
  expect(await findSmallTargets(page, 'nav a', 44)).toEqual([])
})
