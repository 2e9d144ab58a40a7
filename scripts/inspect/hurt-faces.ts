import type { Page } from 'playwright-core'

/** In percent of a picture: left, top, right, bottom. */
export type FaceBox = [number, number, number, number]

/** In pixels. */
const tolerance = 6

/** Describes the faces that a banner's edge cuts or its heading covers, but not those that are completely outside. */
export async function findHurtFaces(page: Page, boxesOf: (address: string) => FaceBox[]): Promise<string[]> {
  const banner = page.locator('[data-block="banner"] img').first()
  if ((await banner.count()) === 0) return []
  const boxes = boxesOf((await banner.getAttribute('src')) ?? '')
  if (boxes.length === 0) return []
  await page.waitForFunction((image) => (image as HTMLImageElement).naturalWidth, await banner.elementHandle())
  const depths = await banner.evaluate(measureFaces, boxes)
  return boxes.flatMap(([left, top], index) => {
    const depth = Math.round(depths[index] ?? 0)
    return depth > tolerance ? [`the face at ${left}, ${top} by ${depth} px`] : []
  })
}

/** Runs in the browser. Returns how many pixels of each face are cut or covered. */
function measureFaces(element: Element, boxes: FaceBox[]): number[] {
  const image = element as HTMLImageElement
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
  ].map((sheet) => sheet.getBoundingClientRect())
  return boxes.map(([l, t, r, b]) => {
    const [left, right] = [x + (width * l) / 100, x + (width * r) / 100]
    const [top, bottom] = [y + (height * t) / 100, y + (height * b) / 100]
    if (left > frame.right || right < frame.left) return 0
    const outside = Math.max(frame.left - left, right - frame.right, frame.top - top, bottom - frame.bottom)
    const covered = sheets.map((sheet) =>
      Math.min(right - sheet.left, sheet.right - left, bottom - sheet.top, sheet.bottom - top),
    )
    return Math.max(outside, ...covered)
  })
}
