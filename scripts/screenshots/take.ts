import type { Browser, Page } from 'playwright-core'

/** One picture to take: an address of the site, the width of the window, and what to do before it is taken. */
export interface Shot {
  /** What it shows, for people. */
  title: string
  file: string
  path: string
  width: number
  /** The whole page, or only the window after the page was brought into a state. */
  enter?: (page: Page) => Promise<boolean | undefined>
}

const heightOf = (width: number): number => (width < 600 ? 780 : Math.round(width / 1.6))

/** React has taken over: what is pressed now answers. */
async function waitForLife(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
}

/** Scrolls to the end and back, so that every block wakes and every picture comes, and waits for the last of them. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    window.scrollTo(0, 0)
    await document.fonts.ready
    // A picture that is folded away is not fetched, and would never be ready.
    const shown = Array.from(document.images).filter((image) => image.checkVisibility())
    const ready = shown.map((image) => image.decode().catch(() => undefined))
    await Promise.race([Promise.all(ready), new Promise((resolve) => setTimeout(resolve, 5000))])
  })
  await page.waitForLoadState('networkidle')
}

/** Takes one picture, without motion and without third parties. False when there is nothing to show at this width. */
export async function takeShot(
  browser: Browser,
  address: string,
  { file, path, width, enter }: Shot,
): Promise<boolean> {
  const viewport = { width, height: heightOf(width) }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  try {
    await context.route(
      (url) => url.origin !== address,
      (route) => route.abort(),
    )
    // Nobody is counted here: the question would lie over every page.
    await context.addInitScript(() => localStorage.setItem('statistics', 'no'))
    const page = await context.newPage()
    // A long page on a busy machine takes its time.
    page.setDefaultTimeout(120_000)
    await page.goto(address + path)
    await waitForLife(page)
    await loadAll(page)
    if ((await enter?.(page)) === false) return false
    await page.screenshot({ path: file, fullPage: !enter, animations: 'disabled' })
    return true
  } finally {
    await context.close()
  }
}
