import type { Page } from 'playwright-core'
import { findFontSets } from '../../../scripts/testing/fonts'
import { cutText, findFaults, overflow, overlaps } from './measures'

/** The stacks of typefaces, by their names in the theme. */
export const stacks = { bricolage: '--display', figtree: '--text' }

/** The fallbacks of the theme whose font this machine has: for each, what the stacks are with it alone. */
const findFallbacks = (page: Page): Promise<Record<string, string>[]> =>
  page.evaluate(async (stacks) => {
    const { fonts, documentElement } = document
    const families = stacks.map((stack) => getComputedStyle(documentElement).getPropertyValue(stack).split(','))
    const found: Record<string, string>[] = []
    for (const [index, family] of (families[0] ?? []).entries()) {
      const isThere = await fonts.load(`16px ${family}`).then(
        (faces) => faces.length > 0,
        () => false,
      )
      if (isThere && index > 0)
        found.push(Object.fromEntries(stacks.map((stack, at) => [stack, `${families[at]?.[index]}, sans-serif`])))
    }
    return found
  }, Object.values(stacks))

/** Finds what does not fit in the fallback of each font of this machine. The page stays in the last of them. */
export async function findFallbackFaults(page: Page): Promise<string[]> {
  const fallbacks = await findFallbacks(page)
  const faults = fallbacks.length < findFontSets().found.length ? ['a font has no fallback in the theme'] : []
  for (const fallback of fallbacks) {
    await page.evaluate((stacks) => {
      for (const [stack, families] of Object.entries(stacks))
        document.documentElement.style.setProperty(stack, families)
    }, fallback)
    for (const width of [1280, 640, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const found = await findFaults(page, { overflow, cutText, overlaps })
      faults.push(...found.map((fault) => `${Object.values(fallback)[0]}, ${width} px, ${fault}`))
    }
  }
  return faults
}
