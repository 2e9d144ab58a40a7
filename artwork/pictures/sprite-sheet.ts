/** Sprite sheets: what moves in a picture, cut out of drawings of the whole picture. */
import sharp from 'sharp'
import { drawAlike } from '../kit/fit'
import { type Layers, parseLayers, split, writeOnce } from './layers'

/** How a part of a picture moves. The scene draws the picture with the part's n-th drawing; 0 is the one in the picture. */
export interface Moving {
  /** Which drawing is seen when, as on an exposure sheet: '1 2 3*4 2', numbers from 1; 3*4 holds the third for four. */
  order: string
  /** How many drawings it rests at drawing 1 before it moves again. */
  rest?: number
  /** Drawings a second: 12 are "twos" of a film, 8 are "threes". */
  rate?: number
}

/** Draws pictures by their keys; the numbers say which drawing of each moving part. */
export type Scenes = Record<string, (...drawings: number[]) => string>

/** What moves in pictures, by their keys. */
export type Movings = Record<string, Moving[]>

/** The most bytes of a sprite sheet. It repeats itself, so compression makes it a third. */
const LIMIT = 48_000
/** How much each drawing shows beyond its place, so that its neighbours never do. */
const bleed = 4
/** Pictures are compared at this part of their size. */
const SMALL = 1 / 4

const readOrder = (order: string): number[] =>
  order.split(' ').flatMap((entry) => {
    const [drawing = 1, times = 1] = entry.split('*').map(Number)
    return Array<number>(times).fill(drawing)
  })

const pixelsOf = ({ width, height, left }: Layers, inner: string, head: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${head}<g transform="translate(${left})">${inner}</g></g></svg>`,
    ),
    { density: 72 * SMALL },
  )
    .ensureAlpha()
    .raw()
    .toBuffer()

type Box = [x: number, y: number, width: number, height: number]

/** The box around all that differs between drawings, from the left edge of what is drawn on. */
function boxOfChanges({ width, height, left }: Layers, [first, ...others]: Buffer[]): Box {
  const [w, h] = [Math.round(width * SMALL), Math.round(height * SMALL)]
  let [x1, y1, x2, y2] = [w, h, -1, -1]
  for (let y = 0; y < h; y++)
    for (let x = Math.ceil(left * SMALL); x < w; x++) {
      const at = (y * w + x) * 4
      const isSame = others.every((other) =>
        [0, 1, 2].every((i) => Math.abs((other[at + i] ?? 0) - (first?.[at + i] ?? 0)) < 3),
      )
      if (isSame) continue
      ;[x1, y1, x2, y2] = [Math.min(x1, x), Math.min(y1, y), Math.max(x2, x), Math.max(y2, y)]
    }
  if (x2 < 0) throw new Error('Nothing moves.')
  const [fromX, fromY] = [Math.max(left, (x1 - 1) / SMALL), Math.max(0, (y1 - 1) / SMALL)]
  return [fromX, fromY, Math.min(width, (x2 + 2) / SMALL) - fromX, Math.min(height, (y2 + 2) / SMALL) - fromY]
}

/** Whether a part can be seen in a box. */
async function isIn(picture: Layers, [x, y, w, h]: Box, part: string): Promise<boolean> {
  const pixels = await pixelsOf(picture, part, picture.head.replace(/^<path[^>]*>/, ''))
  const row = Math.round(picture.width * SMALL)
  for (let py = Math.floor((y - bleed) * SMALL); py <= (y + h + bleed) * SMALL; py++)
    for (let px = Math.floor((x - bleed) * SMALL); px <= (x + w + bleed) * SMALL; px++)
      if (px >= 0 && px < row && pixels[(py * row + px) * 4 + 3]) return true
  return false
}

/** Draws the sprite sheet of a moving part as svg text. Throws when nothing moves, or too much. */
export async function drawSpriteSheet(
  draw: (drawing: number) => string,
  { order, rest = 0, rate = 12 }: Moving,
): Promise<string> {
  const seen = readOrder(order)
  const drawings = drawAlike(() => Array.from({ length: Math.max(...seen) }, (_, index) => parseLayers(draw(index))))
  const picture = drawings[0] as Layers
  const lists = drawings.map(({ parts }) => parts)
  const place = boxOfChanges(
    picture,
    await Promise.all(lists.map((parts) => pixelsOf(picture, parts.join(''), picture.head))),
  )
  const { before, middles, after } = split(lists)
  let definitions = ''
  let count = 0
  const define = (text: string) => {
    const id = `r${count++}`
    definitions += `<g id="${id}">${text}</g>`
    return `<use href="#${id}"/>`
  }
  const moving = writeOnce(middles, define)
  const visible = async (parts: string[]) => {
    const areIn = await Promise.all(parts.map((part) => isIn(picture, place, part)))
    return parts.filter((_, index) => areIn[index]).join('')
  }
  const [x, y, w, h] = place
  const [cellWidth, cellHeight] = [w + 2 * bleed, h + 2 * bleed]
  const columns = Math.max(1, Math.round(Math.sqrt((drawings.length * cellHeight) / cellWidth)))
  const rows = Math.ceil(drawings.length / columns)
  const cells = moving.map((middle, index) => {
    const [dx, dy] = [(index % columns) * cellWidth + bleed - x, Math.floor(index / columns) * cellHeight + bleed - y]
    return `<g transform="translate(${dx} ${dy})" clip-path="url(#c)"><use href="#b"/><g transform="translate(${picture.left})">${middle}</g><use href="#f"/></g>`
  })
  const [ground = '', style = ''] = picture.head.split(/(?=<g )/)
  const layer = async (id: string, more: string, parts: string[]) =>
    `<g id="${id}">${more}<g transform="translate(${picture.left})">${await visible(parts)}</g></g>`
  const sheet = { picture: [picture.width, picture.height], place, bleed, columns, rows, rate, order: seen, rest }
  const size = [columns * cellWidth, rows * cellHeight]
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${size[0]}" height="${size[1]}" data-sheet='${JSON.stringify(sheet)}'>`,
    `${style}<defs><clipPath id="c"><path d="M${x - bleed} ${y - bleed}h${cellWidth}v${cellHeight}h-${cellWidth}z"/></clipPath>`,
    // In the picture the ground is outside the ink's group; here it would get its line.
    await layer('b', ground.replace('<path ', '<path stroke="none" '), before),
    await layer('f', '', after),
    `${definitions}</defs>${cells.join('')}</g></svg>\n`,
  ].join('')
  if (svg.length > LIMIT) throw new Error(`${svg.length} bytes of drawings`)
  return svg
}
