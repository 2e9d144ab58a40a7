import type { BrowserContext, Page } from 'playwright-core'
import { hydrateAll, waitForHydration, waitForPictures } from '../../../src/engine/before-after/capture/stillness'

/** One picture to take, at one width of the window. */
export interface Shot {
  /** What it shows, for people. */
  title: string
  file: string
  width: number
}

/** An address that is opened once, and the pictures to take of it, the widest first. */
export interface Visit {
  path: string
  shots: Shot[]
  /** Brings the page into a state; then only the window is taken. False when there is no such thing at this width. */
  enter?: (page: Page) => Promise<boolean | undefined>
  /** What must be so before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
}

/** A picture that could not be taken, and why. */
export interface Failed {
  shot: Shot
  reason: string
}

/** What a visit has brought. */
export interface Taken {
  shots: Shot[]
  failed: Failed[]
}

const timeout = 30_000

const sizeOf = (width: number) => ({ width, height: width < 600 ? 780 : Math.round(width / 1.6) })

/** React has taken over, what is pressed now answers; and a guarded page is open. */
async function waitUntilReady(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.locator('h1').first().waitFor()
}

async function openPage(context: BrowserContext, address: string, { path, shots, prepare }: Visit): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  await page.setViewportSize(sizeOf(shots[0]?.width ?? 1280))
  // Nobody is counted here: the question would lie over every page.
  await page.addInitScript(() => localStorage.setItem('statistics', 'no'))
  await prepare?.(page)
  await page.goto(address + path)
  await waitUntilReady(page)
  await hydrateAll(page)
  return page
}

/** Takes the pictures of one address. What goes wrong with one is noted, and the others are taken. */
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
