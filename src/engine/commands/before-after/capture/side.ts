import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { hydrateAll, waitForHydration } from '../../../base/chromium/stillness'
import { htmlFile } from '../../../base/shared-types/addresses'
import { listen } from '../../../building/static-server/http-server'
import { createStaticServer } from '../../../building/static-server/static-server'
import { screens } from '../visible-change'

/** Milliseconds. */
const timeout = 60_000

/** Milliseconds. Code of old revisions may not report that it has hydrated. */
const hydrationTimeout = 15_000

/** Nothing listens here, so requests to other hosts fail at once. */
const closedProxy = 'http://127.0.0.1:1'

/** Visits must not differ by random numbers, nor by a question asked once. */
const makeDeterministic = () => {
  let seed = 1
  Math.random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  localStorage.setItem('statistics', 'no')
}

export class Side {
  private constructor(
    private readonly folder: string,
    private readonly address: string,
    private readonly context: BrowserContext,
    private readonly accessKey: string,
  ) {}

  /** `time` is in milliseconds; `accessKey` unlocks guarded pages. */
  static async open(browser: Browser, folder: string, time: number, accessKey: string): Promise<Side> {
    const server = createStaticServer(folder)
    const address = await listen(server, 0)
    // A server that listens keeps the command from ending.
    browser.once('disconnected', () => {
      server.close()
      server.closeAllConnections()
    })
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      proxy: { server: closedProxy, bypass: new URL(address).host },
      serviceWorkers: 'block',
      viewport: screens[0] ?? null,
    })
    await context.clock.setFixedTime(time)
    await context.addInitScript(makeDeterministic)
    return new Side(folder, address, context, accessKey)
  }

  async visit(path: string): Promise<Page> {
    const page = await this.context.newPage()
    page.setDefaultTimeout(timeout)
    const isGuarded = readFileSync(join(this.folder, htmlFile(path)), 'utf8').includes('data-guard=')
    await page.goto(`${this.address}${path}${isGuarded ? `?key=${this.accessKey}` : ''}`)
    await waitForHydration(page, hydrationTimeout).catch(() => undefined)
    // Guarded content is decrypted after the page has loaded.
    if (isGuarded) await page.locator('[data-block]').first().waitFor()
    await hydrateAll(page)
    return page
  }
}
