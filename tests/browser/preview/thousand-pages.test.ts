import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { writeSyntheticSite } from '../../sites/synthetic-site'
import { openHydrated, openPage, startPreview } from '../support/site'

const site = mkdtempSync(join(inject('folder'), 'thousand-'))
const file = join(site, 'pages.json')
let preview: ChildProcess
let address: string

beforeAll(async () => {
  await writeSyntheticSite(site, 1000)
  ;({ address, preview } = await startPreview(site))
})

afterAll(() => {
  preview?.kill()
  rmSync(site, { recursive: true, force: true })
})

test('of a thousand pages, an edit of the open one is shown in the same document', async () => {
  const saved = readFileSync(file, 'utf8')
  expect(saved.length).toBeGreaterThan(5_000_000)
  const { page, complaints } = await openPage()
  await openHydrated(page, `${address}/page-1`)
  // What reloads a page for the first time comes before this.
  await page.waitForTimeout(300)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  for (const words of ['Page 1, once', 'Page 1, twice']) {
    writeFileSync(file, saved.replace('"heading": "Page 1"', `"heading": "${words}"`))
    await page.getByRole('heading', { level: 1, name: words }).waitFor()
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(complaints).toEqual([])
  await page.context().close()
})
