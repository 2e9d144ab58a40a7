import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { build } from 'vite'
import { beforeAll, expect, inject, test } from 'vitest'
import { listPublicFiles } from '../../../src/engine/folders/site-folder/public-files'
import type { PicturesInPage } from '../support/pictures-in-page'
import { openPage, root, serveSite } from '../support/site'

const draw = (width = 90, height = 60): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

const formats = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const

/** Whole, cut off and moving pictures. */
async function writeSamples(folder: string): Promise<void> {
  const write = (name: string, content: Uint8Array) => writeFileSync(join(folder, name), content)
  for (const format of formats) {
    const whole = await draw().toFormat(format).toBuffer()
    write(`whole.${format}`, whole)
    for (const part of [0.3, 0.6, 0.95]) write(`part-${part}.${format}`, whole.subarray(0, whole.length * part))
    write(`named.${format === 'png' ? 'jpg' : 'png'}`, whole)
  }
  const frames = await Promise.all([1, 2, 3].map(() => draw().png().toBuffer()))
  for (const format of ['gif', 'webp'] as const)
    write(
      `moving.${format}`,
      await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer(),
    )
  write('tower.png', await draw(40, 17_000).png().toBuffer())
}

/** Red, green, blue and yellow, from the left above to the right below. */
const corners = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0])

const turned = (['jpeg', 'png', 'webp'] as const).flatMap((format) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => ({ format, orientation, name: `turned-${orientation}.${format}` })),
)

async function writeTurned(folder: string): Promise<void> {
  for (const { format, orientation, name } of turned)
    await sharp(corners, { raw: { width: 2, height: 2, channels: 3 } })
      .resize(80, 40, { kernel: 'nearest', fit: 'fill' })
      .withMetadata({ orientation })
      .toFormat(format)
      .toFile(join(folder, name))
}

let page: Page
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(inject('folder'), 'pictures-'))
  const publicFolder = join(folder, 'public')
  mkdirSync(publicFolder)
  cpSync(join(root, 'public/images'), join(publicFolder, 'images'), { recursive: true })
  await writeSamples(publicFolder)
  await writeTurned(publicFolder)
  await build({
    ...{ root, configFile: false, publicDir: false, logLevel: 'error' },
    build: {
      ...{ outDir: folder, emptyOutDir: false },
      lib: {
        entry: join(root, 'tests/browser/support/pictures-in-page.ts'),
        formats: ['es'],
        fileName: () => 'code.js',
      },
    },
  })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="/code.js"></script>')
  const { address } = await serveSite(folder)
  ;({ page } = await openPage())
  await page.goto(address)
  await page.waitForFunction('self.prepare')
})

test('a browser knows of pictures what Node knows of them', async () => {
  const files = [...(await listPublicFiles(folder))].filter(([address]) => !address.endsWith('.svg'))
  const inspect = (addresses: string[]) => (self as unknown as PicturesInPage).inspectAll(addresses)
  const inspections = await page.evaluate(
    inspect,
    files.map(([address]) => address),
  )
  expect(files.map(([address], at) => [address, inspections[at]])).toEqual(
    files.map(([address, { bytes: _, ...file }]) => [address, file]),
  )
})

/** The size of a picture, and the colours of its corners. */
async function look(picture: string | Buffer): Promise<unknown> {
  const upright = await sharp(picture).autoOrient().toBuffer()
  const { width, height } = await sharp(upright).metadata()
  const { data } = await sharp(upright)
    .removeAlpha()
    .resize(2, 2, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [width, height, ...[...data].map((value) => Math.round(value / 128))]
}

test.each(turned)('an upload of $name is turned upright', async ({ format, name }) => {
  const kind = format === 'jpeg' ? 'jpg' : format
  const upload = ([address, holds]: string[]) =>
    (self as unknown as PicturesInPage).prepare(address ?? '', holds ?? '', 2400)
  const bytes = await page.evaluate(upload, [`/${name}`, kind])
  const { orientation = 1 } = await sharp(Buffer.from(bytes ?? [])).metadata()
  expect(orientation).toBe(1)
  expect(await look(Buffer.from(bytes ?? []))).toEqual(await look(join(folder, 'public', name)))
})

test('the longer side of an upload counts', async () => {
  const upload = () => (self as unknown as PicturesInPage).prepare('/turned-6.png', 'png', 40)
  const { width, height } = await sharp(Buffer.from((await page.evaluate(upload)) ?? [])).metadata()
  expect([width, height]).toEqual([20, 40])
})
