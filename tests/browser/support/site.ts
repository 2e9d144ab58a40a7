import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest'
import { chromiumArguments } from '../../../scripts/testing/chromium'
import { waitForHydration } from '../../../src/engine/base/chromium/stillness'
import { listen } from '../../../src/engine/building/static-server/http-server'
import { createStaticServer } from '../../../src/engine/building/static-server/static-server'
import { commandLine } from '../../sites/command-line'
import { studioKey, writeStudio } from '../../sites/studio-site'

export { waitForHydration }

export const root = join(import.meta.dirname, '../../..')

/** Makes something once, when it is first asked for. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** No name but that of this machine is found: third parties are down, and no request has to be held to make them so. */
const noStrangers = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost, EXCLUDE 127.0.0.1'

/** The Chromium of this process, which the files share. It ends with the process. */
export const startBrowser = once(() =>
  chromium.launch({ executablePath: inject('chromium'), args: [...chromiumArguments, noStrangers] }),
)

/** Serves a built site. Returns its address. */
export async function serveSite(folder: string): Promise<{ address: string; server: Server }> {
  const server = createStaticServer(folder)
  return { address: await listen(server, 0), server }
}

/** Serves the real site that `npm run build` has left in dist. Returns its address. */
export const serveReal = once(async () => {
  const folder = join(root, 'dist')
  if (!existsSync(join(folder, 'index.html'))) throw new Error('There is no built site. Run "npm run build" first.')
  return (await serveSite(folder)).address
})

/** Builds the site in a folder into its dist/. */
function build(site: string, env: NodeJS.ProcessEnv): string {
  const out = join(site, 'dist')
  execFileSync(process.execPath, commandLine('build', '--site', site, '--out', out), {
    cwd: root,
    // Without a key in its environment, a build makes one: no host asks for it.
    env: { ...process.env, CI: '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return out
}

/** Builds the site in a folder into its dist/ and serves that. Returns its address. */
export const buildAndServe = async (site: string, env: NodeJS.ProcessEnv = {}): ReturnType<typeof serveSite> =>
  serveSite(build(site, env))

/** Builds a site once in a run: the process that asks first does, and the others wait. Returns its folder. */
async function buildOnce(name: string, env: NodeJS.ProcessEnv, write: (folder: string) => unknown): Promise<string> {
  const folder = join(inject('folder'), name)
  const mark = join(folder, 'is-built')
  try {
    mkdirSync(folder)
  } catch {
    await vi.waitUntil(() => existsSync(mark), { timeout: 100_000, interval: 100 })
    return folder
  }
  await write(folder)
  build(folder, env)
  writeFileSync(mark, '')
  return folder
}

/** Serves the made-up studio. Returns its address and where it was built. */
export const serveStudio = once(async () => {
  const folder = await buildOnce('studio', { GOOD_HOUR_KEY: studioKey }, writeStudio)
  const { address } = await serveSite(join(folder, 'dist'))
  return { address, folder }
})

/** Serves the second studio. Returns its address. */
export const serveSecondStudio = once(async () => {
  const key = randomBytes(16).toString('hex')
  const folder = await buildOnce('second-studio', { WERKSTATT_KEY: key }, (folder) =>
    cpSync(join(root, 'tests/second-studio'), folder, { recursive: true }),
  )
  return (await serveSite(join(folder, 'dist'))).address
})

/** Starts `npm start` or `npm run dev` on a site. Returns its address once it is there. */
export async function startCommand(
  script: 'start' | 'dev' | 'catalogue',
  args: string[],
  port = '0',
): Promise<{ address: string; command: ChildProcess }> {
  const command = spawn(process.execPath, commandLine(script, ...args), {
    cwd: root,
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    command.stdout?.on('data', (text) => {
      const found = String(text).match(/http:\/\/localhost:\d+/)
      if (found) resolve(found[0])
    })
    command.once('exit', () => reject(new Error(`scripts/${script}.ts has stopped.`)))
  })
  return { address, command }
}

/** Starts `npm run dev` on a site. Returns its address once it is there. */
export async function startPreview(site: string, port?: string): Promise<{ address: string; preview: ChildProcess }> {
  const { address, command } = await startCommand('dev', ['--site', site], port)
  return { address, preview: command }
}

/** For tests of what moves. */
export const moving = { reducedMotion: 'no-preference' } as const

/** Scrolls to the end of the page, so that every block is hydrated: what is near the window is seen in the next frame. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
}

/** A page in a browser of its own, and everything that it complained about. */
export interface Visit {
  page: Page
  /** Uncaught errors, console errors and failed answers of the site itself. */
  complaints: string[]
}

/** What the content security policy has refused on the pages of the running test: nothing, or the test fails. */
const violations: string[] = []

/** Fails the test that has just run when the content security policy has refused something. */
export const expectNoViolations = () =>
  expect(violations.splice(0), 'what the content security policy has refused').toEqual([])

/** Counts what the content security policy refuses on the pages of a context. */
export async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.exposeBinding('tellViolation', (_, violation: string) => void violations.push(violation))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { target, violatedDirective, blockedURI, sample, sourceFile, lineNumber } = event
      // Pasted html is read in a document that shows nothing: its styles and handlers are refused, as they should be.
      if (violatedDirective.endsWith('-attr') && target === document) return
      // Vite's client tries a port of its own when the preview is gone.
      if (sourceFile.endsWith('/@vite/client') && blockedURI.startsWith('ws:')) return
      Reflect.get(
        window,
        'tellViolation',
      )(`${violatedDirective} refuses ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`)
    })
  })
}

