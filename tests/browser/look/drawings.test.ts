import { expect, test } from 'vitest'
import { shownDrawings, unshownDrawings } from '../../sites/drawings'
import { startBrowser } from '../support/site'

/** Chromium gives a drawing that has no size of its own the largest one of its shape that fits into this. */
const frame = { width: 300, height: 150 }

function fitted({ width, height }: { width: number; height: number }) {
  const scale = Math.min(frame.width / width, frame.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

test('Chromium shows the drawings that the check accepts in the size that they are given, and not the others', async () => {
  const page = await (await startBrowser()).newPage()
  await page.goto('about:blank')
  const measure = (content: string | Buffer = '') =>
    page.evaluate(
      async (source) => {
        const image = new Image()
        image.src = source
        const isShown = await image.decode().then(
          () => true,
          () => false,
        )
        return { isShown, width: image.naturalWidth, height: image.naturalHeight }
      },
      `data:image/svg+xml;base64,${Buffer.from(content).toString('base64')}`,
    )
  const shown = await Promise.all(
    shownDrawings.map(async ([name, content, width, height]) => {
      const { isShown, ...size } = await measure(content)
      const own = { width, height }
      const isSame = [own, fitted(own)].some((one) => one.width === size.width && one.height === size.height)
      return isShown && isSame ? [] : [{ name, own, isShown, size }]
    }),
  )
  const unshown = await Promise.all(
    unshownDrawings.map(async ([name, content]) => {
      const { isShown, width, height } = await measure(content)
      return isShown && width * height > 0 ? [{ name, width, height }] : []
    }),
  )
  expect([...shown, ...unshown].flat()).toEqual([])
})
