import type { Page } from 'playwright-core'
import { topFrames } from '../../../base/shared-types/page'
import type { Box } from '../visible-change'

/** At a fraction of a pixel, how a block paints depends on what is above it. */
export async function snapBlocks(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    for (const block of document.querySelectorAll<HTMLElement>(selector)) {
      block.style.marginTop = ''
      const top = block.getBoundingClientRect().top + window.scrollY
      const missing = Math.ceil(top - 0.01) - top
      if (missing > 0.01) block.style.marginTop = `calc(${getComputedStyle(block).marginTop} + ${missing}px)`
    }
  }, topFrames)
}

export function readBlocks(page: Page): Promise<Box[]> {
  return page.evaluate((selector) => {
    return Array.from(document.querySelectorAll(selector), (block) => {
      const { left, right, top, bottom } = block.getBoundingClientRect()
      const [x, y] = [Math.round(left + window.scrollX), Math.round(top + window.scrollY)]
      return { x, y, width: Math.round(right + window.scrollX) - x, height: Math.round(bottom + window.scrollY) - y }
    })
  }, topFrames)
}

export const readBlockText = (page: Page, index: number): Promise<string | null | undefined> =>
  page.evaluate(
    ([selector, place]) => document.querySelectorAll(selector as string)[place as number]?.textContent,
    [topFrames, index],
  )

/** Adopted style sheets are exempt from the page's content security policy. */
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

export const isolateFrame = <Result>(page: Page, act: () => Promise<Result>): Promise<Result> =>
  withStyles(page, '[data-block] { display: none !important }', act)

/** The page's background is positioned by the page, so it is hidden too. */
const others = `
  body *:not(:has([data-alone]), [data-alone], [data-alone] *) { opacity: 0 !important }
  :is(html, body) { background-image: none !important }
`

export async function isolateBlock<Result>(page: Page, index: number, act: () => Promise<Result>): Promise<Result> {
  const mark = (isAlone: boolean) =>
    page.evaluate(
      ([selector, place, value]) =>
        document.querySelectorAll(selector as string)[place as number]?.toggleAttribute('data-alone', value as boolean),
      [topFrames, index, isAlone],
    )
  await mark(true)
  try {
    return await withStyles(page, others, act)
  } finally {
    await mark(false)
  }
}
