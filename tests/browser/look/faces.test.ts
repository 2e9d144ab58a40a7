import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type FaceBox, findHurtFaces } from '../../../scripts/inspect/hurt-faces'
import { eachOnStudio } from '../support/site'

/** Banners are cut to the screen, and a sheet lies over them. `npm run inspect -- faces` looks at those of the real pages. */
let page: Page
let address: string

eachOnStudio(
  (visit) => {
    ;({ page, address } = visit)
  },
  { keepsTab: true },
)

/** The face at a place of the window, in hundredths of the banner's picture: so large on the screen. */
const faceAt = (x: number, y: number, size = 40) =>
  page.locator('[data-block="banner"] img').evaluate(
    (image: HTMLImageElement, [x, y, size]) => {
      const { left, top, width, height } = image.getBoundingClientRect()
      const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
      const whole = [image.naturalWidth * scale, image.naturalHeight * scale] as const
      const [across = 0, down = 0] = getComputedStyle(image)
        .objectPosition.split(' ')
        .map((part) => Number.parseFloat(part) / 100)
      const start = [left + (width - whole[0]) * across, top + (height - whole[1]) * down] as const
      const part = (at: number, axis: 0 | 1) => (100 * (at - start[axis])) / whole[axis]
      return [part(x, 0), part(y, 1), part(x + size, 0), part(y + size, 1)] as FaceBox
    },
    [x, y, size] as const,
  )

const boxOf = async (selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`There is no ${selector}.`)
  return box
}

test.each([360, 1280])(
  '%i px wide, a face in a banner that is cut or covered is found, and no other',
  async (width) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    const frame = await boxOf('[data-block="banner"] div:has(> picture, > img)')
    const sheet = await boxOf('[data-block="banner"] header > div + div')
    const free = await faceAt(frame.x + frame.width - 60, frame.y + 40)
    const cut = await faceAt(frame.x + frame.width - 60, frame.y - 20)
    const covered = await faceAt(sheet.x + 5, sheet.y + 2, 16)
    const outside = await faceAt(frame.x + frame.width + 30, frame.y + 40)
    expect(await findHurtFaces(page, () => [free, outside])).toEqual([])
    expect(await findHurtFaces(page, () => [cut])).toHaveLength(1)
    expect(await findHurtFaces(page, () => [covered])).toHaveLength(1)
  },
)
