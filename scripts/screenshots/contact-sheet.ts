import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import type { Shot } from './take'

const page = `<!doctype html><title>Contact sheet</title><style>
  body { margin: 24px; display: flex; flex-wrap: wrap; gap: 20px 12px; align-items: start; background: #888; font: 12px sans-serif; color: #fff }
  figure { margin: 0 }
  figcaption { width: 0; min-width: 100%; height: 2.4em; overflow: hidden; overflow-wrap: anywhere }
  canvas { display: block; background: #fff }</style>`

/** Draws all pictures, small and cut off at the foot, into one. One after the other: together they would fill the memory. */
export async function drawContactSheet(browser: Browser, shots: Shot[], file: string): Promise<void> {
  const sheet = await browser.newPage({ viewport: { width: 2700, height: 1000 } })
  await sheet.setContent(page)
  for (const { file: picture, title, width } of shots) {
    const data = (await readFile(picture)).toString('base64')
    await sheet.evaluate(
      async ({ data, title, thumb }) => {
        const blob = await (await fetch(`data:image/png;base64,${data}`)).blob()
        const bitmap = await createImageBitmap(blob, { resizeWidth: thumb, resizeQuality: 'high' })
        const figure = document.createElement('figure')
        const canvas = figure.appendChild(document.createElement('canvas'))
        canvas.width = thumb
        canvas.height = Math.min(bitmap.height, 320)
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
        bitmap.close()
        figure.appendChild(document.createElement('figcaption')).textContent = title
        document.body.append(figure)
      },
      { data, title, thumb: Math.round(60 + width / 7.5) },
    )
  }
  await sheet.screenshot({ path: file, fullPage: true })
  await sheet.close()
}
