import type { Page } from 'playwright-core'

/** A key press hydrates a page. It is repeated: the loader may not have run yet. */
export async function waitForHydration(page: Page, timeout?: number): Promise<void> {
  const isHydrated = () => {
    dispatchEvent(new KeyboardEvent('keydown'))
    return document.documentElement.dataset.hydrated !== undefined
  }
  await page.waitForFunction(isHydrated, undefined, { polling: 50, timeout })
}

/** Blocks hydrate and play their entrance when they scroll into view. */
export async function hydrateAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    window.scrollTo(0, 0)
  })
}

/** Waits for typefaces and pictures, at most five seconds: Chromium sometimes ceases to paint. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const showAll = async () => {
      await document.fonts.ready
      const shown = Array.from(document.images).filter((image) => image.checkVisibility())
      await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
      await new Promise(requestAnimationFrame)
    }
    await Promise.race([showAll(), new Promise((resolve) => setTimeout(resolve, 5000))])
  })
}
