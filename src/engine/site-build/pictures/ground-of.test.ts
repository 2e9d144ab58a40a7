import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readGrounds } from './ground-of'

const folder = mkdtempSync(join(tmpdir(), 'grounds-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['<svg><path fill="#9ad7f5"/><path fill="#ff5a5f"/></svg>', '#9ad7f5'],
  ['<svg><path fill="none"/><path fill="#FA0"/></svg>', '#FA0'],
  ['<svg/>', undefined],
])('the ground of %s is %s', (drawing, colour) => {
  mkdirSync(join(folder, 'public'), { recursive: true })
  writeFileSync(join(folder, 'public/drawing.svg'), drawing)
  expect(readGrounds(folder)('/drawing.svg')).toBe(colour)
})
