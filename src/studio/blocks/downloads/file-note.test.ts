import { expect, test } from 'vitest'
import { fileNote } from './file-note'

test.each([
  [1_234_567, 'PDF, 1.2 MB'],
  [2_000_000, 'PDF, 2 MB'],
  [999_600, 'PDF, 1 MB'],
  [340_200, 'PDF, 340 kB'],
  [12, 'PDF, 1 kB'],
  [undefined, 'PDF'],
])('a guide of %s bytes has the note "%s"', (bytes, words) => {
  expect(fileNote('/guides/mouse-house-guide.pdf', bytes)).toBe(words)
})
