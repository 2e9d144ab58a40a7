import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { type BrowserContext, chromium, type FrameLocator, type Locator, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { chromiumArguments } from '../../../scripts/testing/chromium'
import { buildEditor } from '../../../src/engine/building/site-build/web-editor'
import { listen } from '../../../src/engine/building/static-server/http-server'
import { createStaticServer } from '../../../src/engine/building/static-server/static-server'
import { type StandIn, startGitHost } from '../../sites/git-host'
import { openPage, root } from './site'

const studioFolder = join(root, 'tests/second-studio')

/** The content of the second studio's site, as a repository has it. */
export function studioFiles(): Record<string, Buffer> {
  const names = readdirSync(join(studioFolder, 'public'), { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => join('public', name)).filter((name) => statSync(join(studioFolder, name)).isFile())
  return Object.fromEntries(['pages.json', ...files].map((name) => [name, readFileSync(join(studioFolder, name))]))
}

/** Builds the editor of the second studio's site, as if its folder were in no repository. Returns the folder. */
async function buildStudioEditor(host: string | undefined): Promise<string> {
  const folder = mkdtempSync(join(inject('folder'), 'web-editor-'))
  const [site, out] = [join(folder, 'site'), join(folder, 'dist-editor')]
  cpSync(studioFolder, site, { recursive: true })
  // Its blocks are code, which finds its packages above itself.
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'))
  const silent = { notify: () => undefined, progress: () => undefined }
  const built = await buildEditor({ root, site, out, host, ...silent })
  if (!('published' in built)) throw new Error('The editor was not built.')
  return out
}

/** Editors that are built, which name their host: the hosts of a process take turns at one port. */
const editors = new Map<StandIn, { folder: string; port: number }>()

/** The editor on the web of the second studio's site, served as plain files, with its host. */
export class WebStudio {
  address = ''
  host!: Awaited<ReturnType<typeof startGitHost>>
  private readonly servers: Server[] = []
  private folder = ''

  async start(kind: StandIn): Promise<void> {
    const built = editors.get(kind)
    this.host = await startGitHost(kind, studioFiles(), { port: built?.port })
    this.folder = built?.folder ?? (await buildStudioEditor(this.host.address))
    editors.set(kind, { folder: this.folder, port: Number(new URL(this.host.origin).port) })
    this.address = await this.serve(this.folder)
  }

  /** Serves the editor to browsers that keep no files, as private windows of some do. Returns its address. */
  async serveKeepingNothing(): Promise<string> {
    const folder = `${this.folder}-keeping-nothing`
    cpSync(this.folder, folder, { recursive: true })
    const [, worker = ''] = readFileSync(join(folder, 'index.html'), 'utf8').match(/data-worker="([^"]+)"/) ?? []
    const refusal = "navigator.storage.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'))\n"
    writeFileSync(join(folder, worker), refusal + readFileSync(join(folder, worker), 'utf8'))
    return this.serve(folder)
  }

  stop(): void {
    for (const server of this.servers) {
      server.close()
      server.closeAllConnections()
    }
    this.host?.close()
  }

  private async serve(folder: string): Promise<string> {
    const server = createStaticServer(folder)
    this.servers.push(server)
    return listen(server, 0)
  }

  /** Opens the editor in a window that nobody has used, and signs in. */
  async open(): Promise<Page> {
    const { page } = await openPage()
    await page.goto(this.address)
    await this.signIn(page)
    await this.heading(page).waitFor()
    return page
  }

  async signIn(page: Page, token = this.host.token): Promise<void> {
    await page.getByLabel(/ token$/).fill(token)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }

  frame = (page: Page): FrameLocator => page.frameLocator('.page iframe')
  heading = (page: Page): Locator => this.frame(page).locator('h1[data-field]').first()
  state = (page: Page): Locator => page.locator('.save-state')

  /** Types at the end of the heading, and leaves it there. */
  async type(page: Page, words: string): Promise<void> {
    await this.heading(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(words)
  }

  async write(page: Page, words: string): Promise<void> {
    await this.type(page, words)
    await page.keyboard.press('Enter')
    await page.locator('.save-state', { hasText: /^Saved/ }).waitFor()
  }
}

/** A browser of its own, which a test can kill. */
export async function launchBrowser(profile: string): Promise<{ context: BrowserContext; page: Page }> {
  const options = { executablePath: inject('chromium'), args: chromiumArguments }
  const context = await chromium.launchPersistentContext(profile, options)
  const page = context.pages()[0] ?? (await context.newPage())
  return { context, page }
}

/** Serves the editor for the tests of one file. */
export function editOnTheWeb(kind: StandIn = 'github'): WebStudio {
  const studio = new WebStudio()
  beforeAll(() => studio.start(kind))
  afterAll(() => studio.stop())
  return studio
}