/** Prints what the open pages say: in the dialog on top, if there is one. */
export async function printPages(): Promise<void> {
  const browser = await startBrowser()
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const said = page.evaluate(() => {
      const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"], dialog[open]')].at(-1)
      return (dialog ?? document.body).innerText.replace(/\s+/g, ' ').slice(0, 2000)
    })
    console.log(`${page.url()}: ${await said.catch(String)}`)
  }
}

const viewport = { width: 1280, height: 800 }

/**
 * Opens a fresh browser context. Pages stand still unless a test asks for `moving`: painting what moves takes most of a
 * machine without a graphics card.
 */
export async function openPage(options: BrowserContextOptions = {}): Promise<Visit> {
  const browser = await startBrowser()
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    ...options,
  })
  await watchPolicy(context)
  const page = await context.newPage()
  return { page, complaints: listComplaints(page) }
}

/** Lists what a page complains of from now on. */
export function listComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    // Chromium logs every request that fails or is answered with 404; those are looked at below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  return complaints
}

/** Waits until React has taken an element over: it names each that it has. */
export async function waitForReact(element: Locator): Promise<void> {
  const isTaken = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$')))
  await expect.poll(isTaken).toBe(true)
}

/** The addresses of links, in their order. */
export const hrefs = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')))

/** Goes to an address and waits until its page is hydrated. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
}

interface StudioVisits extends BrowserContextOptions {
  /** A test fails when the page has complained of anything. */
  isQuiet?: boolean
  /** The tests take turns in one tab, which is quicker than a new one: none adds scripts or a clock to it. */
  keepsTab?: boolean
}

/** Makes a tab as it was before the first test: without what sites have stored, routes, and other media. */
async function clearTab({ page, complaints }: Visit, address: string): Promise<void> {
  await page.goto('about:blank')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' })
  await devtools.detach()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ media: null, forcedColors: null })
  await page.setViewportSize(viewport)
  complaints.length = 0
}

/** Serves the studio to the tests of one file. Each test begins with a fresh page, which `begin` is handed. */
export function eachOnStudio(
  begin: (visit: Visit & { address: string }) => void,
  { isQuiet = true, keepsTab = false, ...options }: StudioVisits = {},
): void {
  let address: string
  let visit: Visit | undefined

  beforeAll(async () => {
    ;({ address } = await serveStudio())
  })
  beforeEach(async () => {
    if (visit && keepsTab) await clearTab(visit, address)
    else visit = await openPage(options)
    begin({ ...visit, address })
  })
  afterEach(async () => {
    if (isQuiet) expect(visit?.complaints).toEqual([])
    if (!keepsTab) await visit?.page.context().close()
  })
}
