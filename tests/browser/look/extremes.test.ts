import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { extremePages, extremePictures, extremeSite } from '../../sites/extreme-site'
import { files } from '../../sites/mutation-site'
import { writePublicFiles } from '../../sites/studio-site'
import {
  bentPictures,
  coveredText,
  cutText,
  findFaults,
  listPlaces,
  overflow,
  overlaps,
  spilledText,
} from '../support/measures'
import { buildAndServe, openPage } from '../support/site'

/** A site whose content goes as far as the schemas let it, built as any site is. A new block is on it without a word here. */
const folder = mkdtempSync(join(inject('folder'), 'extremes-'))
let address: string
let server: Server
/** Two tabs, which keep the files that the pages share. */
let page: Page
let drawn: Page

beforeAll(async () => {
  const site = extremeSite()
  await writePublicFiles(folder, files.keys())
  for (const [file, content] of await extremePictures(site)) writeFileSync(join(folder, 'public', file), content)
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(site))
  ;({ address, server } = await buildAndServe(folder))
  ;({ page } = await openPage())
  drawn = await page.context().newPage()
})

afterAll(async () => {
  await page?.context().close()
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

const widths = [360, 768, 1280, 1920]
const twinWidths = [360, 1280]

/** Goes to a page, opens all that is closed on it, and waits for all of its pictures. */
async function goToWhole(page: Page, path: string): Promise<void> {
  await page.goto(address + path)
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const image of document.images) image.loading = 'eager'
    const loading = [...document.images].filter(({ complete }) => !complete)
    await Promise.all(
      loading.map(
        (image) =>
          new Promise((resolve) => {
            image.onload = image.onerror = resolve
          }),
      ),
    )
    await document.fonts.ready
  })
}

const measures = {
  'wider than the window': overflow,
  'cut off': cutText,
  'wider than its box': spilledText,
  'over other text': overlaps,
  'over or under a picture or a button': coveredText,
  'out of its proportions': bentPictures,
}

/** The first places that differ; they push all others. */
const firstDifferences = (some: string[], others: string[]) =>
  some.flatMap((place, index) => (place === others[index] ? [] : [`${place} and not ${others[index]}`])).slice(0, 3)

/** Places of a page that differ from those of its twin. */
async function findDifferences(page: Page, drawn: Page, width: number): Promise<string[]> {
  await drawn.setViewportSize({ width, height: 800 })
  return firstDifferences(await listPlaces(page), await listPlaces(drawn))
}

test.each(extremePages)(
  'with $path nothing is cut off, covered or bent, and pictures of pixels stand where drawings do',
  async ({ path, twin }) => {
    await Promise.all([goToWhole(page, path), twin && goToWhole(drawn, twin)])
    const faults: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const differences = twin && twinWidths.includes(width) ? await findDifferences(page, drawn, width) : []
      const found = [
        ...(await findFaults(page, measures)),
        ...differences.map((what) => `elsewhere than a drawing: ${what}`),
      ]
      faults.push(...found.map((what) => `${width} px, ${what}`))
    }
    expect(faults).toEqual([])
  },
)
