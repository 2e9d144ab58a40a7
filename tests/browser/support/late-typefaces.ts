import type { Page } from 'playwright-core'

/** Adds up how far things move: https://web.dev/articles/cls */
const noteShifts = () => {
  const noted = { shift: 0, isPainted: false }
  Object.assign(window, { noted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.shift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver(() => {
    noted.isPainted = true
  }).observe({ type: 'paint', buffered: true })
}

/** Has the typefaces of a page come half a second after its first picture. */
export async function delayTypefaces(page: Page): Promise<void> {
  await page.addInitScript(noteShifts)
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => Reflect.get(window, 'noted').isPainted)
    await page.waitForTimeout(500)
    await route.continue()
  })
}

/** How far things have moved on a page until its typefaces were there. */
export async function readShift(page: Page): Promise<number> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  return page.evaluate(() => Number(Reflect.get(window, 'noted').shift))
}
