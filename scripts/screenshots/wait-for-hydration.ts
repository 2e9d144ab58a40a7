import type { Page } from 'playwright-core'

/**
 * Hydrates the page, as a key would, and waits until it is: links are followed without another document. The key
 * is pressed until then, because the loader may not be there yet.
 */
export async function waitForHydration(page: Page): Promise<void> {
  const isHydrated = () => {
    dispatchEvent(new KeyboardEvent('keydown'))
    return document.documentElement.dataset.hydrated !== undefined
  }
  await page.waitForFunction(isHydrated, undefined, { polling: 50 })
}
