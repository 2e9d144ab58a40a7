import { findViolations, wcag } from './axe'
import type { Sight } from './measures'
import type { Visitor } from './visitor'

/** See elements/search/site-search.ts. */
const opener = 'site-search [role=button]'

/** In milliseconds. */
const timeout = 20_000

/** At the width of a phone, where the page has a search. */
export async function lookAtSearch(visitor: Visitor, path: string): Promise<Sight[]> {
  const { page, complaints } = await visitor.visit(path)
  try {
    if ((await page.locator('site-search').count()) === 0) return []
    await page.setViewportSize({ width: 360, height: 800 })
    const opened = page
      .locator(opener)
      .first()
      .click({ timeout })
      .then(() => page.locator('dialog.site-search[open]').waitFor({ timeout }))
    const isOpen = await opened.then(
      () => true,
      () => false,
    )
    if (!isOpen)
      return [{ block: -1, message: 'its search does not open: its link is hidden, or something covers it.' }]
    const violations = await findViolations(page, wcag)
    return [...violations, ...complaints].map(({ message }) => ({ block: -1, message: `in its search, ${message}` }))
  } finally {
    await page.close()
  }
}
