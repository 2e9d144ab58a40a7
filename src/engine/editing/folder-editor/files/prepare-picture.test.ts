import sharp from 'sharp'
import { expect, test } from 'vitest'
import { preparePicture } from './prepare-picture'

test.each([
  ['lying', 120, 60, { width: 40, height: 20 }],
  ['upright', 60, 120, { width: 20, height: 40 }],
  ['small', 30, 40, { width: 30, height: 40 }],
])('the longer side of a picture counts: %s', async (_, width, height, pixels) => {
  const png = await sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  expect((await preparePicture(png, 'png', 40))?.pixels).toEqual(pixels)
})
