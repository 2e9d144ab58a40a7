import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { escapeHtml } from '../../../src/engine/base/text/tags'
import type { Shot } from './take'

/** In pixels. Taller pictures are cropped. */
interface Scale {
  widthOf: (width: number) => number
  height: number
  row: number
}

const overview: Scale = { widthOf: (width) => Math.round(70 + width / 8), height: 420, row: 3100 }
const single: Scale = { widthOf: (width) => Math.round(150 + width / 6), height: 1100, row: 2600 }

const gap = 14
const caption = 22

interface Placed {
  shot: Shot
  left: number
  top: number
  width: number
}

function place(shots: Shot[], { widthOf, height, row }: Scale): { placed: Placed[]; height: number } {
  let left = gap
  let top = gap
  const placed = shots.map((shot) => {
    const width = widthOf(shot.width)
    if (left + width > row) {
      left = gap
      top += height + caption + gap
    }
    const at = { shot, left, top, width }
    left += width + gap
    return at
  })
  return { placed, height: top + height + caption + gap }
}

const label = ({ shot, width }: Placed) =>
  Buffer.from(
    `<svg width="${width}" height="${caption}"><text y="16" font-family="sans-serif" font-size="13" fill="#fff">${escapeHtml(shot.title)}</text></svg>`,
  )

async function drawSheet(shots: Shot[], scale: Scale, file: string): Promise<void> {
  const { placed, height } = place(shots, scale)
  const layers: OverlayOptions[] = []
  // One after another, to save memory.
  for (const item of placed) {
    const thumb = await sharp(item.shot.file, { limitInputPixels: false }).resize({ width: item.width }).toBuffer()
    const { height: full = 0 } = await sharp(thumb).metadata()
    const cut = { left: 0, top: 0, width: item.width, height: Math.min(full, scale.height) }
    const input = await sharp(thumb).extract(cut).toBuffer()
    layers.push(
      { input, left: item.left, top: item.top + caption },
      { input: label(item), left: item.left, top: item.top },
    )
  }
  await sharp({ create: { width: scale.row + gap, height, channels: 3, background: '#777' } })
    .composite(layers)
    .png({ palette: true, effort: 4 })
    .toFile(file)
}

/** Draws all pictures on one sheet, and larger ones on a sheet for each width. */
export async function drawContactSheets(shots: Shot[], out: string): Promise<void> {
  const widths = [...new Set(shots.map(({ width }) => width))]
  await drawSheet(shots, overview, join(out, 'contact-sheet.png'))
  for (const width of widths) {
    await drawSheet(
      shots.filter((shot) => shot.width === width),
      single,
      join(out, `contact-sheet@${width}.png`),
    )
  }
}
