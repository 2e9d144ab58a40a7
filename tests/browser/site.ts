import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium'
import { waitForLife } from '../../scripts/screenshots/wait-for-life'
import { findAccessKey } from '../../src/engine/build/guard/access-key'
import type { ContentPage, Page as PageContent, SiteContent } from '../../src/engine/generated/content'
import { listen } from '../../src/engine/serve/http-server'
import { createStaticServer } from '../../src/engine/serve/static-server'
import { commandLine } from '../command-line'

export { waitForLife }

export const root = join(import.meta.dirname, '../..')

/** The content of the real site. */
export const content = JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8')) as SiteContent

const isContentPage = (page: PageContent): page is ContentPage => !('redirect' in page)

/** Every page of the real site that is not a redirect. */
export const pages: ContentPage[] = (content.pages as PageContent[]).filter(isContentPage)

/** Pages that together have every type of block and every layout that the site uses: as few as a look in turn finds. */
export function pagesOfEveryKind(): ContentPage[] {
  const met = new Set<string>()
  const kindsOf = ({ layout, blocks = [] }: ContentPage) => [
    `layout ${layout}`,
    ...blocks.map((block) => ('shared' in block ? `shared ${block.shared}` : block.type)),
  ]
  return pages.filter((page) => {
    const kinds = kindsOf(page)
    const isNew = kinds.some((kind) => !met.has(kind))
    for (const kind of kinds) met.add(kind)
    return isNew
  })
}

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })

/** Serves the site that `npm run build` has left in dist. Returns its address. */
export async function serveSite(folder = join(root, 'dist')): Promise<{ address: string; server: Server }> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error('There is no built site. Run "npm run build" first.')
  const server = createStaticServer(folder)
  return { address: await listen(server, 0), server }
}

/** Builds the site in a folder into its dist/ and serves that. Returns its address. */
export async function buildAndServe(site: string, env: NodeJS.ProcessEnv = {}): ReturnType<typeof serveSite> {
  const out = join(site, 'dist')
  execFileSync(process.execPath, commandLine('build', '--site', site, '--out', out), {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return serveSite(out)
}

/** Starts `npm start` or `npm run dev` on a site. Returns its address once it is there. */
export async function startCommand(
  script: 'start' | 'dev' | 'catalogue',
  args: string[],
): Promise<{ address: string; command: ChildProcess }> {
  const command = spawn(process.execPath, commandLine(script, ...args), {
    cwd: root,
    env: { ...process.env, PORT: '0' },
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
export async function startPreview(site: string): Promise<{ address: string; preview: ChildProcess }> {
  const { address, command } = await startCommand('dev', ['--site', site])
  return { address, preview: command }
}

/** For tests of what moves. */
export const moving = { reducedMotion: 'no-preference' } as const

/** Scrolls to the end of the page, so that every block wakes. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 20))
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

afterEach(() => expect(violations.splice(0), 'what the content security policy has refused').toEqual([]))

/** Counts what the content security policy refuses on the pages of a context. */
export async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.exposeBinding('tellViolation', (_, violation: string) => void violations.push(violation))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber }) =>
      Reflect.get(
        window,
        'tellViolation',
      )(`${violatedDirective} refuses ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`),
    )
  })
}

/**
 * Opens a fresh browser context in which only the site itself can be reached: third parties are down. Pages stand still
 * unless a test asks for `moving`: painting what moves takes most of a machine without a graphics card.
 */
export async function openPage(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  await context.route(
    (url) => url.origin !== new URL(address).origin,
    (route) => route.abort(),
  )
  const complaints: string[] = []
  await watchPolicy(context)
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    // Chromium logs every request that a test aborts or that is answered with 404; those are looked at below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  return { page, complaints }
}

/** Lets a visitor into the guarded pages: who has their cookies reads them as any other page. */
export async function letIn(page: Page, address: string): Promise<void> {
  const value = await findAccessKey(root, console.log)
  const names = pages.flatMap(({ guard }) => guard?.cookie ?? [])
  await page.context().addCookies(names.map((name) => ({ name, value, url: address })))
}

/** Waits until React has taken an element over: it names each that it has. */
export async function waitForReact(element: Locator): Promise<void> {
  const isTaken = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$')))
  await expect.poll(isTaken).toBe(true)
}

/** The addresses of links, in their order. */
export const hrefs = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')))

/** Goes to an address and waits until its page has come to life. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForLife(page)
}

/**
 * Serves the built site to a browser for the tests of one file. Each test begins with a fresh page, which `begin` is
 * handed, and fails when the page has complained of anything.
 */
export function eachOnSite(
  begin: (visit: Visit & { browser: Browser; address: string }) => void,
  options: BrowserContextOptions = {},
): void {
  let browser: Browser
  let server: Server
  let address: string
  let visit: Visit

  beforeAll(async () => {
    browser = await startBrowser()
    ;({ address, server } = await serveSite())
  })
  beforeEach(async () => {
    visit = await openPage(browser, address, options)
    begin({ ...visit, browser, address })
  })
  afterEach(async () => {
    expect(visit.complaints).toEqual([])
    await visit.page.context().close()
  })
  afterAll(async () => {
    await browser?.close()
    server?.close()
  })
}
