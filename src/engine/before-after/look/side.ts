import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { htmlFile } from '../../model/addresses'
import { listen } from '../../serve/http-server'
import { createStaticServer } from '../../serve/static-server'
import { screens } from '../model'
import { hydrateAll, waitForHydration } from './stillness'

/** How long a page may take to be there, in milliseconds. */
const timeout = 60_000

/** How long it may take to come to life. Code of long ago may not say that it has. */
const hydrationTimeout = 15_000

/** Nothing listens there: what is asked of other hosts is refused at once. */
const nowhere = 'http://127.0.0.1:1'

/** What would make two visits of one page differ: chance, and a question that is asked once. */
const steady = () => {
  let seed = 1
  Math.random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  localStorage.setItem('statistics', 'no')
}

/** One of the two states of a site, served to a browser in which nothing moves and nobody else is asked for anything. */
export class Side {
  private constructor(
    private readonly folder: string,
    private readonly server: Server,
    private readonly address: string,
    private readonly context: BrowserContext,
    private readonly accessKey: string,
  ) {}

  /** `time` is what clocks say, in milliseconds; `accessKey` opens guarded pages. */
  static async open(browser: Browser, folder: string, time: number, accessKey: string): Promise<Side> {
    const server = createStaticServer(folder)
    const address = await listen(server, 0)
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      proxy: { server: nowhere, bypass: new URL(address).host },
      serviceWorkers: 'block',
      viewport: screens[0] ?? null,
    })
    await context.clock.setFixedTime(time)
    await context.addInitScript(steady)
    return new Side(folder, server, address, context, accessKey)
  }

  /** Opens a page on the widest screen, with all its blocks alive. */
  async visit(path: string): Promise<Page> {
    const page = await this.context.newPage()
    page.setDefaultTimeout(timeout)
    const isGuarded = readFileSync(join(this.folder, htmlFile(path)), 'utf8').includes('data-guard=')
    await page.goto(`${this.address}${path}${isGuarded ? `?key=${this.accessKey}` : ''}`)
    await waitForHydration(page, hydrationTimeout).catch(() => undefined)
    // What is behind the lock comes after the page.
    if (isGuarded) await page.locator('[data-block]').first().waitFor()
    await hydrateAll(page)
    return page
  }

  async close(): Promise<void> {
    await this.context.close()
    this.server.close()
    this.server.closeAllConnections()
  }
}
