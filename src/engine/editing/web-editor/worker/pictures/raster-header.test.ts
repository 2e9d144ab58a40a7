import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { rasterExtensions } from '../../../../base/shared-types/pictures'
import { sniff } from '../../../../content/file-inspection/inspect/sniff'
import { openWithSharp } from '../../../../folders/site-folder/open-picture'
import { listPublicFiles } from '../../../../folders/site-folder/public-files'
import { readRasterHeader } from './raster-header'

const read = (bytes: Uint8Array) => readRasterHeader(bytes, sniff(bytes.subarray(0, 1024)))

const draw = (width = 90, height = 60): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const

const still = await Promise.all(
  formats.map(async (format) => [format, await draw().toFormat(format).toBuffer()] as const),
)

/** What sharp reads of a picture, and whether it moves. */
async function readWithSharp(bytes: Uint8Array) {
  const { width, height, orientation = 1 } = await sharp(bytes).metadata()
  const { isMoving, seconds } = (await openWithSharp(bytes)) ?? {}
  return { width, height, orientation, isMoving, seconds, isWhole: true }
}

function readHere(bytes: Uint8Array) {
  const header = read(bytes)
  if (!header) return undefined
  const { width, height, orientation, frames, seconds, isWhole } = header
  return { width, height, orientation, isMoving: frames > 1, seconds, isWhole }
}

const root = join(import.meta.dirname, '../../../../../..')

test.each([root, join(root, 'tests/second-studio')])('the pictures of %s are read as in Node', async (site) => {
  const files = [...(await listPublicFiles(site)).keys()].filter((address) =>
    rasterExtensions.some((extension) => address.endsWith(`.${extension}`)),
  )
  for (const address of files) {
    const bytes = readFileSync(join(site, 'public', address))
    expect([address, readHere(bytes)]).toEqual([address, await readWithSharp(bytes)])
  }
})

describe.each(still)('a picture as %s', (_, bytes) => {
  test('is read as in Node', async () => {
    expect(readHere(bytes)).toEqual(await readWithSharp(bytes))
  })

  test('is not whole when its end is missing', () => {
    for (const part of [0.01, 0.4, 0.9])
      expect(readHere(bytes.subarray(0, bytes.length * part))?.isWhole).not.toBe(true)
  })
})

test.each(['jpeg', 'png', 'webp'] as const)('a %s that a camera turned says so', async (format) => {
  for (const orientation of [1, 3, 6, 8]) {
    const bytes = await draw().withMetadata({ orientation }).toFormat(format).toBuffer()
    expect(readHere(bytes)).toEqual(await readWithSharp(bytes))
    expect(read(bytes)?.hasNotes).toBe(true)
  }
})

test.each(['gif', 'webp'] as const)('a moving %s has several frames', async (format) => {
  const frames = await Promise.all([1, 2, 3].map(() => draw().png().toBuffer()))
  const bytes = await sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
  const { width, height, isMoving, seconds } = (await openWithSharp(bytes)) ?? {}
  expect(readHere(bytes)).toMatchObject({ width, height, isMoving, isWhole: true })
  // How long a gif takes is not asked: it is no loop.
  if (format === 'webp') expect(readHere(bytes)?.seconds).toBe(seconds)
})

test('a progressive jpeg, and pictures with transparency and palettes are read as in Node', async () => {
  const transparent = draw().ensureAlpha(0.5)
  const contents = await Promise.all([
    draw(400, 300).jpeg({ progressive: true, mozjpeg: true }).toBuffer(),
    transparent.clone().png().toBuffer(),
    transparent.clone().png({ palette: true }).toBuffer(),
    transparent.clone().webp().toBuffer(),
    transparent.clone().webp({ lossless: true }).toBuffer(),
    transparent.clone().avif({ effort: 0 }).toBuffer(),
    draw(2000, 1500).avif({ effort: 0 }).toBuffer(),
  ])
  for (const bytes of contents) expect(readHere(bytes)).toEqual(await readWithSharp(bytes))
})
