import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { project } from '../../sites/studio-site'
import { openPage, serveStudio, waitForHydration } from '../support/site'

let address: string

beforeAll(async () => {
  ;({ address } = await serveStudio())
})

interface Shown {
  alt: string
  /** The width in the name of the file that the browser has chosen, and the width that it is drawn at. */
  file: number
  drawn: number
  isSmallest: boolean
}

/** Every picture of the page that has copies, once it has come. */
const readPictures = (page: Page): Promise<Shown[]> =>
  page.$$eval('picture > img', async (images) => {
    const shown: Shown[] = []
    for (const image of images as HTMLImageElement[]) {
      image.scrollIntoView()
      image.loading = 'eager'
      await image.decode()
      const file = Number(image.currentSrc.match(/-(\d+)\.avif$/)?.[1])
      const smallest = Number(image.srcset.match(/ (\d+)w/)?.[1])
      shown.push({ alt: image.alt, file, drawn: image.offsetWidth, isSmallest: file === smallest })
    }
    return shown
  })

/** What does not fit: too small, or more than 2.2 times as wide as it is drawn, where there is a smaller copy. */
const misfits = (pictures: Shown[]) =>
  pictures.filter(({ file, drawn, isSmallest }) => !(file >= drawn) || (file > 2.2 * drawn && !isSmallest))

test.each([360, 768, 1280, 1920])('%i px wide, every still comes in a file that fits it (S10)', async (width) => {
  const { page } = await openPage({ viewport: { width, height: 900 } })
  await page.goto(address + project)
  const pictures = await readPictures(page)
  expect(pictures.length).toBeGreaterThanOrEqual(5)
  expect(misfits(pictures)).toEqual([])
  await page.context().close()
})

test('extra large, a still comes in a file that fills the modal (S10, B6)', async () => {
  const { page, complaints } = await openPage({ viewport: { width: 1920, height: 1080 } })
  await page.goto(address + project)
  await waitForHydration(page)
  await page.locator('[data-block="caseStudy"] li:nth-child(2) a[aria-haspopup]').click()
  const large = page.getByRole('dialog').locator('img')
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const file = await large.evaluate((image: HTMLImageElement) => Number(image.currentSrc.match(/-(\d+)\.avif$/)?.[1]))
  expect(file).toBe(1600)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('without script and without srcset a still is there, in a middle size, and leads to its large file (R10)', async () => {
  const { page } = await openPage({ javaScriptEnabled: false })
  await page.goto(address + project)
  const still = page.locator('[data-block="caseStudy"] picture > img').first()
  expect(await still.getAttribute('src')).toMatch(/^\/assets\/[0-9a-f]{12}-800\.webp$/)
  const large = await still.locator('xpath=ancestor::a').getAttribute('href')
  const answer = await page.request.get(address + large)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/webp')
  expect(answer.headers()['cache-control']).toContain('immutable')
  await page.context().close()
})
