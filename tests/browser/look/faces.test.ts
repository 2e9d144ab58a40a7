import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FaceBox } from '../../../artwork/kit/faces'
import { accessKey, blocksOf, pages } from '../support/content'
import { openPage, root, serveReal } from '../support/site'

/** Banners are cut to the screen. Whoever looks out of one keeps the head, and no sheet lies over it. */
const faces: Record<string, FaceBox[]> = JSON.parse(readFileSync(join(root, 'artwork/faces.json'), 'utf8'))

const facesOf = (src: string): FaceBox[] => faces[src.replace(/^\/images\/|\.svg$/g, '')] ?? []

let address: string
let key: string
let page: Page

beforeAll(async () => {
  address = await serveReal()
  key = await accessKey()
  ;({ page } = await openPage())
})

afterAll(() => page.context().close())

/** Faces that are cut, or covered by the sheet with the heading, by more than a few pixels. One that is outside is no harm. */
const findHurt = (boxes: FaceBox[]) =>
  page.evaluate((boxes) => {
    const image = document.querySelector('[data-block="banner"] img') as HTMLImageElement
    const frame = (image.closest('div') as HTMLElement).getBoundingClientRect()
    const box = image.getBoundingClientRect()
    const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight)
    const width = image.naturalWidth * scale
    const height = image.naturalHeight * scale
    const [across = 0, down = 0] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((part) => Number.parseFloat(part) / 100)
    const x = box.left + (box.width - width) * across
    const y = box.top + (box.height - height) * down
    const sheets = [
      ...document.querySelectorAll('[data-block="banner"] header > div + div, [data-block="entryHeader"] h1'),
    ]
    return boxes.flatMap(([l, t, r, b]) => {
      const [left, right] = [x + (width * l) / 100, x + (width * r) / 100]
      const [top, bottom] = [y + (height * t) / 100, y + (height * b) / 100]
      const outside = Math.max(frame.left - left, right - frame.right, frame.top - top, bottom - frame.bottom)
      if (left > frame.right || right < frame.left) return []
      const covered = sheets.map((sheet) => {
        const rect = sheet.getBoundingClientRect()
        return Math.min(right - rect.left, rect.right - left, bottom - rect.top, rect.bottom - top)
      })
      const hurt = Math.round(Math.max(outside, ...covered))
      return hurt > 6 ? [`the face at ${l}, ${t} by ${hurt} px`] : []
    })
  }, boxes)

test.each([360, 600, 768, 1024, 1280, 1920])('%i px wide, no face in a banner is cut or covered', async (width) => {
  await page.setViewportSize({ width, height: 900 })
  const hurt: string[] = []
  for (const each of pages) {
    const banner = blocksOf(each).find(({ type }) => type === 'banner')
    const boxes = banner?.type === 'banner' ? facesOf(banner.image.src) : []
    if (boxes.length === 0) continue
    await page.goto(`${address}${each.path}?key=${key}`)
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('[data-block="banner"] img')?.naturalWidth,
    )
    hurt.push(...(await findHurt(boxes)).map((what) => `${each.path}: ${what}`))
  }
  expect(hurt).toEqual([])
})
