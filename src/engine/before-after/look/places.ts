import type { Page } from 'playwright-core'
import type { Box } from '../model'

/** A block that is in no other block. */
const outermost = '[data-block]:not([data-block] [data-block])'

/**
 * Moves each block down to a whole pixel: between two pixels the same block is painted in another way, and what stands
 * above it would decide how it looks.
 */
export async function snapBlocks(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    for (const block of document.querySelectorAll<HTMLElement>(selector)) {
      block.style.marginTop = ''
      const top = block.getBoundingClientRect().top + window.scrollY
      const missing = Math.ceil(top - 0.01) - top
      if (missing > 0.01) block.style.marginTop = `calc(${getComputedStyle(block).marginTop} + ${missing}px)`
    }
  }, outermost)
}

/** Returns where the blocks are in a picture of the whole page. */
export function readBlocks(page: Page): Promise<Box[]> {
  return page.evaluate((selector) => {
    return Array.from(document.querySelectorAll(selector), (block) => {
      const { left, right, top, bottom } = block.getBoundingClientRect()
      const [x, y] = [Math.round(left + window.scrollX), Math.round(top + window.scrollY)]
      return { x, y, width: Math.round(right + window.scrollX) - x, height: Math.round(bottom + window.scrollY) - y }
    })
  }, outermost)
}

/** Returns the words of a block, by its place on the page. */
export const readWords = (page: Page, index: number): Promise<string | null | undefined> =>
  page.evaluate(
    ([selector, place]) => document.querySelectorAll(selector as string)[place as number]?.textContent,
    [outermost, index],
  )

/** A sheet of styles that the page's own policy does not refuse, as it is no part of the document. */
async function withStyles<Result>(page: Page, css: string, act: () => Promise<Result>): Promise<Result> {
  const setStyles = (text: string) =>
    page.evaluate((styles) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets = [sheet]
    }, text)
  await setStyles(css)
  try {
    return await act()
  } finally {
    await setStyles('')
  }
}

/** Does something while the page shows its frame alone: header, navigation and footer. */
export const withFrameAlone = <Result>(page: Page, act: () => Promise<Result>): Promise<Result> =>
  withStyles(page, '[data-block] { display: none !important }', act)

/** What is neither the block, nor in it, nor around it. A drawing behind the whole page begins at its top, not at the block's. */
const others = `
  body *:not(:has([data-alone]), [data-alone], [data-alone] *) { opacity: 0 !important }
  :is(html, body) { background-image: none !important }
`

/** Does something while the page shows one block alone, where it stands. */
export async function withBlockAlone<Result>(page: Page, index: number, act: () => Promise<Result>): Promise<Result> {
  const mark = (isAlone: boolean) =>
    page.evaluate(
      ([selector, place, value]) =>
        document.querySelectorAll(selector as string)[place as number]?.toggleAttribute('data-alone', value as boolean),
      [outermost, index, isAlone],
    )
  await mark(true)
  try {
    return await withStyles(page, others, act)
  } finally {
    await mark(false)
  }
}
