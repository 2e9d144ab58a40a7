import type { BrowserContext, Page } from 'playwright-core'
import { hydrateAll, waitForHydration, waitForPictures } from '../../../src/engine/base/chromium/stillness'

/** One picture to take, at one width of the window. */
export interface Shot {
  title: string
  file: string
  width: number
}

/** An address that is opened once, and its pictures, the widest first. */
export interface Visit {
  path: string
  shots: Shot[]
  /** Changes the page's state, of which only the window is taken. Returns false if it does not exist at this width. */
  enter?: (page: Page) => Promise<boolean | undefined>
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
}

export interface Failed {
  shot: Shot
  reason: string
}

export interface Taken {
  shots: Shot[]
  failed: Failed[]
}

const timeout = 30_000

const sizeOf = (width: number) => ({ width, height: width < 600 ? 780 : Math.round(width / 1.6) })

/** Until the page is hydrated, and a guarded one is open. */
async function waitUntilReady(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.locator('h1').first().waitFor()
}

async function openPage(context: BrowserContext, address: string, { path, shots, prepare }: Visit): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  await page.setViewportSize(sizeOf(shots[0]?.width ?? 1280))
  // The consent bar would cover every page.
  await page.addInitScript(() => localStorage.setItem('statistics', 'no'))
  await prepare?.(page)
  await page.goto(address + path)
  await waitUntilReady(page)
  await hydrateAll(page)
  return page
}

/** A picture that fails does not stop the others. */
export async function takeShots(context: BrowserContext, address: string, visit: Visit): Promise<Taken> {
  const taken: Taken = { shots: [], failed: [] }
  const { shots, enter } = visit
  let page: Page | undefined
  for (const shot of shots) {
    try {
      page ??= await openPage(context, address, visit)
      await page.setViewportSize(sizeOf(shot.width))
      await waitForPictures(page)
      if ((await enter?.(page)) === false) continue
      await page.screenshot({ path: shot.file, fullPage: !enter, animations: 'disabled' })
      taken.shots.push(shot)
    } catch (error) {
      const [reason = ''] = String(error).split('\n')
      taken.failed.push({ shot, reason })
    }
  }
  await page?.close().catch(() => undefined)
  return taken
}
