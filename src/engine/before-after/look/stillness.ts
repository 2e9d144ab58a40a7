import type { Page } from 'playwright-core'

/**
 * Hydrates the page, as a key would, and waits until it is: links are followed without another document. The key
 * is pressed until then, because the loader may not be there yet.
 */
export async function waitForHydration(page: Page, timeout?: number): Promise<void> {
  const isHydrated = () => {
    dispatchEvent(new KeyboardEvent('keydown'))
    return document.documentElement.dataset.hydrated !== undefined
  }
  await page.waitForFunction(isHydrated, undefined, { polling: 50, timeout })
}

/** Scrolls to the end and back, so that every block is hydrated and arrives. */
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

/** Waits for what can be seen: the typefaces and every picture that is not folded away. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const shown = Array.from(document.images).filter((image) => image.checkVisibility())
    const ready = Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
    await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, 5000))])
    await new Promise(requestAnimationFrame)
  })
}
