/** Sheets of drawings: what moves in a picture, cut out of drawings of the whole picture. */
import sharp from 'sharp'
import { drawAlike } from './kit/fit'

/** How a part of a picture moves. The scene draws the picture with the part's n-th drawing; 0 is the one in the picture. */
export interface Moving {
  /** Which drawing is seen when, as on an exposure sheet: '1 2 3*4 2', numbers from 1; 3*4 holds the third for four. */
  order: string
  /** How many drawings long it stands still at drawing 1 before it moves again. */
  rest?: number
  /** Drawings a second: 12 are "twos" of a film, 8 are "threes". */
  rate?: number
}

/** Draws pictures by their keys; the numbers say which drawing of each moving part. */
export type Scenes = Record<string, (...drawings: number[]) => string>

/** What moves in pictures, by their keys. */
export type Movings = Record<string, Moving[]>

/** The most bytes a sheet may have. Most of it repeats, so it is sent at a third. */
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

/** A picture taken apart: its size, its ground, how far its parts are moved, and the parts from back to front. */
interface Layers {
  width: number
  height: number
  head: string
  left: number
  parts: string[]
}

/** The elements of an svg text that lie side by side. */
function elements(text: string): string[] {
  const found: string[] = []
  let [depth, from] = [0, 0]
  for (const { 0: tag, index } of text.matchAll(/<[^>]+>/g)) {
    if (tag.startsWith('</')) depth--
    else if (!tag.endsWith('/>')) depth++
    if (depth > 0) continue
    found.push(text.slice(from, index + tag.length))
    from = index + tag.length
  }
  return found
}

function takeApart(svg: string): Layers {
  const [, width, height, head = '', inner = ''] =
    svg.match(/viewBox="0 0 (\d+) (\d+)"[^>]*>(<path[^>]*\/><g [^>]*>)(.*)<\/g><\/svg>\s*$/s) ?? []
  const [, left = '0', parts = inner] =
    inner.match(/translate\((\d+)\)"><use[^>]*><g id="drawn"[^>]*>(.*)<\/g><\/g>$/s) ?? []
  return { width: Number(width), height: Number(height), head, left: Number(left), parts: elements(parts) }
}

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

/** How many elements from the start all lists share. */
function shared(lists: string[][]): number {
  const [first = []] = lists
  const end = first.findIndex((part, at) => lists.some((list) => list[at] !== part))
  return end < 0 ? first.length : end
}

const openTag = (element = ''): string => element.match(/^<g[^>]*>/)?.[0] ?? ''
const inside = (element: string): string => element.slice(openTag(element).length, -'</g>'.length)

/** What drawings share behind and before what moves in them, and that. */
interface Split {
  before: string[]
  middles: string[][]
  after: string[]
}

/** Takes shared elements off both ends of all drawings; of one group that is left in each, off the ends of what is in it. */
function split(drawings: string[][]): Split {
  const start = shared(drawings)
  const end = shared(drawings.map((parts) => parts.slice(start).reverse()))
  const [first = []] = drawings
  const before = first.slice(0, start)
  const after = first.slice(first.length - end)
  const middles = drawings.map((parts) => parts.slice(start, parts.length - end))
  const tag = openTag(middles[0]?.[0])
  const isOneGroup =
    tag && !tag.includes('opacity') && middles.every(({ length, 0: part }) => length === 1 && openTag(part) === tag)
  if (!isOneGroup) return { before, middles, after }
  const inner = split(middles.map(([part = '']) => elements(inside(part))))
  const wrap = (part: string) => `${tag}${part}</g>`
  return {
    before: [...before, ...inner.before.map(wrap)],
    middles: inner.middles.map((parts) => [wrap(parts.join(''))]),
    after: [...inner.after.map(wrap), ...after],
  }
}

/** A text this long is worth a name when it is needed again. */
const LONG = 60

/**
 * Writes what all drawings share once: returns a text for each, in which shared elements are uses of what `define` was
 * given. Groups are compared by what is in them, so that a thing that only turns is written once.
 */
function writeOnce(drawings: string[][], define: (text: string) => string): string[] {
  const [first = []] = drawings
  if (drawings.some(({ length }) => length !== first.length)) return drawings.map((parts) => parts.join(''))
  const texts = drawings.map(() => '')
  let run = ''
  const add = (pieces: string[]) => {
    for (const [index, piece] of pieces.entries()) texts[index] += piece
  }
  const endRun = () => {
    const text = run.length > LONG ? define(run) : run
    add(drawings.map(() => text))
    run = ''
  }
  for (const [at, part] of first.entries()) {
    const parts = drawings.map((list) => list[at] as string)
    if (parts.every((other) => other === part)) {
      run += part
      continue
    }
    endRun()
    if (!parts.every(openTag)) add(parts)
    else {
      const inner = writeOnce(
        parts.map((group) => elements(inside(group))),
        define,
      )
      add(inner.map((text, index) => `${openTag(parts[index])}${text}</g>`))
    }
  }
  endRun()
  return texts
}

/** Draws the sheet of a moving part as svg text. Throws when nothing moves, or too much. */
export async function drawSheet(
  draw: (drawing: number) => string,
  { order, rest = 0, rate = 12 }: Moving,
): Promise<string> {
  const seen = readOrder(order)
  const drawings = drawAlike(() => Array.from({ length: Math.max(...seen) }, (_, index) => takeApart(draw(index))))
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
    await layer('b', ground, before),
    await layer('f', '', after),
    `${definitions}</defs>${cells.join('')}</g></svg>\n`,
  ].join('')
  if (svg.length > LIMIT) throw new Error(`${svg.length} bytes of drawings`)
  return svg
}
