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

/**
 * The least shift that counts. A block that moves by a line makes twice as much, https://web.dev/articles/cls calls a
 * hundred times as much good; less comes from words that move within their line.
 */
const leastShift = 0.001

/** Says how far things have moved on a page until its typefaces were there, if a visitor can have noticed. */
export async function findShift(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  const shift = await page.evaluate(() => Number(Reflect.get(window, 'noted').shift))
  return shift < leastShift ? [] : [`by ${shift}`]
}
