import { expect, test } from 'vitest'
import { compareMoved, comparePixels, crop, type Pixels } from './pixels'

const blank = (width: number, height: number, colour = [255, 255, 255, 255]): Pixels => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 4 }, (_, index) => colour[index % 4] as number),
})

function draw(on: Pixels, left: number, top: number, width: number, height: number): Pixels {
  const data = on.data.slice()
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++) data.set([0, 0, 0, 255], (y * on.width + x) * 4)
  return { ...on, data }
}

test('equal pictures do not differ', () => {
  expect(comparePixels(blank(50, 40), blank(50, 40))).toEqual({ share: 0, marks: [] })
})

test('marks differences with a margin; distant ones get marks of their own', () => {
  const { share, marks } = comparePixels(blank(200, 300), draw(draw(blank(200, 300), 20, 30, 10, 10), 100, 200, 20, 20))
  expect(share).toBeCloseTo(500 / 60_000)
  expect(marks).toEqual([
    { x: 12, y: 22, width: 26, height: 26 },
    { x: 92, y: 192, width: 36, height: 36 },
  ])
})

test('marks what only the taller picture has', () => {
  expect(comparePixels(blank(10, 30), blank(10, 40))).toEqual({
    share: 0.25,
    marks: [{ x: 0, y: 30, width: 10, height: 10 }],
  })
})

test('crops to the part of a box that is inside the picture', () => {
  expect(crop(blank(10, 10), { x: 6, y: -5, width: 10, height: 8 })).toEqual(blank(4, 3))
  expect(crop(blank(10, 10), { x: 0, y: 20, width: 10, height: 8 })).toMatchObject({ width: 10, height: 0 })
})

test('lines that are a pixel further apart are equal; other lines are not', () => {
  const picture = (...rows: number[]) => ({
    width: 40,
    height: rows.length,
    data: Uint8Array.from(rows.flatMap((grey) => Array.from({ length: 40 }, () => [grey, grey, grey, 255]).flat())),
  })
  const lines = picture(255, 0, 255, 255, 90, 255)
  const others = picture(255, 0, 255, 255, 255, 90)
  expect(compareMoved(lines, picture(255, 255, 0, 255, 90, 255)).share).toBe(0)
  expect(compareMoved(lines, others)).toEqual(comparePixels(lines, others))
})
