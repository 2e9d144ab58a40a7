import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { project } from '../../sites/studio-site'
import { eachOnStudio } from '../support/site'

let page: Page
let address: string

eachOnStudio(
  (visit) => {
    ;({ page, address } = visit)
  },
  { keepsTab: true },
)

test.each([360, 768, 1280, 1920])("%i px wide, every page's title begins at the first column", async (width) => {
  await page.setViewportSize({ width, height: 800 })
  for (const path of ['/', '/about/services', project]) {
    await page.goto(address + path)
    const [card, column] = await page.evaluate(() => {
      let left = 0
      // Sheets lie a little askew: offsets are those before they are turned.
      for (let part = document.querySelector<HTMLElement>('header > :has(> h1), header > h1'); part; ) {
        left += part.offsetLeft
        part = part.offsetParent as HTMLElement | null
      }
      return [left, Number.parseFloat(getComputedStyle(document.querySelector('footer') as Element).paddingLeft)]
    })
    expect(Math.abs((card ?? 0) - (column ?? 0)), path).toBeLessThan(1.5)
  }
})
