import type { Page } from 'playwright-core'

/**
 * Brings the page to life, as a key would, and waits until it is: links are followed without another document.
 * The key is pressed until then, because the loader may not be there yet.
 */
export async function waitForLife(page: Page): Promise<void> {
  const isAlive = () => {
    dispatchEvent(new KeyboardEvent('keydown'))
    return document.documentElement.dataset.alive !== undefined
  }
  await page.waitForFunction(isAlive, undefined, { polling: 50 })
}
