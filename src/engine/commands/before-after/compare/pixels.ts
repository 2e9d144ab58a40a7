import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import type { Box } from '../visible-change'

/** Four bytes a pixel: red, green, blue, alpha. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/** Two pictures with a smaller share of different pixels count as equal. */
export const minShare = 0.001

export async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

export function crop({ width, height, data }: Pixels, box: Box): Pixels {
  const [left, top] = [Math.min(Math.max(box.x, 0), width), Math.min(Math.max(box.y, 0), height)]
  const right = Math.max(left, Math.min(box.x + box.width, width))
  const bottom = Math.max(top, Math.min(box.y + box.height, height))
  const row = (right - left) * 4
  const cut = new Uint8Array(row * (bottom - top))
  for (let y = top; y < bottom; y++) {
    const start = (y * width + left) * 4
    cut.set(data.subarray(start, start + row), (y - top) * row)
  }
  return { width: right - left, height: bottom - top, data: cut }
}

export interface PixelDifference {
  share: number
  marks: Box[]
}

/** Differing rows that are closer than so many pixels share a mark. */
const maxGap = 40

/** Pixels. */
const margin = 8

function findMarks(mask: Pixels, size: { width: number; height: number }): Box[] {
  const boxes: Box[] = []
  for (let y = 0; y < mask.height; y++) {
    let [left, right] = [-1, -1]
    for (let x = 0; x < mask.width; x++) {
      if (mask.data[(y * mask.width + x) * 4 + 3] === 0) continue
      if (left < 0) left = x
      right = x
    }
    if (left < 0) continue
    const last = boxes.at(-1)
    if (last && y - (last.y + last.height) < maxGap) {
      const end = Math.max(last.x + last.width, right + 1)
      last.x = Math.min(last.x, left)
      Object.assign(last, { width: end - last.x, height: y + 1 - last.y })
    } else boxes.push({ x: left, y, width: right + 1 - left, height: 1 })
  }
  return boxes.map((box) => {
    const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)]
    const right = Math.min(size.width, box.x + box.width + margin)
    return { x, y, width: right - x, height: Math.min(size.height, box.y + box.height + margin) - y }
  })
}

/** From the upper left corners. What only one picture has is different. */
export function comparePixels(one: Pixels, other: Pixels): PixelDifference {
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) }
  const all = size.width * size.height
  if (all === 0) return { share: 0, marks: [] }
  const common = { x: 0, y: 0, width: Math.min(one.width, other.width), height: Math.min(one.height, other.height) }
  const mask: Pixels = { ...common, data: new Uint8Array(common.width * common.height * 4) }
  const [a, b] = [crop(one, common), crop(other, common)]
  const count =
    common.width * common.height === 0 || Buffer.from(a.data.buffer).equals(Buffer.from(b.data.buffer))
      ? 0
      : pixelmatch(a.data, b.data, mask.data, common.width, common.height, { diffMask: true })
  const marks = count === 0 ? [] : findMarks(mask, size)
  if (one.height !== other.height)
    marks.push({ x: 0, y: common.height, width: size.width, height: size.height - common.height })
  return { share: (count + all - common.width * common.height) / all, marks }
}

/** Of equal rows, such as the space between lines, one is kept. */
function withoutRepeatedRows({ width, data }: Pixels): Pixels {
  const row = width * 4
  const rows: Uint8Array[] = []
  for (let start = 0; start < data.length; start += row) {
    const next = data.subarray(start, start + row)
    const last = rows.at(-1)
    if (!last || Buffer.compare(last, next) !== 0) rows.push(next)
  }
  return { width, height: rows.length, data: Buffer.concat(rows) }
}

/** A block in two places of a page: browsers round lines to whole pixels, so these can be a pixel further apart. */
export function compareMoved(one: Pixels, other: Pixels): PixelDifference {
  const isAlike = one.width === other.width && Math.abs(one.height - other.height) <= 1
  const whole = comparePixels(one, other)
  if (!isAlike || whole.share < minShare) return whole
  const lines = comparePixels(withoutRepeatedRows(one), withoutRepeatedRows(other))
  return lines.share < minShare ? lines : whole
}
