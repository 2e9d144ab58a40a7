import { spawn } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { Failure } from '../../src/engine/base/shared-types/failure'

/** A page in the editor. */
export interface Opened {
  page: Page
  /** The edited page. */
  frame: FrameLocator
  site: string
}

interface StartedPreview {
  address: string
  pid?: number
  stop: () => void
}

export async function startPreview(site: string): Promise<StartedPreview> {
  const preview = spawn(process.execPath, ['scripts/run.js', 'dev', '--site', site], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    preview.once('exit', () => reject(new Failure('The preview could not be started.')))
    preview.stdout.on('data', (text) => {
      const [found] = String(text).match(/http:\/\/localhost:\d+/) ?? []
      if (found) resolve(found)
    })
  })
  return { address, pid: preview.pid, stop: () => void preview.kill() }
}

/** Waits until the page in the editor can be edited. */
export async function waitForText(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('.page iframe')
  await frame.locator('[data-field]').first().waitFor({ timeout: 120_000 })
  return frame
}

export async function withEditor<Result>(
  browser: Browser,
  site: string,
  path: string,
  act: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const { address, stop } = await startPreview(site)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`${address}/__editor${path}`)
    const frame = await waitForText(page)
    return await act({ page, frame, site })
  } finally {
    await page.close()
    stop()
  }
}

/** Copies this project's site, and returns its folder. */
export async function copySite(folder: string): Promise<string> {
  const site = join(folder, 'own')
  for (const name of ['pages.json', 'public']) await cp(name, join(site, name), { recursive: true })
  return site
}
