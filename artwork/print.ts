/** Prints the guides: `npx tsx artwork/print.ts` writes a PDF for each documents/<name>.html that has changed. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { ensureChromium } from '../scripts/testing/chromium'
import { startChromium } from '../src/engine/before-after/look/browser'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const documents = join(root, 'artwork/documents')
const manifest = join(documents, 'printed.json')
const LIMIT = 250_000

/** Where a guide is published. `{key}` is a folder's real name: the build puts the access key in its place. */
export function outputOf(name: string): string {
  return join(root, 'public', name === 'mouse-house-guide' ? 'guides' : 'thegoodhour/{key}', `${name}.pdf`)
}

/** A fingerprint of everything that a guide is printed from. */
export function fingerprint(name: string): string {
  const hash = createHash('sha256')
  const fonts = readdirSync(join(documents, 'fonts')).filter((file) => file.endsWith('.woff2'))
  const sources = [`${name}.html`, 'style.css', 'parts.css', ...fonts.sort().map((file) => `fonts/${file}`)]
  for (const file of sources) hash.update(file).update(readFileSync(join(documents, file)))
  return hash.digest('hex')
}

/** Prints one guide. Throws when its text runs over the edge of a sheet or the file grows too large. */
export async function print(browser: Browser, name: string): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    await page.emulateMedia({ media: 'print' })
    await page.goto(pathToFileURL(join(documents, `${name}.html`)).href, { waitUntil: 'load' })
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

async function main(): Promise<void> {
  const printed: Record<string, string> = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
  const names = readdirSync(documents).flatMap((file) => (file.endsWith('.html') ? [file.slice(0, -5)] : []))
  const now = Object.fromEntries(names.sort().map((name) => [name, fingerprint(name)]))
  const isPrinted = (name: string) => existsSync(outputOf(name)) && printed[name] === now[name]
  const changed = names.filter((name) => !isPrinted(name))
  if (changed.length) {
    const browser = await startChromium(ensureChromium())
    try {
      for (const name of changed) {
        const pdf = await print(browser, name)
        mkdirSync(dirname(outputOf(name)), { recursive: true })
        writeFileSync(outputOf(name), pdf)
        console.log(`${relative(root, outputOf(name))}: ${pdf.length} bytes`)
      }
    } finally {
      await browser.close()
    }
    writeFileSync(manifest, `${JSON.stringify(now, null, 2)}\n`)
  }
  console.log(`${names.length} guides: ${changed.length} printed, ${names.length - changed.length} unchanged`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
