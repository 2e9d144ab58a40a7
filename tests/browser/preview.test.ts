import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSyntheticSite } from '../synthetic-site'
import { openPage, startBrowser, startPreview, waitForLife } from './site'

/** `npm run dev` on a small site of its own, as an author uses it. */
const site = mkdtempSync(join(tmpdir(), 'site-preview-'))
const file = join(site, 'pages.json')
let preview: ChildProcess
let browser: Browser
let page: Page
let complaints: string[]
let address: string
let saved: string

beforeAll(async () => {
  await writeSyntheticSite(site, 5)
  saved = readFileSync(file, 'utf8')
  ;({ address, preview } = await startPreview(site))
  browser = await startBrowser()
  ;({ page, complaints } = await openPage(browser, address))
  await page.goto(`${address}/page-1`)
  await waitForLife(page)
})

afterAll(async () => {
  await browser?.close()
  preview?.kill()
  rmSync(site, { recursive: true, force: true })
})

const edit = (change: (text: string) => string) => writeFileSync(file, change(saved))

const heading = () => page.getByRole('heading', { level: 1 })
const overlay = () => page.locator('problem-overlay section')

test('an edit appears in the open page without a reload, and the reader stays where they are', async () => {
  expect(await heading().textContent()).toBe('Page 1')
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true })
    window.scrollTo(0, 500)
  })
  edit((text) => text.replace('"heading": "Page 1"', '"heading": "Page one, mended"'))
  await page.getByRole('heading', { level: 1, name: 'Page one, mended' }).waitFor({ state: 'attached' })
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(500)
})

test('a mistake is shown over the last good page, in the words of the check, and goes when it is mended', async () => {
  edit((text) => text.replace('"heading": "Page 1"', '"heding": "Page 1"'))
  await overlay().waitFor()
  const words = await overlay().textContent()
  expect(words).toContain('page "/page-1", block 1 (banner)')
  expect(words).toContain('"heding" is not a field of a banner. Did you mean "heading"?')
  expect(await heading().textContent()).toBe('Page one, mended')

  edit((text) => text)
  await overlay().waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: 'Page 1', exact: true }).waitFor({ state: 'attached' })
})

test('a page that is opened while there are problems shows the last good site and the problems', async () => {
  edit((text) => text.replace('"title": "Page 2",', '"title": "Page 2"'))
  await overlay().waitFor()
  await page.goto(`${address}/page-2`)
  await overlay().waitFor()
  expect(await overlay().textContent()).toContain('A comma is missing')
  expect(await heading().textContent()).toBe('Page 2')
  edit((text) => text)
  await overlay().waitFor({ state: 'detached' })
})

test('nothing went wrong in the browser meanwhile', () => {
  expect(complaints).toEqual([])
})
