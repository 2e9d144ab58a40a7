/** Prints the guides that have changed. */
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { startBrowser } from '../browser'
import { type Guide, guides } from '../documents/guides'
import { nameOf } from '../places'
import { isCurrent, writeRendering } from '../rendered'

const LIMIT = 250_000

/** Throws when the text of a sheet runs over its edge, or the file is too large. */
async function print(browser: Browser, { name, html }: Guide): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    await page.emulateMedia({ media: 'print' })
    await page.goto(pathToFileURL(html).href, { waitUntil: 'load' })
    const spilled = await page.evaluate(async () => {
      await document.fonts.ready
      // Written without inner named functions, which tsx would wrap in a helper that the page does not have.
      // 17 mm (64 px) at the foot belong to the page number.
      return [...document.querySelectorAll('.page')].flatMap((sheet, index) => {
        const floor = sheet.getBoundingClientRect().bottom - 64
        const texts = [...sheet.querySelectorAll('p, li, td, h2, h3, .first, .card')]
        return texts.some((text) => text.getBoundingClientRect().bottom > floor) ? [index + 1] : []
      })
    })
    if (spilled.length) throw new Error(`${name}: the text of sheet ${spilled.join(', ')} runs over its edge`)
    const pdf = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true })
    if (pdf.length >= LIMIT) throw new Error(`${name}: ${pdf.length} bytes, the limit is ${LIMIT}`)
    return pdf
  } finally {
    await page.close()
  }
}

const changed = guides.filter((guide) => !isCurrent(guide))
if (changed.length > 0) {
  const browser = await startBrowser()
  try {
    for (const guide of changed) {
      const pdf = await print(browser, guide)
      writeRendering(guide, pdf)
      console.log(`${nameOf(guide.path)}: ${pdf.length} bytes`)
    }
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  } finally {
    await browser.close()
  }
}
console.log(`${guides.length} guides: ${changed.length} changed, ${guides.length - changed.length} unchanged`)
