import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page, type Request } from 'playwright-core'
import { accessKeyNames } from '../../../src/engine/base/shared-types/access-key-names'
import { Failure } from '../../../src/engine/base/shared-types/failure'
import { buildEditor } from '../../../src/engine/building/site-build/web-editor'
import { listen } from '../../../src/engine/building/static-server/http-server'
import { createStaticServer } from '../../../src/engine/building/static-server/static-server'
import { readSchemas } from '../../../src/engine/folders/studio-folder/read-schemas'
import { writeSyntheticSite } from '../../../tests/sites/synthetic-site'
import { copySite, type Opened, waitForText } from '../../shared/edited-site'
import { chromiumArguments, ensureChromium } from '../../testing/chromium'
import type { EditorFigure } from '../editor'
import { leaveToPage, leaveToSaved } from '../editor/timings'
import { Network } from './slow-network'

/** How much slower than this machine's the processor of the first page is. It slows the main thread alone. */
const slowness = 4

interface ServedEditor {
  folder: string
  address: string
  network: Network
  stop: () => void
}

async function serve(site: string, folder: string): Promise<ServedEditor> {
  const silent = { notify: () => undefined, progress: () => undefined }
  const built = await buildEditor({ root: process.cwd(), site, out: folder, mayLosePages: true, ...silent })
  if (!('published' in built)) throw new Failure('The editor was not built: the site has errors.')
  const server = createStaticServer(folder)
  await listen(server, 0)
  const network = new Network((server.address() as AddressInfo).port)
  await once(network.server.listen(0, '127.0.0.1'), 'listening')
  const stop = () => {
    network.server.close()
    server.close()
    server.closeAllConnections()
  }
  const { port } = network.server.address() as AddressInfo
  return { folder, address: `http://127.0.0.1:${port}`, network, stop }
}

/** Opens the editor. A start that is sealed is opened with its key. */
async function open(page: Page, address: string, key: string): Promise<Omit<Opened, 'site'>> {
  await page.goto(address)
  const sealed = page.getByLabel('Access key')
  await page.locator('.page iframe').or(sealed).first().waitFor({ timeout: 120_000 })
  if (await sealed.isVisible()) {
    await sealed.fill(key)
    await sealed.press('Enter')
  }
  return { page, frame: await waitForText(page) }
}

interface FirstPage {
  /** In milliseconds. */
  time: number
  /** The bytes of all scripts that were asked for until then, as gzip. */
  scripts: number
  /** The number of different files that were asked for until then. */
  requests: number
}

/** Opens the editor on a slow machine and network, with nothing in the browser but the author's words. */
async function measureFirstPage(page: Page, { folder, address, network }: ServedEditor): Promise<FirstPage> {
  await page.goto('about:blank')
  const devtools = await page.context().newCDPSession(page)
  const storageTypes = 'cache_storage,service_workers'
  await devtools.send('Storage.clearDataForOrigin', { origin: address, storageTypes })
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  network.isSlow = true
  await page.addInitScript(() => {
    if (window !== top)
      new MutationObserver((_, watch) => {
        if (!document.querySelector('[data-field]')) return
        watch.disconnect()
        Object.assign(window, { firstText: Date.now() })
      }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-field'] })
  })
  const all: Request[] = []
  const note = (request: Request) => void all.push(request)
  page.context().on('request', note)
  const start = Date.now()
  await page.goto(address, { waitUntil: 'commit' })
  const frame = await waitForText(page)
  const end: number = await frame.locator(':root').evaluate(() => Reflect.get(window, 'firstText'))
  page.context().off('request', note)
  network.isSlow = false
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  // A request has its time with its answer.
  await Promise.all(all.map((request) => request.response()))
  // The service worker fetches what may be needed later.
  const before = all.filter((request) => !request.serviceWorker() && request.timing().startTime < end)
  const files = new Set(before.map((request) => new URL(request.url()).pathname))
  const scripts = [...files].filter((file) => file.endsWith('.js'))
  const sizes = await Promise.all(scripts.map(async (file) => gzipSync(await readFile(join(folder, file))).length))
  return { time: end - start, scripts: sizes.reduce((sum, size) => sum + size, 0), requests: files.size }
}

/** Measures the editor on the web of one site. */
async function measureSite(browser: Browser, site: string, maxEdit: number, name: string): Promise<EditorFigure[]> {
  await symlink(resolve('node_modules'), join(site, 'node_modules'))
  const { variable } = accessKeyNames(await readSchemas(process.cwd(), site))
  const key = randomBytes(16).toString('hex')
  process.env[variable] = key
  const served = await serve(site, join(site, 'dist-editor'))
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const ms = (what: string, value: number, max: number): EditorFigure => ({
    ...{ name: `${what}, ${name}`, value, max, unit: 'ms' },
  })
  try {
    await open(page, served.address, key)
    const first = await measureFirstPage(page, served)
    const opened = { page, site, frame: await waitForText(page) }
    await page.waitForLoadState('networkidle')
    return [
      ms('first page', first.time, 3000),
      { name: `scripts until then, ${name}, gzip`, value: first.scripts / 1000, max: 450, unit: 'kB' },
      { name: `requests until then, ${name}`, value: first.requests, max: 60, unit: 'requests' },
      ms('an edit in the form to the page', await leaveToPage(opened), maxEdit),
      ms('leaving a text to "Saved"', await leaveToSaved(opened), maxEdit * 3),
    ]
  } finally {
    await page.close()
    served.stop()
  }
}

/** Measures the editor on the web: this site, and one of 1,000 pages. */
export async function measureWebEditor(): Promise<EditorFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-web-editor-'))
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  try {
    const large = join(folder, 'large')
    await writeSyntheticSite(large, 1000)
    return [
      ...(await measureSite(browser, await copySite(folder), 100, 'this site')),
      ...(await measureSite(browser, large, 400, '1,000 pages')),
    ]
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}
