import type { ChildProcess } from 'node:child_process'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentPage } from '../../src/generated/content'
import { moving, openPage, pages, root, scrollThrough, startBrowser, startPreview, waitForLife } from './site'

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

/** Pages that together have every type of block and every layout that the site uses: as few as a look in turn finds. */
function pagesOfEveryKind(): ContentPage[] {
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

test('blocks of every kind come to life as the server has rendered them', { timeout: 300_000 }, async () => {
  const { page, complaints } = await openPage(browser, address, moving)
  const faults: string[] = []
  for (const { path } of pagesOfEveryKind()) {
    await page.goto(address + path)
    await waitForLife(page)
    await scrollThrough(page)
    faults.push(...complaints.splice(0).map((complaint) => `${path}: ${complaint}`))
  }
  expect(faults).toEqual([])
})
