import type { ChildProcess } from 'node:child_process'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, pages, root, scrollThrough, startBrowser, startPreview, waitForLife } from './site'

/** Only React's development build says when the browser's tree differs from the server's, so the preview is asked. */
let preview: ChildProcess
let browser: Browser
let address: string

beforeAll(async () => {
  ;({ address, preview } = await startPreview(root))
  browser = await startBrowser()
})

afterAll(async () => {
  await browser?.close()
  preview?.kill()
})

test.each(pages.map(({ path }) => path))(
  '%s comes to life as the server has rendered it, to the last block',
  async (path) => {
    const { page, complaints } = await openPage(browser, address)
    await page.goto(address + path)
    await waitForLife(page)
    await scrollThrough(page)
    expect(complaints).toEqual([])
    await page.context().close()
  },
)
