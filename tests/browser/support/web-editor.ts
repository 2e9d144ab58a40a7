import { cpSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'
import { inject } from 'vitest'
import { listPublicFiles } from '../../../src/engine/site/public-files'
import { startGitHost } from '../../sites/git-host'
import { once, openPage, startCommand } from './site'

type Host = Awaited<ReturnType<typeof startGitHost>>

/** The second studio's editor on the web, built once for a process and served as plain files, with its repository at a stand-in. */
export const serveWebEditor = once(async () => {
  const site = mkdtempSync(join(inject('folder'), 'web-editor-'))
  cpSync('tests/second-studio', site, { recursive: true })
  // Its blocks are code, which finds its packages above itself.
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'))
  const files: Record<string, Buffer> = { 'pages.json': readFileSync(join(site, 'pages.json')) }
  for (const address of (await listPublicFiles(site)).keys())
    files[`public${address}`] = readFileSync(join(site, 'public', address))
  const host = await startGitHost('github', files)
  const out = join(site, 'dist-editor')
  const { address, command } = await startCommand('dev', [
    '--web',
    '--site',
    site,
    '--host',
    host.address,
    '--out',
    out,
  ])
  process.once('SIGTERM', () => command.kill('SIGKILL'))
  return { address, host, start: host.state.repository.headOf('main') as string }
})

/** An author's browser, with the stand-in as it is at the start. */
export class WebAuthor {
  private constructor(
    readonly address: string,
    readonly host: Host,
    readonly page: Page,
  ) {}

  static async open(path = '/'): Promise<WebAuthor> {
    const { address, host, start } = await serveWebEditor()
    const { repository } = host.state
    for (const { name } of repository.branches()) if (name !== 'main') repository.deleteBranch(name)
    repository.setBranch('main', start)
    host.state.pulls.length = 0
    host.state.faults.clear()
    const { page } = await openPage()
    const author = new WebAuthor(address, host, page)
    await page.goto(`${address}${path}`)
    return author
  }

  /** pages.json of a branch. */
  text = (branch = 'main'): string => this.host.state.repository.bytes(['show', `${branch}:pages.json`]).toString()

  /** Changes pages.json as someone else does. */
  push(change: (text: string) => string): void {
    const bytes = Buffer.from(change(this.text()))
    this.host.state.repository.commit('main', 'By someone else', [{ path: 'pages.json', bytes }])
  }

  async signIn(token = this.host.token): Promise<void> {
    await this.page.getByLabel('Token of GitHub').fill(token)
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }

  /** Waits until the page can be edited. */
  ready = () => this.heading().waitFor()

  frame = (): FrameLocator => this.page.frameLocator('.page iframe')
  heading = () => this.frame().getByRole('textbox', { name: 'Überschrift of Auftakt', exact: true }).first()
  lines = () => this.page.locator('.status-line p').allTextContents()
  line = (words: string | RegExp) => this.page.locator('.status-line', { hasText: words })

  /** As when the window is seen again. */
  focus = () => this.page.evaluate(() => void dispatchEvent(new Event('focus')))

  async write(words: string): Promise<void> {
    await this.heading().click()
    await this.page.keyboard.press('Control+A')
    await this.page.keyboard.type(words)
    await this.page.keyboard.press('Enter')
    await this.page.locator('.save-state', { hasText: /^Saved/ }).waitFor()
  }

  async publish(words: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click()
    await this.page.getByLabel('Describe your change').fill(words)
    await this.page.keyboard.press('Enter')
  }
}
