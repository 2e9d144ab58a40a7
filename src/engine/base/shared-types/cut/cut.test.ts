import { expect, test } from 'vitest'
import { cutAddress, cutPart, readCut } from './cut'

const shape = { width: 400, height: 300 }

test('an address says where a picture is cut, in the middle without a point', () => {
  const address = cutAddress('/images/oven.jpg', { ...shape, across: 70, down: 20 })
  expect(address).toBe('/images/oven.jpg#cut=400x300@70,20')
  expect(readCut(address)).toEqual({ file: '/images/oven.jpg', cut: { ...shape, across: 70, down: 20 } })
  expect(cutAddress('/images/oven.jpg', shape)).toBe('/images/oven.jpg#cut=400x300@50,50')
})

test('a drawing is not cut', () => {
  expect(cutAddress('/images/oven.svg', shape)).toBe('/images/oven.svg')
  expect(readCut('/images/oven.svg')).toEqual({ file: '/images/oven.svg' })
})

test.each([
  ['a wide picture at its point', { width: 1600, height: 600 }, [70, 20], [720, 0, 800, 600]],
  ['a tall picture at its point', { width: 400, height: 900 }, [70, 40], [0, 210, 400, 300]],
  ['at an edge', { width: 1600, height: 600 }, [100, 0], [800, 0, 800, 600]],
  ['smaller than the shape', { width: 40, height: 60 }, [50, 0], [0, 0, 40, 30]],
])(
  'the part of %s keeps the shape and stays inside',
  (_, whole, [across = 0, down = 0], [left, top, width, height]) => {
    expect(cutPart(whole, { ...shape, across, down })).toEqual({ left, top, width, height })
  },
)
