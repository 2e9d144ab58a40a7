import { expect, test } from 'vitest'
import type { ComparedBlock } from '../../../edited-site/publishing'
import { findShifts } from './align-blocks'

const pair = (before?: number, now?: number, hasMoved = false): ComparedBlock => ({
  ...(before !== undefined && { before }),
  ...(now !== undefined && { now }),
  ...{ isEdited: false, hasMoved, target: '' },
})

test('the blocks after a new one begin at one height', () => {
  const shifts = findShifts([100, 400], [100, 400, 650], [pair(0, 0), pair(undefined, 1), pair(1, 2)])
  expect(shifts).toEqual({ before: [0, 250], now: [0, 0, 0] })
})

test('shifts add up: a block that has grown is followed by one that has shrunk', () => {
  const blocks = [pair(0, 0), pair(1, 1), pair(2, 2)]
  expect(findShifts([0, 100, 300], [0, 150, 250], blocks)).toEqual({ before: [0, 50, 50], now: [0, 0, 100] })
})

test('the blocks after a removed one are moved down now, and a block that has moved is not waited for', () => {
  expect(findShifts([0, 100, 200], [0, 100], [pair(0, 0), pair(2, 1), pair(1)])).toEqual({
    before: [0, 0, 0],
    now: [0, 100],
  })
  const moved = [pair(2, 0, true), pair(0, 1), pair(1, 2)]
  expect(findShifts([0, 100, 200], [0, 50, 150], moved)).toEqual({ before: [50, 50, 50], now: [0, 0, 0] })
})
