import { readFileSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
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

/** What is not there after an installation. */
const lateCaches = ['validators', 'public-files', 'compile']

/** The first start after an installation, and the best of later ones: other programs only add time. */
export async function measureOpening(browser: Browser, site: string): Promise<{ cold: Opening; warm: Opening }> {
  for (const name of lateCaches) await rm(`node_modules/.cache/${name}`, { recursive: true, force: true })
  const cold = await open(browser, site)
  const later = [await open(browser, site), await open(browser, site), await open(browser, site)]
  return { cold, warm: later.reduce((best, one) => (one.time < best.time ? one : best)) }
}

const edits = 300

/** The memory of the preview after an hour of work: edits, and visits of all pages. In bytes; only Linux reports it. */
export async function measureMemory(site: string): Promise<number> {
  const { address, pid, stop } = await startPreview(site)
  const file = join(site, 'pages.json')
  const text = readFileSync(file, 'utf8')
  const { pages } = JSON.parse(text) as { pages: { path: string; title?: string; blocks?: unknown[] }[] }
  const paths = pages.flatMap(({ path, blocks }) => (blocks ? [path] : []))
  const [title = ''] = pages.flatMap((page) => page.title ?? [])
  try {
    for (let count = 1; count <= edits; count++) {
      const edited = `${title.slice(0, 40)} ${count}`
      writeFileSync(file, text.replace(JSON.stringify(title), JSON.stringify(edited)))
      const isShown = async () => (await (await fetch(`${address}/index.json`)).text()).includes(JSON.stringify(edited))
      while (!(await isShown()));
      await (await fetch(address + paths[count % paths.length])).text()
    }
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    return Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? Number.NaN) * 1024
  } finally {
    writeFileSync(file, text)
    stop()
  }
}
