import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { startPreview, waitForText } from '../../shared/edited-site'

interface Opening {
  /** From the command to the first text that can be edited, in milliseconds. */
  time: number
  requests: number
  bytes: number
}

/** Starts the preview and opens the editor with an empty browser cache. */
async function open(browser: Browser, site: string): Promise<Opening> {
  const start = performance.now()
  const { address, stop } = await startPreview(site)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) =>
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    ),
  )
  try {
    await page.goto(`${address}/__editor/`)
    await waitForText(page)
    const time = performance.now() - start
    await page.waitForLoadState('networkidle')
    const all = await Promise.all(sizes)
    return { time, requests: all.length, bytes: all.reduce((sum, size) => sum + size, 0) }
  } finally {
    await page.close()
    stop()
  }
}

/** What is not there after an installation, for a site in another folder. */
const lateCaches = ['public-files', 'compile']

/** The first start after an installation, and the best of later ones: other programs only add time. */
export async function measureOpening(browser: Browser, site: string): Promise<{ cold: Opening; warm: Opening }> {
  // An installation builds the preview's code.
  execFileSync(process.execPath, ['scripts/run.js', 'code'])
  for (const name of lateCaches) await rm(`node_modules/.cache/${name}`, { recursive: true, force: true })
  const cold = await open(browser, site)
  const later = [await open(browser, site), await open(browser, site), await open(browser, site)]
  return { cold, warm: later.reduce((best, one) => (one.time < best.time ? one : best)) }
}
