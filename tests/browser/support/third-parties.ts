import type { Page } from 'playwright-core'

/** Lets pages be as they are where the settings of their site say this word about other sites. */
export async function saysOfThirdParties(page: Page, word: 'at once' | 'when asked'): Promise<void> {
  await page.addInitScript((word) => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.thirdParties = word
    })
  }, word)
}

const badge = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="128"><circle cx="64" cy="64" r="60"/></svg>'

/** Puts a stand-in between the page and a service of badges. Returns the addresses that it is asked for. */
export async function standInForBadges(page: Page, origin: string): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${origin}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/svg+xml', body: badge })
  })
  return asked
}
