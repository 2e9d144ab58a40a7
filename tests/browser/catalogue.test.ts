import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, root, startBrowser, startPreview, type Visit } from './site'

let preview: ChildProcess
let browser: Browser
let visit: Visit

beforeAll(async () => {
  let address: string
  ;({ address, preview } = await startPreview(root))
  browser = await startBrowser()
  visit = await openPage(browser, address)
  await visit.page.goto(`${address}/catalogue`)
  await visit.page.getByRole('heading', { level: 1, name: 'The catalogue' }).waitFor()
})

afterAll(async () => {
  await browser?.close()
  preview?.kill()
})

test('the catalogue shows every example of every block, under its anchor', async () => {
  for (const type of readdirSync(join(root, 'src/blocks'))) {
    const { title, examples } = JSON.parse(readFileSync(join(root, `schemas/blocks/${type}.schema.json`), 'utf8'))
    const entry = visit.page.locator(`#block-${type}`)
    expect(await entry.locator(`[data-example] > [data-block="${type}"]:has(> *)`).count()).toBe(examples.length)
    expect(await visit.page.locator(`a[href="#block-${type}"]`).textContent()).toBe(title)
  }
})

test('the catalogue shows every element', async () => {
  const elements = readdirSync(join(root, 'src/elements'))
    .filter((name) => /^[A-Z]\w+\.tsx$/.test(name))
    .map((name) => name.replace('.tsx', ''))
  const headings = await visit.page.locator('[data-element] > h3').allTextContents()
  const shown = headings.flatMap((heading) => heading.split(', '))
  expect(elements.filter((name) => !shown.includes(name))).toEqual([])
})

test('the catalogue has nothing to complain of, and no block is broken', async () => {
  expect(await visit.page.getByText(/^Block \d+ .* broke/).count()).toBe(0)
  expect(visit.complaints).toEqual([])
})

test('a build holds nothing of the catalogue', () => {
  const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|json|js|css|xml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(50)
  const strangers = files.filter((file) =>
    /The catalogue|catalogue-(words|entry|index)/.test(readFileSync(file, 'utf8')),
  )
  expect(strangers).toEqual([])
  expect(files.filter((file) => /catalogue/i.test(file))).toEqual([])
})
