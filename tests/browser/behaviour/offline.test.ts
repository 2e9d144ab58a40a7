import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as words from '../../../src/studio/words.json'
import { showreel } from '../../sites/studio-site'
import { eachOnStudio, waitForHydration } from '../support/site'

/** What visitors get who follow a link while they have no network. */
let page: Page
let address: string

eachOnStudio(
  (visit) => {
    ;({ page, address } = visit)
  },
  { isQuiet: false },
)

const notice = () => page.getByRole('alert').filter({ hasText: words.pageNotLoaded })
const tryAgain = () => notice().getByRole('button', { name: words.tryAgain })
const work = () => page.getByRole('navigation', { name: words.mainNavigation }).getByRole('link', { name: 'Work' })

const states: [string, () => Promise<unknown>][] = [
  ['before the app has come', async () => undefined],
  ['after', () => waitForHydration(page)],
]

test.each(states)(
  'a link keeps the page, says why, and leads on when there is a network again: %s',
  async (_, wait) => {
    await page.goto(address)
    await wait()
    await page.context().setOffline(true)
    await work().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => tryAgain().evaluate((button) => button === document.activeElement)).toBe(true)
    await tryAgain().click()
    await notice().waitFor()
    await page.keyboard.press('Escape')
    expect(await notice().count()).toBe(0)
    expect(await work().evaluate((link) => link === document.activeElement)).toBe(true)
    expect(page.url()).toBe(`${address}/`)
    await page.keyboard.press('Enter')
    await notice().waitFor()
    await page.context().setOffline(false)
    await tryAgain().click()
    await page.waitForURL(`${address}/projects`)
    expect(await notice().count()).toBe(0)
  },
)

test('what waits for code that does not come says so too', async () => {
  await page.goto(address + showreel)
  await page.context().setOffline(true)
  await page.locator('[data-enhanced]').first().click()
  await notice().waitFor()
})
